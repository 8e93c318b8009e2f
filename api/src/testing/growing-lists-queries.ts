import { sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import { asBulk } from './growth-queries.ts'

/** Adds this many copies of a placed and paid order of the same account, an hour apart, from before last week. */
export async function growOrdersOf(db: Database, orderId: string, count: number): Promise<void> {
  await transaction(db, async (trx) => {
    await asBulk(trx)
    await sql`create temp table copies on commit drop as
      select k, gen_random_uuid() as id, now() - interval '7 days' - k * interval '1 hour' as at
      from generate_series(1, ${sql.lit(count)}::int) k`.execute(trx)
    await sql`insert into orders
      select made.*
      from copies c, orders o,
        lateral jsonb_populate_record(o, jsonb_build_object('id', c.id,
        'reference', 'LN-0000-' || lpad(to_hex(c.k), 4, '0'), 'created_at', c.at, 'paid_at', c.at)) made
      where o.id = ${orderId}`.execute(trx)
    await sql`insert into payment_references select 'LN-0000-' || lpad(to_hex(k), 4, '0') from copies`.execute(trx)
    await sql`insert into order_lines
      select made.*
      from copies c, order_lines l,
        lateral jsonb_populate_record(l, jsonb_build_object('order_id', c.id)) made
      where l.order_id = ${orderId}`.execute(trx)
    await sql`insert into order_holds
      select made.*
      from copies c, order_holds h,
        lateral jsonb_populate_record(h, jsonb_build_object('order_id', c.id)) made
      where h.order_id = ${orderId}`.execute(trx)
    await sql`insert into order_payments (order_id, amount_cents, staff_id, at)
      select c.id, amount_cents, staff_id, c.at
      from copies c, order_payments p where p.order_id = ${orderId} and p.session_id is null`.execute(trx)
    await sql`insert into order_statuses (order_id, position, slug, actor, created_at)
      select c.id, position, slug, actor, c.at
      from copies c, order_statuses s where s.order_id = ${orderId}`.execute(trx)
    // Their stock was received before.
    await sql`update stock_levels s
      set received = received + h.quantity * ${sql.lit(count)}, sold = sold + h.quantity * ${sql.lit(count)}
      from order_holds h
      where h.order_id = ${orderId} and h.variant_id = s.variant_id and h.warehouse_id = s.warehouse_id`.execute(trx)
    await sql`insert into stock_movements (id, variant_id, warehouse_id, quantity, reason)
      select gen_random_uuid(), variant_id, warehouse_id, quantity * ${sql.lit(count)}, 'what copies of an order took'
      from order_holds where order_id = ${orderId}`.execute(trx)
  })
}

export async function growReviews(db: Database, productId: string, count: number): Promise<void> {
  await transaction(db, async (trx) => {
    await asBulk(trx)
    await sql`insert into product_reviews (id, product_id, rating, comment, language, status, created_at)
      select gen_random_uuid(), ${productId}, 1 + k % 5, 'Told as number ' || k || repeat(' and more', k % 100), 'en',
        'APPROVED', now() - k * interval '1 minute'
      from generate_series(1, ${sql.lit(count)}::int) k`.execute(trx)
  })
}

/** Adds this many copies of an article, each liked by an account. */
export async function growPosts(db: Database, postId: string, accountId: string, count: number): Promise<void> {
  await transaction(db, async (trx) => {
    await asBulk(trx)
    await sql`create temp table copies on commit drop as
      select gen_random_uuid() as id, k from generate_series(1, ${sql.lit(count)}::int) k`.execute(trx)
    await sql`insert into posts
      select made.*
      from copies c, posts p,
        lateral jsonb_populate_record(p, jsonb_build_object('id', c.id, 'key', c.id, 'rank', c.k % 100,
        'published_at', p.published_at - c.k * interval '1 minute')) made
      where p.id = ${postId}`.execute(trx)
    await sql`insert into stale_texts (kind, key) select 'post', id::text from copies`.execute(trx)
    await sql`insert into post_likes (post_id, account_id, created_at)
      select id, ${accountId}, now() - k * interval '1 minute' from copies`.execute(trx)
  })
}

/** Milliseconds that the database currently takes to count to 100,000, a measure of how busy the machine is. */
export async function timeOfCounting(db: Database): Promise<number> {
  const from = performance.now()
  await sql`select count(*) from generate_series(1, 100000)`.execute(db)
  return performance.now() - from
}
