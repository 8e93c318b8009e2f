import type { Context } from '../../../src/context.ts'
import { holdPlace } from '../../../src/features/appointments/appointments-service.ts'
import { book } from '../../../src/features/appointments/book-visit.ts'
import { endByStaff } from '../../../src/features/appointments/staff-appointments.ts'
import { addSlotsByStaff } from '../../../src/features/appointments/staff-slots.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { DemoMember } from './demo-members.ts'
import { shopOf } from './past-shop.ts'
import type { SeedRenovation } from './renovation-types.ts'

/** The home was measured nine days ago, or on the studio's last opening day before. Resolves to the visit. */
export async function bookMeasurement(
  context: Context,
  by: { id: string },
  { accountId, name, email }: DemoMember,
  { facts: { district }, address, language }: SeedRenovation,
): Promise<string> {
  const past = shopOf(context, 17, '19:45')
  const { slotId, daysAgo } = await addSlot(context, past, by, district)
  const visitor = { accountId, source: undefined, locale: language }
  const hold = await holdPlace(past, visitor, slotId)
  const home = { name, email, area_code: '852', phone: '', district, address, note: '' } as const
  const booked = await book(past, visitor, { hold_id: hold._id, ...home, website: '' }, undefined)
  await endByStaff(shopOf(context, daysAgo, '12:30'), by, booked._id, 'DONE')
  return booked._id
}

async function addSlot(
  context: Context,
  past: Context,
  by: { id: string },
  district: SeedRenovation['facts']['district'],
) {
  for (let daysAgo = 9; daysAgo < 14; daysAgo += 1) {
    const from = hongKongDay(context.clock.now(), -daysAgo)
    const [slot] = await addSlotsByStaff(past, by, {
      kind: 'MEASUREMENT',
      from,
      weeks: 1,
      weekdays: [new Date(from).getUTCDay() || 7],
      times: ['10:30'],
      minutes: 90,
      capacity: 1,
      districts: [district],
      staff_id: null,
      place: null,
    })
    if (slot) return { slotId: slot._id, daysAgo }
  }
  throw new Error('The studio was closed all those days')
}
