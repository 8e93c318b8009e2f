import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import { planType } from '@fitout/contract/limits.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { listPaymentQueue } from '@fitout/contract/staff/payment-records.ts'
import type { Context } from '../../context.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { openOf, showInstalmentsById } from '../instalments/schedule-service.ts'
import {
  isInProgress,
  readingsOf,
  requireOwnAccounts,
  showProofReading,
} from '../payment-readings/payment-readings-service.ts'
import { listAllocationsOf, listRecordsToCompare, listWaiting } from './payment-records-queries.ts'
import { channelOf, presentRecord, readAgainst } from './shown-records-service.ts'
import { canBeRead } from './staff-payment-records-service.ts'

type Queued = AnswerInput<typeof listPaymentQueue>['data'][number]

/** Payments with the expected values: those of renovations and, among the undecided, proofs of orders. */
export async function showPaymentQueue(
  context: Context,
  page: PageRequest & { query: Query<typeof listPaymentQueue> },
) {
  const found = await listWaiting(context.db, page.query, placeOf(page.query))
  return pageOf(context, page, found, async (rows) => {
    const records = await compareRecords(
      context,
      rows.filter(({ kind }) => kind === 'RECORD').map(({ id }) => id),
    )
    const all = rows.map(({ kind, id, since }) =>
      kind === 'ORDER' ? compareOrder(context, id, new Date(since)) : records.get(id),
    )
    return (await Promise.all(all)).filter((one) => one !== undefined)
  })
}

async function compareRecords(context: Context, ids: string[]): Promise<Map<string, Queued>> {
  const { db } = context
  const rows = await listRecordsToCompare(db, ids)
  const files = rows.flatMap(({ file_id: file }) => file ?? [])
  const [instalments, readings, allocations, own] = [
    await showInstalmentsById(
      context,
      rows.map((row) => row.instalment_id),
    ),
    await readingsOf(db, files),
    await listAllocationsOf(db, ids),
    await requireOwnAccounts(context),
  ]
  return new Map(
    rows.flatMap((row) => {
      const found = instalments.get(row.instalment_id)
      if (!found) return []
      const { row: instalment, head } = found
      const reading = row.file_id ? readings.get(row.file_id) : undefined
      const queued: Queued = {
        kind: 'RECORD',
        _id: row.id,
        title: row.title,
        waiting_since: row.created_at.toISOString(),
        renovation: { _id: row.renovation_id, reference: row.room_reference },
        instalment: head,
        record: {
          ...presentRecord(context, row, { instalment, reading, allocations, own }),
          staff_name: row.staff_name,
        },
        expected: {
          amount: toDollars(openOf(instalment)),
          reference: instalment.reference,
          ...own.accountOf(row.wallet ?? channelOf(row)),
        },
        stated: {
          channel: channelOf(row),
          wallet: row.wallet,
          amount: toDollars(row.amount_cents),
          bank_number: row.bank_number || null,
          paid_on: row.paid_on,
          user_name: row.user_name,
        },
        picture: row.file_id
          ? { _id: row.file_id, is_pdf: row.type === planType, width: row.width ?? 0, height: row.height ?? 0 }
          : null,
        is_recognition_in_progress: row.state === 'SUBMITTED' && isInProgress(context, reading),
        is_recognition_on: context.recognition !== undefined,
        can_read_again: canBeRead(context, row) && row.type !== planType,
        reading: reading ? readAgainst(row, instalment, reading, own) : null,
      }
      return [[row.id, queued] as const]
    }),
  )
}

async function compareOrder(context: Context, orderId: string, since: Date): Promise<Queued> {
  const { data } = await showProofReading(context, orderId)
  return {
    kind: 'ORDER',
    _id: orderId,
    title: data.stated.payer,
    waiting_since: since.toISOString(),
    renovation: null,
    instalment: null,
    record: null,
    expected: data.expected,
    stated: {
      channel: data.stated.channel,
      wallet: null,
      amount: null,
      bank_number: null,
      paid_on: null,
      user_name: data.stated.payer,
    },
    picture: data.proof && data.picture ? { _id: data.proof, is_pdf: false, ...data.picture } : null,
    is_recognition_in_progress: data.is_recognition_in_progress,
    is_recognition_on: data.is_recognition_on,
    can_read_again: data.can_read_again,
    reading: data.reading,
  }
}
