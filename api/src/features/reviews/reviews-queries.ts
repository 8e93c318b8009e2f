import { type Insertable, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export type NewReview = Insertable<DB['product_reviews']>

/** Answers how many of them were new: an item that has a review keeps it. */
export async function insertReviews(db: Database, reviews: NewReview[]): Promise<number> {
  const rows = await db
    .insertInto('product_reviews')
    .values(reviews)
    .onConflict((conflict) => conflict.columns(['order_id', 'variant_id']).doNothing())
    .returning('id')
    .execute()
  return rows.length
}

export async function listReviewsOfOrder(db: Database, orderId: string, page?: { offset: number; limit: number }) {
  const own = db.selectFrom('product_reviews').where('order_id', '=', orderId)
  const sorted = own.selectAll().orderBy('created_at').orderBy('id')
  const reviews = await (page ? sorted.offset(page.offset).limit(page.limit) : sorted).execute()
  const { count } = await own.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { reviews, total: count }
}

export type ReviewRow = Awaited<ReturnType<typeof listReviewsOfOrder>>['reviews'][number]

export async function findReview(db: Database, reviewId: string): Promise<ReviewRow | undefined> {
  return db.selectFrom('product_reviews').selectAll().where('id', '=', reviewId).executeTakeFirst()
}

/** Decides a review that waits; nothing is answered where it does not. */
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

export async function countRating(db: Database, productId: string, rating: number): Promise<void> {
  await sql`
    update products set rating_sum = rating_sum + ${rating}, rating_count = rating_count + 1
    where id = ${productId}`.execute(db)
}

/** What waits begins with the longest waiting, the rest with the newest. */
export async function listReviewsToStaff(db: Database, status: string, page: { offset: number; limit: number }) {
  const all = db.selectFrom('product_reviews as r').where('r.status', '=', status)
  const reviews = await all
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .leftJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .select(['p.title as product_title', 'o.reference'])
    .orderBy('r.created_at', status === 'WAITING' ? 'asc' : 'desc')
    .orderBy('r.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { count } = await all.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { reviews, total: count }
}
