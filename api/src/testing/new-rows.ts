import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import { newId } from '../database/new-id.ts'
import { savePost } from '../features/posts/save-post.ts'
import type { withOrderDesk } from './order-desk.ts'

const words = { en: 'Oak', zh: '橡木', cn: '橡木' }
const json = JSON.stringify(words) as never

let guests = 0

/** Inserts rows that come from outside, or by paths that other tests cover. */
export function newRows(desk: ReturnType<typeof withOrderDesk>) {
  const now = () => desk.shop.context.clock.now()
  return {
    now,

    /** Copies the first row of a table, with these columns changed. */
    async another(table: string, changes: object = {}) {
      const change = JSON.stringify({ id: newId(), created_at: now(), ...changes })
      await sql`
        insert into ${sql.table(table)} select (jsonb_populate_record(t, ${change}::jsonb)).* from ${sql.table(table)} t
        limit 1`.execute(desk.shop.context.db)
    },

    /** Of a guest with a telephone number of its own. */
    async guestOrder() {
      const { id } = await desk.newOrder(1)
      guests += 1
      const phone = `5${String(guests).padStart(7, '0')}`
      await desk.shop.context.db.updateTable('orders').set({ email: null, phone }).where('id', '=', id).execute()
    },

    async mailing() {
      const row = { id: newId(), segment_name: 'Regulars', filter: { tag: 'Regular' }, created_at: now() }
      await desk.shop.context.db.insertInto('mailings').values(row).execute()
    },

    async piece(stock: [number, number] = [1, 0]) {
      const variantId = await desk.goods.addVariant({ stock })
      return { variantId, productId: await desk.goods.publish(variantId) }
    },

    /** A notice for a version that is sold out. */
    async demand(account_id: string) {
      const { variantId: variant_id } = await this.piece([0, 0])
      const row = { id: newId(), account_id, variant_id, email: 'chan@example.com', language: 'en' } as const
      await desk.shop.context.db
        .insertInto('stock_notices')
        .values({ ...row, created_at: now(), confirmed_at: now() })
        .execute()
    },

    async post(texts: Partial<Words> = words): Promise<string> {
      const id = newId()
      const written = { title: texts, excerpt: texts, body: texts, author: texts }
      const rest = { tags: [], picture: null, categoryIds: [], rank: 0, publishedAt: now(), status: 'ACTIVE' as const }
      await savePost(desk.shop.context.db, { id, key: id, ...written, ...rest }, now())
      return id
    },

    async comment(post_id: string, account_id: string) {
      const row = { id: newId(), post_id, account_id, comment: 'Oak' }
      await desk.shop.context.db
        .insertInto('post_comments')
        .values({ ...row, status: 'ACTIVE', created_at: now(), updated_at: now() })
        .execute()
    },

    async review(product_id: string, account_id: string, of: { order_id?: string; variant_id?: string } = {}) {
      const row = { id: newId(), product_id, account_id, rating: 5, comment: 'Oak' }
      await desk.shop.context.db
        .insertInto('product_reviews')
        .values({ ...row, language: 'en', status: 'APPROVED', created_at: now(), ...of })
        .execute()
    },

    async project() {
      const { db } = desk.shop.context
      const id = newId()
      const texts = { title: words, slug: words, summary: words, story: words }
      const { id: picture_id } = await db.selectFrom('pictures').select('id').limit(1).executeTakeFirstOrThrow()
      await db
        .insertInto('projects')
        .values({ id, key: id, ...texts, picture_id, status: 'ACTIVE', published_at: now(), year: 2025 })
        .execute()
    },

    async campaign() {
      const row = { id: newId(), store_id: desk.goods.storeId, title: json, starts_at: now() }
      await desk.shop.context.db
        .insertInto('campaigns')

        .values({ ...row, kind: 'SHOP_WIDE', terms: JSON.stringify({ reduction: { percent: 1 } }), status: 'INACTIVE' })
        .execute()
    },

    async failedJob() {
      const { db, jobs } = desk.shop.context
      const orderId = newId()
      await jobs.enqueue(db, 'order-mail', { orderId, event: 'paid' })
      await sql`
        update pgboss.job set state = 'failed', retry_count = 20, completed_on = now()
        where data ->> 'orderId' = ${orderId}`.execute(db)
    },

    async unmatchedPayment() {
      const { db } = desk.shop.context
      const event = { provider: 'sandbox', event_id: newId() }
      await db
        .insertInto('payment_events')
        .values({ ...event, outcome: 'unmatched', received_at: now(), details: '{}' })
        .execute()
      const row = { ...event, id: newId(), noted_at: now() }
      await db
        .insertInto('payment_puzzles')
        .values({ ...row, trouble: 'unknown-session' })
        .execute()
    },
  }
}
