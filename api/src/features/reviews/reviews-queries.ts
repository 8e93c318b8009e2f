import { type Insertable, type Selectable, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import type { Place } from '../../http/pages.ts'
import { keyset } from '../../database/keyset.ts'

export type NewReview = Insertable<DB['product_reviews']>

/** Returns how many were inserted; an existing review of an item is kept. */
export async function insertReviews(db: Database, reviews: NewReview[]): Promise<number> {
  const rows = await db
    .insertInto('product_reviews')
    .values(reviews)
    .onConflict((conflict) => conflict.columns(['order_id', 'variant_id']).doNothing())
    .returning('id')
    .execute()
  return rows.length
}

const asWritten = keyset(['created_at', 'instant', 'asc'], ['id', 'id', 'asc'])

export async function listReviewsOfOrder(db: Database, orderId: string, page: Place) {
  const own = db.selectFrom('product_reviews').where('order_id', '=', orderId)
  const rows = await own
    .selectAll()
    .select(asWritten.key.as('row_key'))
    .where(asWritten.follows(page.after))
    .orderBy(asWritten.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { count } = await own.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, total: count }
}

export type ReviewRow = Selectable<DB['product_reviews']>

export async function findReview(db: Database, reviewId: string): Promise<ReviewRow | undefined> {
  return db.selectFrom('product_reviews').selectAll().where('id', '=', reviewId).executeTakeFirst()
}

/** As `findReview`, with the row locked until the transaction ends. */
export async function lockReview(trx: Database, reviewId: string): Promise<ReviewRow | undefined> {
  return trx.selectFrom('product_reviews').selectAll().where('id', '=', reviewId).forUpdate().executeTakeFirst()
}

type Reply = Pick<ReviewRow, 'reply' | 'reply_language' | 'replied_at'>

export async function putReply(trx: Database, reviewId: string, reply: Reply): Promise<ReviewRow> {
  return trx
    .updateTable('product_reviews')
    .set(reply)
    .where('id', '=', reviewId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function markReplyTold(db: Database, reviewId: string, now: Date): Promise<void> {
  await db.updateTable('product_reviews').set({ reply_told_at: now }).where('id', '=', reviewId).execute()
}

/** A review with a reply of which its author does not know yet, and the order's contact. */
export async function findUntoldReply(db: Database, reviewId: string) {
  return db
    .selectFrom('product_reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.rating', 'r.comment', 'r.reply', 'r.product_id', 'p.title', 'p.slug', 'p.status'])
    .select(['o.email', 'o.language', 'o.recipient_name', 'o.account_id'])
    .where('r.id', '=', reviewId)
    .where('r.reply', 'is not', null)
    .where('r.reply_told_at', 'is', null)
    .where('r.account_id', 'is not', null)
    .executeTakeFirst()
}

/** Decides a pending review; returns undefined if it is not pending. */
export async function settleReview(
  db: Database,
  reviewId: string,
  decision: { status: 'APPROVED' | 'REJECTED'; reason: string | null; picture_ids: string[]; decided_at: Date },
): Promise<ReviewRow | undefined> {
  return db
    .updateTable('product_reviews')
    .set(decision)
    .where('id', '=', reviewId)
    .where('status', '=', 'WAITING')
    .returningAll()
    .executeTakeFirst()
}

/** Undoes a decision made since a moment; returns undefined if there is none, a different one, or a reply. */
export async function unsettleReview(
  db: Database,
  reviewId: string,
  { status, since }: { status: ReviewRow['status']; since: Date },
): Promise<ReviewRow | undefined> {
  return db
    .updateTable('product_reviews')
    .set({ status: 'WAITING', reason: null, picture_ids: [], decided_at: null })
    .where('id', '=', reviewId)
    .where('status', '=', status)
    .where('status', '<>', 'WAITING')
    .where('decided_at', '>=', since)
    .where('reply', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Reviews no longer count as verified purchases once the whole order, or all units of the piece, are refunded. */
export async function markRefunded(db: Database, orderId: string): Promise<void> {
  await sql`
    update product_reviews r set is_refunded = true
    from orders o
    where o.id = ${orderId} and r.order_id = o.id and not r.is_refunded and (o.payment_status = 'refunded' or (
      select coalesce(sum(i.quantity), 0) from refund_items i
      join refund_requests q on q.id = i.request_id and q.status = 'APPROVED'
      where i.order_id = o.id and i.variant_id = r.variant_id
    ) >= (
      select sum(l.quantity) from order_lines l
      where l.order_id = o.id and l.variant_id = r.variant_id and not l.is_gift
    ))`.execute(db)
}

export async function countRating(db: Database, productId: string, rating: number): Promise<void> {
  await sql`
    update products set rating_sum = rating_sum + ${rating}, rating_count = rating_count + 1
    where id = ${productId}`.execute(db)
}

export async function discountRating(db: Database, productId: string, rating: number): Promise<void> {
  await sql`
    update products set rating_sum = rating_sum - ${rating}, rating_count = rating_count - 1
    where id = ${productId}`.execute(db)
}
