import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { Context } from '../../../../src/context.ts'
import { keepFile } from '../../../../src/features/files/files-service.ts'
import { openOf, showSchedule } from '../../../../src/features/instalments/schedule-service.ts'
import { requireOwnAccounts } from '../../../../src/features/payment-readings/payment-readings-service.ts'
import { submitRecord } from '../../../../src/features/payment-records/payment-records-service.ts'
import { confirmRecord } from '../../../../src/features/payment-records/staff-payment-records-service.ts'
import { drawPicture } from '../../../../src/testing/payment-pictures/draw-picture.ts'
import { layouts } from '../../../../src/testing/payment-pictures/layouts.ts'
import { madeUpPayment } from '../../../../src/testing/payment-pictures/made-up-payment.ts'
import type { DemoMember } from '../demo-members.ts'
import { shopOf } from '../past-shop.ts'
import type { Works, WorksPart } from './works-part.ts'

type Payment = {
  number: number
  channel: 'FPS' | 'BANK_TRANSFER'
  /** In dollars; if omitted, the whole open amount. */
  amount?: number
  by: (works: Works) => DemoMember
  paid: [daysAgo: number, time: string]
  confirmed?: [daysAgo: number, time: string]
}

const client = (works: Works) => works.client
const spouse = (works: Works) => works.spouse

/** One by FPS, one in two transfers because of a daily limit of the bank, and one that waits for staff. */
const payments: Payment[] = [
  { number: 1, channel: 'FPS', by: client, paid: [40, '20:15'], confirmed: [39, '11:05'] },
  { number: 2, channel: 'BANK_TRANSFER', amount: 60_000, by: client, paid: [36, '21:40'], confirmed: [34, '10:40'] },
  { number: 2, channel: 'BANK_TRANSFER', by: spouse, paid: [33, '12:20'], confirmed: [32, '16:20'] },
  { number: 3, channel: 'FPS', by: client, paid: [1, '21:25'] },
]

export const payInstalments: WorksPart = async (works) => {
  for (const payment of payments) await pay(works, payment)
}

async function pay(works: Works, { number, channel, amount, by, paid, confirmed }: Payment): Promise<void> {
  const { context, id } = works
  const past = shopOf(context, ...paid)
  const instalment = (await showSchedule(past.db, id)).find((row) => row.number === number)
  if (!instalment) throw new Error(`The renovation has no instalment ${number}`)
  const payer = by(works)
  const dollars = amount ?? toDollars(openOf(instalment))
  const { payee, payee_number } = (await requireOwnAccounts(past)).accountOf(channel)
  const account = { payee: payee ?? '', payeeNumber: payee_number ?? '' }
  const shown = { ...account, dollars, reference: instalment.reference, payer: payer.name }
  const { _id: image } = await keepPicture(past, payer, channel, shown)
  const record = await submitRecord(past, payer.accountId, id, {
    instalmentId: instalment.id,
    body: {
      channel,
      wallet: null,
      bank_number: account.payeeNumber,
      amount: dollars,
      paid_on: hongKongDay(past.clock.now()),
      user_name: payer.name,
      image,
    },
    idempotencyKey: undefined,
  })
  // Read by the shop of today: nothing is queued in the past.
  if (!confirmed) return context.jobs.enqueue(context.db, 'read-payment-picture', { fileId: image })
  const then = shopOf(context, ...confirmed)
  const seen = { is_amount_matched: true, is_bank_matched: true, received_amount: dollars, note: '' } as const
  const body = { ...seen, received_on: hongKongDay(past.clock.now()) }
  await confirmRecord(then, works.by, record._id, { body, idempotencyKey: undefined })
}

type Shown = { payee: string; payeeNumber: string; dollars: number; reference: string; payer: string }

/** A screen of a fictitious bank, as the payer would submit it. */
async function keepPicture(past: Context, { accountId }: DemoMember, channel: Payment['channel'], shown: Shown) {
  const [name, way] = channel === 'FPS' ? ['tick and rows', 'fps' as const] : ['from and to', 'account' as const]
  const layout = layouts.find((one) => one.name === name)
  if (!layout) throw new Error(`There is no layout ${name}`)
  const { dollars, ...facts } = shown
  const now = past.clock.now()
  const picture = await drawPicture(layout, {
    ...madeUpPayment(now.getUTCDate() + dollars, 'zh', way),
    ...facts,
    bank: '示範銀行（香港）',
    cents: Math.round(dollars * 100),
    paidAt: new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 16),
  })
  const upload = await past.storage.receive([picture])
  try {
    return await keepFile(past, accountId, upload, 'zh')
  } finally {
    await upload.remove()
  }
}
