import type { Body } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { building, type checkKeys } from '@fitout/contract/renovations.ts'
import type { progressStage } from '@fitout/contract/staff/stages.ts'
import {
  changeRoom,
  setCheck,
  showRenovationToStaff,
} from '../../../../src/features/renovations/staff-renovations-service.ts'
import { noteProgress } from '../../../../src/features/stages/progress-service.ts'
import { addLostDay } from '../../../../src/features/weather-days/weather-days-service.ts'
import { shopAtWork, shopOf } from '../past-shop.ts'
import type { Works, WorksPart } from './works-part.ts'

/** Masonry is done, carpentry under way; a typhoon cost one day. */
export const doStages: WorksPart = async (works) => {
  await prepareBuilding(works)
  for (const [key, fields] of checks) await check(works, key, fields)
  await loseADay(works)
  for (const [daysAgo, time, key, fields] of progress) {
    const { context, by, id } = works
    const body = { reason: '', ...fields }
    await noteProgress(await shopAtWork(context, daysAgo, time), by, { id, key }, body)
  }
}

type Fields = Omit<Body<typeof progressStage>, 'reason'>

/** Days ago, time, stage, and the comment. */
const progress: [number, string, string, Fields][] = [
  [36, '09:20', 'demolition', { percent: 5 }],
  [31, '17:10', 'demolition', { percent: 100 }],
  [30, '09:15', 'services', { percent: 5 }],
  [22, '09:30', 'masonry', { percent: 5 }],
  [20, '16:45', 'services', { percent: 100 }],
  [10, '17:20', 'masonry', { percent: 70 }],
  [9, '09:40', 'carpentry', { percent: 10 }],
  [3, '17:30', 'masonry', { percent: 100 }],
  [
    1,
    '17:05',
    'carpentry',
    {
      percent: 40,
      next_step: {
        en: 'Hang the doors, then the wardrobe comes on site',
        zh: '安裝木門，之後衣櫃到場組裝',
        cn: '安装木门，随后衣柜进场组装',
      },
      waits_for: 'STUDIO',
    },
  ],
]

type Check = { state: 'DONE' | 'NOT_NEEDED'; number: string; validDays?: number; reason: string }

const done = (number: string, validDays?: number): Check => ({
  state: 'DONE',
  number,
  ...(validDays && { validDays }),
  reason: '',
})

const checks: [(typeof checkKeys)[number], Check][] = [
  ['STRUCTURE', done('RC-0118')],
  ['MINOR_WORKS', done('MW-III 3.6')],
  ['ELECTRICAL', done('WR1')],
  ['PLUMBING', done('LP-0612')],
  ['GAS', { state: 'NOT_NEEDED', number: '', reason: '單位使用電磁爐及電熱水爐' }],
  ['INSURANCE_CAR', done('CAR-20180612', 200)],
  ['INSURANCE_EC', done('EC-20180612', 200)],
  ['PERMIT', done('118', 90)],
]

async function check({ context, by, id }: Works, key: string, { validDays, ...fields }: Check): Promise<void> {
  const past = shopOf(context, 40, '15:00')
  const { revision } = await showRenovationToStaff(past, id)
  const until = validDays ? hongKongDay(past.clock.now(), validDays) : null
  await setCheck(past, by, { id, key }, { ...fields, valid_until: until, revision })
}

async function prepareBuilding({ context, by, id }: Works): Promise<void> {
  const past = shopOf(context, 41, '11:30')
  const { revision, building: empty } = await showRenovationToStaff(past, id)
  const day = (ahead: number) => hongKongDay(past.clock.now(), ahead)
  await changeRoom(past, by, id, {
    revision,
    building: building.parse({
      ...empty,
      management_office: '大廈管理處（示範）',
      permit_number: '118',
      permit_from: day(3),
      permit_until: day(91),
      deposit: 25_000,
      deposit_by: 'CLIENT',
      deposit_paid_on: day(-1),
      hours: '09:00–18:00',
      noisy_hours: '星期一至五 10:00–17:00，星期六不可嘈吵',
    }),
  })
}

async function loseADay({ context, by }: Works): Promise<void> {
  const past = await shopAtWork(context, 15, '18:30')
  await addLostDay(past, by, { day: hongKongDay(past.clock.now()), cause: 'T8', lost: 1, reason: '' })
}
