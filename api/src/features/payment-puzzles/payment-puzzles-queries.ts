import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type PuzzleRow = {
  id: string
  trouble: string
  provider: string
  noted_at: Date
  session_id: string | null
  session_cents: number | null
  refund_id: string | null
  refund_cents: number | null
  refusal: string | null
  /** What the provider told of money, believed by nobody. */
  details: Record<string, unknown> | null
  order_id: string | null
  reference: string | null
  status: string | null
  payment_status: string | null
  total_cents: number | null
  /** The reference of the order that the money names. */
  named_reference: string | null
  returned_cents: number | null
  returned_at: Date | null
  settled_at: Date | null
  settled_how: string | null
  settled_reason: string | null
  staff_name: string | null
}

const puzzles = sql`
  select p.id, p.trouble, p.provider, p.noted_at, p.session_id, s.amount_cents as session_cents, p.refund_id,
    r.amount_cents as refund_cents, p.refusal, e.details, o.id as order_id, o.reference, o.status, o.payment_status,
    o.total_cents, n.reference as named_reference, b.amount_cents as returned_cents, b.sent_at as returned_at,
    p.settled_at, p.settled_how, p.settled_reason, w.name as staff_name
  from payment_puzzles p
  left join payment_events e on e.provider = p.provider and e.event_id = p.event_id
  left join payment_sessions s on s.id = p.session_id
  left join payment_refunds r on r.id = p.refund_id
  left join payment_refunds b on b.session_id = p.session_id and b.key = 'order-not-payable'
    and p.trouble = 'order-not-payable'
  left join orders n on n.id::text = e.details ->> 'orderId'
  left join orders o on o.id = coalesce(s.order_id, n.id)
  left join staff w on w.id = p.settled_by`

type PuzzleFilter = { isSettled: boolean; orderId: string | undefined }

export async function listPuzzleRows(
  db: Database,
  { isSettled, orderId }: PuzzleFilter,
  page: { offset: number; limit: number },
) {
  const ofOrder = orderId === undefined ? sql`` : sql`and order_id = ${orderId}`
  const which = isSettled ? sql`settled_at is not null ${ofOrder}` : sql`settled_at is null ${ofOrder}`
  const order = isSettled ? sql`settled_at desc, id` : sql`noted_at, id`
  const { rows } = await sql<PuzzleRow>`
    select * from (${puzzles}) p where ${which} order by ${order} offset ${page.offset} limit ${page.limit}`.execute(db)
  const counted = await sql<{ count: number }>`select count(*) as count from (${puzzles}) p where ${which}`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

export async function findPuzzleRow(db: Database, id: string): Promise<PuzzleRow | undefined> {
  const { rows } = await sql<PuzzleRow>`${puzzles} where p.id = ${id}`.execute(db)
  return rows[0]
}

export type PuzzleSettlement = {
  settled_at: Date
  settled_by: string
  settled_how: string
  settled_reason: string
}

/** Answers whether it was still to be settled; whoever comes second waits here for the first. */
export async function settlePuzzleRow(db: Database, id: string, settlement: PuzzleSettlement): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_puzzles')
    .set(settlement)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
