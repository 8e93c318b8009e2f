import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { toDollars } from '@fitout/contract/money.ts'
import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import type { checkKeys } from '@fitout/contract/renovations.ts'
import { openOf, showSchedule } from '../../../../src/features/instalments/schedule-service.ts'
import { endWorks } from '../../../../src/features/handovers/handovers-service.ts'
import { confirmRecord, enterRecord } from '../../../../src/features/payment-records/staff-payment-records-service.ts'
import { acceptVersion } from '../../../../src/features/quotations/accept-quotation.ts'
import { requireSent } from '../../../../src/features/quotations/quotations-service.ts'
import { setCheck, showRenovationToStaff } from '../../../../src/features/renovations/staff-renovations-service.ts'
import { noteProgress } from '../../../../src/features/stages/progress-service.ts'
import { shopAtWork, shopOf } from '../past-shop.ts'
import { sendFirstVersion } from '../seed-quotations.ts'
import type { HandedOver } from './handed-over.ts'

/** From the quotation to the inspection; the first half is paid. */
export async function doWorks(home: HandedOver): Promise<void> {
  await agree(home)
  await pay(home, 1, 97)
  for (const [key, number] of checks) await check(home, key, number)
  for (const [daysAgo, key, percent] of progress) {
    const past = await shopAtWork(home.context, daysAgo, '17:20')
    await noteProgress(past, home.by, { id: home.id, key }, { percent, reason: '' })
  }
  await endWorks(shopOf(home.context, 31, '17:40'), home.by, home.id)
}

async function agree({ context, by, client, ...room }: HandedOver): Promise<void> {
  await sendFirstVersion(shopOf(context, 110, '17:30'), by, room)
  const accepting = shopOf(context, 106, '21:05')
  const path = { id: room.id, version: '1' }
  const { content_hash } = await requireSent(accepting, client.accountId, path)
  const signer = { accountId: client.accountId, source: undefined, locale: room.seed.language }
  const body = {
    content_hash: content_hash ?? '',
    options: [],
    typed_name: client.name,
    is_agreed: true as const,
    wording_version: signingVersion,
  }
  await acceptVersion(accepting, signer, path, { body, idempotencyKey: undefined })
}

const progress: [daysAgo: number, key: string, percent: number][] = [
  [92, 'demolition', 10],
  [87, 'demolition', 100],
  [86, 'masonry', 5],
  [68, 'masonry', 100],
  [66, 'carpentry', 10],
  [48, 'carpentry', 100],
  [46, 'finishing', 10],
  [32, 'finishing', 100],
]

const checks: [key: (typeof checkKeys)[number], number: string][] = [
  ['STRUCTURE', 'RC-0062'],
  ['ELECTRICAL', 'WR1'],
  ['PLUMBING', 'LP-0285'],
  ['INSURANCE_CAR', 'CAR-20180285'],
  ['INSURANCE_EC', 'EC-20180285'],
  ['PERMIT', '62'],
]

async function check({ context, by, id }: HandedOver, key: string, number: string): Promise<void> {
  const past = shopOf(context, 95, '15:10')
  const { revision } = await showRenovationToStaff(past, id)
  await setCheck(past, by, { id, key }, { state: 'DONE', number, valid_until: null, reason: '', revision })
}

/** Confirms an instalment as staff who found the money on the statement. */
export async function pay({ context, by, client, id }: HandedOver, number: number, daysAgo: number): Promise<void> {
  const past = shopOf(context, daysAgo, '11:15')
  const instalment = (await showSchedule(past.db, id)).find((row) => row.number === number)
  if (!instalment) throw new Error(`The renovation has no instalment ${number}`)
  const amount = toDollars(openOf(instalment))
  const day = hongKongDay(past.clock.now())
  const fields = { channel: 'FPS', wallet: null, bank_number: '161234567', amount, paid_on: day } as const
  const body = { ...fields, user_name: client.name, instalment_id: instalment.id }
  const record = await enterRecord(past, by, id, { body, idempotencyKey: undefined })
  const seen = { is_amount_matched: true, is_bank_matched: true, received_amount: amount, note: '' } as const
  const confirmed = { body: { ...seen, received_on: day }, idempotencyKey: undefined }
  await confirmRecord(past, by, record._id, confirmed)
}
