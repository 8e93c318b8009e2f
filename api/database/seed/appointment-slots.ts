import { isOpenOn } from '@fitout/contract/booking-days.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Database } from '../../src/database/database.ts'
import { newId } from '../../src/database/new-id.ts'
import { shopConstants } from './configuration/shop-constants.ts'

const days = 28
const minute = 60_000

/**
 * One team measures on Hong Kong Island and in Kowloon, another in the New Territories; the showroom receives two visits at
 * once, and two teams do the ordered services.
 */
const rules = [
  {
    kind: 'MEASUREMENT',
    times: ['11:00', '15:30'],
    minutes: 90,
    capacity: 1,
    districts: [
      'central-and-western',
      'wan-chai',
      'eastern',
      'southern',
      'yau-tsim-mong',
      'sham-shui-po',
      'kowloon-city',
      'wong-tai-sin',
      'kwun-tong',
    ],
  },
  {
    kind: 'MEASUREMENT',
    times: ['10:30', '15:00'],
    minutes: 90,
    capacity: 1,
    districts: [
      'kwai-tsing',
      'tsuen-wan',
      'tuen-mun',
      'yuen-long',
      'north',
      'tai-po',
      'sha-tin',
      'sai-kung',
      'islands',
    ],
  },
  { kind: 'SERVICE', times: ['11:00', '15:00'], minutes: 120, capacity: 2, districts: [] },
  { kind: 'SHOWROOM', times: ['11:00', '14:00', '16:00'], minutes: 60, capacity: 2, districts: [] },
] as const

/** Slots of the coming four weeks, on the studio's opening days. */
export async function insertAppointmentSlots(db: Database, now: Date): Promise<void> {
  const open = Array.from({ length: days }, (_, ahead) => hongKongDay(now, ahead + 1)).filter((day) =>
    isOpenOn(day, shopConstants.opening_hours),
  )
  const rows = rules.flatMap(({ kind, times, minutes, capacity, districts }) =>
    open.flatMap((day) =>
      times.map((time) => {
        const starts_at = new Date(`${day}T${time}:00+08:00`)
        const ends_at = new Date(starts_at.getTime() + minutes * minute)
        return { id: newId(), kind, starts_at, ends_at, capacity, districts: [...districts], created_at: now }
      }),
    ),
  )
  await db.insertInto('appointment_slots').values(rows).execute()
}
