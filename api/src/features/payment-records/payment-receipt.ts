import { hongKongDay, showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { paymentReceipts as cn } from '@fitout/contract/messages/cn/payment-receipts.ts'
import { paymentReceipts as en } from '@fitout/contract/messages/en/payment-receipts.ts'
import { paymentReceipts as zh } from '@fitout/contract/messages/zh/payment-receipts.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { fillIn } from '../../words.ts'
import { moneyOf, openOf, owedOf, showSchedule } from '../instalments/schedule-service.ts'
import { requireUnsealed } from '../quotations/signed-papers-service.ts'
import { makePaymentReceipt, pdf } from '../receipts/receipts-service.ts'
import { requireRoomRow } from '../renovations/renovations-service.ts'
import { findRecord, listAllocationsOf, type RecordRow } from './payment-records-queries.ts'
import { requireRecord } from './payment-records-service.ts'
import { channelOf, numberOf } from './shown-records-service.ts'

const words = { zh, cn, en }

type Wanted = { renovationId: string; recordId: string; locale: Locale }

/** Throws `payment-record-not-found`, and `no-receipt-yet` before the payment is confirmed. */
export async function sendPaymentReceipt(
  context: Context,
  accountId: string,
  { renovationId, recordId, locale }: Wanted,
): Promise<Response> {
  const record = await requireRecord(context, accountId, renovationId, recordId)
  const { name, bytes } = await makeReceipt(context, record, locale)
  return pdf(name, bytes)
}

/** As `sendPaymentReceipt`, for staff, in the language of the renovation. */
export async function sendPaymentReceiptToStaff(context: Context, recordId: string): Promise<Response> {
  const record = isId(recordId) ? await findRecord(context.db, recordId) : undefined
  if (!record) throw new AppError('payment-record-not-found')
  const room = await requireRoomRow(context.db, record.renovation_id)
  requireUnsealed(room)
  const { name, bytes } = await makeReceipt(context, record, room.language)
  return pdf(name, bytes)
}

type Named = { id: string; reference: string }

/** The number of a receipt: the payment's reference and number. */
export function receiptOf(record: RecordRow, instalments: readonly Named[], room: { reference: string }) {
  const reference = instalments.find(({ id }) => id === record.instalment_id)?.reference ?? room.reference
  return { reference, number: `${reference}-${record.number}` }
}

/** The receipt of a received payment; a reversed one is marked as such. Throws `no-receipt-yet`. */
export async function makeReceipt(context: Context, record: RecordRow, locale: Locale) {
  if (record.received_cents === null) throw new AppError('no-receipt-yet')
  const text = words[locale]
  const room = await requireRoomRow(context.db, record.renovation_id)
  const instalments = await showSchedule(context.db, room.id)
  const allocations = await listAllocationsOf(context.db, [record.id])
  const { reference, number: receiptNumber } = receiptOf(record, instalments, room)
  const lines = allocations.map(({ instalment_id: id, cents }): [string, string] => {
    const row = instalments.find((one) => one.id === id)
    const item = row ? fillIn(text.instalment, { number: row.number, title: inLocale(row.title, locale) }) : text.credit
    return [item, dollarsOf(cents)]
  })
  const number = numberOf(record)
  const { contract_sum: contractSum } = moneyOf(instalments, await owedOf(context.db, room.id))
  const sumOf = (each: (row: (typeof instalments)[number]) => number) =>
    dollarsOf(instalments.reduce((sum, row) => sum + each(row), 0))
  const bytes = await makePaymentReceipt(
    context,
    {
      title: `${record.reversed_at ? text.voidTitle : text.title} ${receiptNumber}`,
      recipient: [room.client_name, ...room.address.split('\n')].filter(Boolean),
      facts: [
        [text.reference, room.reference],
        [text.payment, reference],
        [text.received, showDay(record.received_on)],
        [text.channel, record.wallet ? text.wallets[record.wallet] : text.channels[channelOf(record)]],
        ...(number ? [[record.by_hand ? text.numbers[record.by_hand] : text.account, number] as [string, string]] : []),
        [text.payer, record.user_name],
      ],
      voided: record.reversed_at
        ? fillIn(text.voided, {
            day: showDay(hongKongDay(record.reversed_at)),
            reason: record.reversal_reason ?? '',
          })
        : null,
      columns: [text.item, text.amount],
      lines,
      totals: [
        [text.total, dollarsOf(record.received_cents)],
        [text.contract, formatDollars(contractSum)],
        [text.remaining, sumOf(openOf)],
      ],
      foot: text.foot,
    },
    locale,
  )
  return { name: `${receiptNumber}.pdf`, bytes }
}

function dollarsOf(cents: number): string {
  return formatDollars(toDollars(cents))
}
