import { sql, type Updateable } from 'kysely'
import type { PaymentPuzzles } from '../../../database/tables.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type UnmatchedPaymentRow = {
  id: string
  trouble: string
  provider: string
  noted_at: Date
  session_id: string | null
  session_cents: number | null
  refund_id: string | null
  refund_cents: number | null
  refusal: string | null
  /** The provider's report of the payment, unverified. */
  details: Record<string, unknown> | null
  order_id: string | null
  reference: string | null
  recipient_name: string | null
  status: string | null
  payment_status: string | null
  /** The open amount of the order. */
  open_cents: number | null
  /** The reference of the order named by the payment. */
  named_reference: string | null
  returned_cents: number | null
  returned_at: Date | null
  settled_at: Date | null
  settled_how: string | null
  settled_reason: string | null
  staff_name: string | null
}

const unmatchedPayments = sql`
  select p.id, p.trouble, p.provider, p.noted_at, p.session_id, s.amount_cents as session_cents, p.refund_id,
    r.amount_cents as refund_cents, p.refusal, e.details, o.id as order_id, o.reference, o.recipient_name, o.status, o.payment_status,
    o.total_cents - o.paid_cents as open_cents, n.reference as named_reference, b.amount_cents as returned_cents, b.sent_at as returned_at,
    p.settled_at, p.settled_how, p.settled_reason, w.name as staff_name
  from payment_puzzles p
  left join payment_events e on e.provider = p.provider and e.event_id = p.event_id
  left join payment_sessions s on s.id = p.session_id
  left join payment_refunds r on r.id = p.refund_id
  left join payment_refunds b on b.session_id = p.session_id and b.key = 'order-not-payable'
    and p.trouble = 'order-not-payable'
  left join orders n on n.id = case when pg_input_is_valid(e.details ->> 'orderId', 'uuid')
    then (e.details ->> 'orderId')::uuid end
  left join orders o on o.id = coalesce(s.order_id, n.id)
  left join staff w on w.id = p.settled_by`

type PuzzleFilter = { isSettled: boolean; orderId: string | undefined }

const latestSettledFirst = keyset(['settled_at', 'instant', 'desc'], ['id', 'id', 'asc'])
const longestWaitingFirst = keyset(['noted_at', 'instant', 'asc'], ['id', 'id', 'asc'])

export async function listUnmatchedPaymentRows(db: Database, { isSettled, orderId }: PuzzleFilter, page: Place) {
  const ofOrder = orderId === undefined ? sql`` : sql`and order_id = ${orderId}`
  const which = isSettled ? sql`settled_at is not null ${ofOrder}` : sql`settled_at is null ${ofOrder}`
  const sort = isSettled ? latestSettledFirst : longestWaitingFirst
  const { rows } = await sql<UnmatchedPaymentRow & Keyed>`
    select *, ${sort.key} as row_key from (${unmatchedPayments}) p where ${which} and ${sort.follows(page.after)}
    order by ${sort.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  return { rows, total: await countRows(db, sql`select from (${unmatchedPayments}) p where ${which}`) }
}

export async function findUnmatchedPaymentRow(db: Database, id: string): Promise<UnmatchedPaymentRow | undefined> {
  const { rows } = await sql<UnmatchedPaymentRow>`${unmatchedPayments} where p.id = ${id}`.execute(db)
  return rows[0]
}

export type Settlement = Pick<
  Updateable<PaymentPuzzles>,
  'settled_at' | 'settled_by' | 'settled_how' | 'settled_reason'
>

/** Returns whether it was still unsettled; a concurrent call waits here for the first. */
export async function settleUnmatchedPaymentRow(db: Database, id: string, settlement: Settlement): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_puzzles')
    .set(settlement)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
