import { listAudit } from '@fitout/contract/staff/audit.ts'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { postReviews, writePostReview } from '@fitout/contract/post-comments.ts'
import { filterProducts, findProduct } from '@fitout/contract/products.ts'
import { searchEverything } from '@fitout/contract/search.ts'
import { listStaffEnquiries, workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { findStaffOrder, listStaffOrders, noteOrder } from '@fitout/contract/staff/orders.ts'
import { changeProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from './database/new-id.ts'
import { sendOrderMail } from './features/orders/order-mail.ts'
import { savePost } from './features/posts/save-post.ts'
import { openMember } from './testing/members.ts'
import { withOrderDesk } from './testing/order-desk.ts'
import { publishConstants } from './testing/publish-constants.ts'
import { openStaff } from './testing/staff.ts'
import { checkOutBody, openGuest, placeOrder } from './testing/visitors.ts'

const desk = withOrderDesk()
const inEach = (text: string) => ({ zh: text, cn: text, en: text })

const payloads = [
  `x'; update orders set total_cents = 0; --`,
  `x' or pg_sleep(20) is null or 'a'='a`,
  `x"; drop table posts; --`,
  `$$; select pg_sleep(20); $$ x`,
  `x') union select email from accounts; /*`,
]

/** Saved by customers and staff, then read back by all features that process stored text. */
test('INJ-02 stored text stays data, in lists, searches, exports, audit trails and mails', async () => {
  const { shop, goods } = desk
  const [owner, member, guest] = [await openStaff(shop), await openMember(shop), await openGuest(shop)]
  await publishConstants(shop.context)
  const variant = await goods.addVariant({ stock: [50, 0] })
  const productId = await goods.publish(variant)
  const product = { store_id: goods.storeId, id: productId }
  const totals: number[] = []

  for (const [index, payload] of payloads.entries()) {
    await owner.call(changeProduct, {
      params: { id: productId },
      body: { title: inEach(payload), summary: inEach(payload), description: inEach(payload) },
    })
    await expect.poll(async () => (await shop.visitor()(findProduct, { params: product })).data.title.en).toBe(payload)
    const params = { store_id: goods.storeId }
    await shop.visitor()(filterProducts, { params, query: { keyword: payload, slug: payload } })
    await shop.visitor()(searchEverything, { query: { keyword: payload } })
    const named = await owner.call(listStaffProducts, { query: { q: payload } })
    expect(named.data.map(({ _id }) => _id)).toEqual([productId])

    const details = { ...checkOutBody(goods, [variant]).delivery_details, name: payload }
    const { _id: orderId } = await placeOrder(goods, guest, { [variant]: 1 }, { delivery_details: details })
    await owner.call(noteOrder, { params: { id: orderId }, body: { text: payload } })
    const ordered = await owner.call(listStaffOrders, { query: { q: payload } })
    expect(ordered.data.map(({ _id }) => _id)).toEqual([orderId])
    const { data: order } = await owner.call(findStaffOrder, { params: { id: orderId } })
    expect(JSON.stringify(order)).toContain(JSON.stringify(payload))
    totals.push(ordered.data[0]!.total_price)
    const table = await (await owner.send(`/api/admin/orders/export?q=${encodeURIComponent(payload)}`)).text()
    expect(table).toContain(payload.replaceAll('"', '""'))
    await sendOrderMail(shop.context, { orderId, event: 'placed' })

    const { data: enquiry } = await guest.call(sendEnquiry, {
      body: { name: payload, email: 'chan@home.example', subject: payload, description: `${payload} ${index}` },
    })
    const asked = { params: { id: enquiry._id }, body: { next_action: payload } }
    expect((await owner.call(workOnEnquiry, asked)).data).toMatchObject({ name: payload, next_action: payload })

    const postId = newId()
    const words = inEach(payload)
    const written = { id: postId, key: postId, title: words, excerpt: words, body: words, author: words, tags: [words] }
    const rest = { picture: null, categoryIds: [], status: 'ACTIVE' as const, rank: 0, publishedAt: new Date(0) }
    await savePost(shop.context.db, { ...written, ...rest }, new Date())
    await member.call(writePostReview, { body: { _id: postId, comment: payload } })
    expect((await member.call(postReviews, { params: { id: postId } })).data[0]?.comment).toBe(payload)
  }

  expect((await owner.call(listStaffEnquiries, { query: { status: 'NEW' } })).data).toHaveLength(payloads.length)
  const trail = await owner.call(listAudit, { query: { subject_id: productId, per_page: 100 } })
  expect(trail.data.map(({ after }) => (after as { title?: { en: string } }).title?.en).toReversed()).toEqual(payloads)
  const stored = await sql<{ total_price: number }>`
    select (total_cents / 100.0)::float as total_price from orders order by created_at, id`.execute(shop.context.db)
  expect(stored.rows.map(({ total_price }) => total_price)).toEqual(totals)
})
