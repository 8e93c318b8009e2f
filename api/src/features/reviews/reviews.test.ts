import { listAudit } from '@fitout/contract/staff/audit.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { approveRefund } from '@fitout/contract/staff/refund-requests.ts'
import { productReviews } from '@fitout/contract/products.ts'
import { orderReviews, writeReviews } from '@fitout/contract/reviews.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import {
  approveReview,
  findStaffReview,
  listStaffReviews,
  rejectReview,
  undecideReview,
} from '@fitout/contract/staff/reviews.ts'
import { describe, expect, test } from 'vitest'
import { openStaff } from '../../testing/staff.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { expectRefusal, type Guest, openGuest, placeOrder, uploadPicture } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { refreshProductIndex } from '../products/products-service.ts'
import { decideReview } from './reviews-service.ts'

const desk = withOrderDesk()

type Review = BodyInput<typeof writeReviews>['reviews'][number]

const write = (guest: Guest, id: string, reviews: Review[], idempotencyKey?: string) =>
  guest.call(writeReviews, { params: { id }, body: { reviews }, ...(idempotencyKey && { idempotencyKey }) })
const list = async (guest: Guest, id: string) => (await guest.call(orderReviews, { params: { id } })).data

async function completedOrder() {
  const order = await desk.newOrder(2)
  await confirmPayment(desk.shop.context, order.id)
  await desk.complete(order.guest, order.id)
  return { ...order, review: { product_variant_id: order.variant, rating: 5, comment: '好靚' } }
}

async function productOf(variantId: string): Promise<string> {
  const { db } = desk.shop.context
  const row = await db
    .selectFrom('product_variants')
    .select('product_id')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow()
  await refreshProductIndex(db, [row.product_id])
  return row.product_id
}

const published = async (id: string) =>
  (await desk.shop.visitor()(productReviews, { params: { store_id: desk.goods.storeId, id } })).data

describe('ORD-05 reviews', () => {
  test('can only be written by the buyer, for items of a completed order', async () => {
    const { guest, id, variant, review } = await completedOrder()
    const stranger = await openGuest(desk.shop)
    await expectRefusal(write(stranger, id, [review]), 404, 'order-not-found')
    await expectRefusal(list(stranger, id), 404, 'order-not-found')
    const unpaid = await desk.newOrder()
    await expectRefusal(
      write(unpaid.guest, unpaid.id, [{ ...review, product_variant_id: unpaid.variant }]),
      409,
      'order-not-completed',
    )
    await expectRefusal(write(guest, id, [{ ...review, product_variant_id: unpaid.variant }]), 422, 'line-not-in-order')
    expect(await list(guest, id)).toEqual([])
    await write(guest, id, [review])
    expect(await list(guest, id)).toMatchObject([
      { product_variant_id: variant, rating: 5, comment: '好靚', status: 'WAITING', reason: null, language: 'en' },
    ])
  })

  test.each([
    ['a rating of 0', { rating: 0 }],
    ['a rating of 6', { rating: 6 }],
    ['half a star', { rating: 4.5 }],
    ['a rating in words', { rating: '5' as unknown as number }],
    ['six pictures', { images: Array.from({ length: 6 }, () => crypto.randomUUID()) }],
    ['an address for a picture', { images: ['https://evil.example/x.png'] }],
    ['a comment of 100 KB', { comment: 'x'.repeat(100_000) }],
  ])('are refused with %s', async (_, change) => {
    const { guest, id, review } = await completedOrder()
    const response = await write(guest, id, [{ ...review, ...change }]).catch((error: unknown) => error)
    expect(response).toMatchObject({ problem: { status: 422, code: 'invalid-input' } })
    expect(await list(guest, id)).toEqual([])
  })

  test('are limited to one per item, however many are sent concurrently', async () => {
    const { guest, id, review } = await completedOrder()
    const picture = await uploadPicture(guest)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        write(guest, id, [{ ...review, comment: `${index}`, images: [picture] }]),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(write(guest, id, [review]), 409, 'already-reviewed')
    expect(await list(guest, id)).toHaveLength(1)
    await expectRefusal(write(guest, id, [review, review]), 422, 'invalid-input')
  })

  test('sent again with their key get the same response, and are never stored twice', async () => {
    const { guest, id, review } = await completedOrder()
    const first = await write(guest, id, [review], 'same-key')
    expect(await write(guest, id, [review], 'same-key')).toEqual(first)
    await expectRefusal(write(guest, id, [{ ...review, rating: 1 }], 'same-key'), 422, 'idempotency-key-reused')
  })

  test('accept only unused pictures of the account, otherwise nothing is stored', async () => {
    const { guest, id, review } = await completedOrder()
    const foreign = await uploadPicture(await openGuest(desk.shop))
    await expectRefusal(write(guest, id, [{ ...review, images: [foreign] }]), 404, 'file-not-found')
    expect(await list(guest, id)).toEqual([])
  })

  test('are no longer of a verified purchase once all units of the piece are refunded', async () => {
    const { guest, id, variant, review } = await completedOrder()
    const productId = await productOf(variant)
    const { data } = await write(guest, id, [review])
    const manager = await openStaff(desk.shop, 'manager')
    await manager.call(approveReview, { params: { id: data[0]!._id } })
    const isVerified = async () => (await published(productId))[0]?.is_verified_purchase
    const giveBack = async () => {
      const refund_items = [{ product_variant_id: variant, qty: 1 }]
      const asked = await guest.call(requestRefund, { params: { id }, body: { reason: 'Scratched', refund_items } })
      await manager.call(approveRefund, { params: { id: asked.data.requests[0]!._id }, body: { amount: 1 } })
    }
    await giveBack()
    expect(await isVerified()).toBe(true)
    await giveBack()
    expect([await isVerified(), (await published(productId))[0]?.rating]).toEqual([false, review.rating])
  })

  test('are listed to staff by state, stars and words, sorted, page after page', async () => {
    const word = `tested${Date.now()}`
    for (const rating of [3, 5, 4, 5]) {
      const { guest, id, review } = await completedOrder()
      await write(guest, id, [{ ...review, rating, comment: `${word} ${rating}` }])
    }
    const staff = await openStaff(desk.shop, 'support')
    const stars = async (query: object) =>
      (await staff.call(listStaffReviews, { query: { q: word, ...query } })).data.map(({ rating }) => rating)
    expect(await stars({})).toEqual([3, 5, 4, 5])
    expect(await stars({ status: 'ALL' })).toEqual([5, 4, 5, 3])
    expect(await stars({ status: 'APPROVED' })).toEqual([])
    expect(await stars({ rating: 5 })).toEqual([5, 5])
    expect(await stars({ sort_by: 'rating', sort_order: 'desc' })).toEqual([5, 5, 4, 3])
    const first = await staff.call(listStaffReviews, { query: { q: word, sort_by: 'rating', per_page: 2 } })
    const after = new URL(first.next_page_url ?? '', 'http://shop.example').searchParams.get('after')
    expect(await stars({ sort_by: 'rating', per_page: 2, after })).toEqual([5, 5])
    expect(first.total).toBe(4)
  })

  test('are public with their pictures and counted once approved, by one of two concurrent decisions', async () => {
    const { guest, id, variant, review } = await completedOrder()
    const productId = await productOf(variant)
    const picture = await uploadPicture(guest)
    const { data } = await write(guest, id, [{ ...review, rating: 4, images: [picture] }])
    expect(await published(productId)).toEqual([])
    const [one, other] = [await openStaff(desk.shop, 'editor'), await openStaff(desk.shop, 'manager')]
    const waiting = await one.call(listStaffReviews, { query: { per_page: 100 } })
    expect(waiting.data.map(({ _id }) => _id)).toContain(data[0]!._id)
    expect((await one.send(`/api/admin/reviews/${data[0]!._id}/images/${picture}`)).status).toBe(200)
    const params = { id: data[0]!._id }
    expect((await one.call(findStaffReview, { params })).data).toMatchObject({ rating: 4, status: 'WAITING' })
    const decisions = await Promise.allSettled([
      one.call(approveReview, { params }),
      other.call(approveReview, { params }),
    ])
    expect(decisions.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [shown] = await published(productId)
    expect(shown).toMatchObject({ rating: 4, comment: '好靚', is_verified_purchase: true })
    expect(shown?.images[0]?.url).toMatch(/^\/media\//)
    expect((await desk.shop.request(`${shown!.images[0]!.url}/${shown!.images[0]!.width}.webp`)).status).toBe(200)
    const { rating_sum, rating_count } = await desk.shop.context.db
      .selectFrom('products')
      .select(['rating_sum', 'rating_count'])
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
    expect([rating_sum, rating_count]).toEqual([4, 1])
  })

  test('decided by mistake can be made pending again for two minutes, without their stars', async () => {
    const { guest, id, variant, review } = await completedOrder()
    const productId = await productOf(variant)
    const { data } = await write(guest, id, [{ ...review, images: [await uploadPicture(guest)] }])
    const manager = await openStaff(desk.shop, 'manager')
    const params = { id: data[0]!._id }
    const undecide = () => manager.call(undecideReview, { params })
    await expectRefusal(undecide(), 409, 'too-late-to-take-back')
    await manager.call(approveReview, { params })
    expect((await undecide()).data.status).toBe('WAITING')
    const counted = () =>
      desk.shop.context.db
        .selectFrom('products')
        .select(['rating_sum', 'rating_count'])
        .where('id', '=', productId)
        .executeTakeFirstOrThrow()
    expect(await counted()).toEqual({ rating_sum: 0, rating_count: 0 })
    expect(await published(productId)).toEqual([])
    await manager.call(rejectReview, { params, body: { reason: 'Of another shop' } })
    await undecide()
    expect(await list(guest, id)).toMatchObject([{ status: 'WAITING', reason: null }])
    await manager.call(approveReview, { params })
    expect((await published(productId))[0]?.images).toHaveLength(1)
    desk.advance(121_000)
    await expectRefusal(undecide(), 409, 'too-late-to-take-back')
    expect(await counted()).toEqual({ rating_sum: review.rating, rating_count: 1 })
    const { data: trail } = await manager.call(listAudit, { query: { subject_id: params.id } })
    expect(trail.map(({ action }) => action).toReversed()).toEqual([
      'reviews.decide',
      'reviews.undecide',
      'reviews.decide',
      'reviews.undecide',
      'reviews.decide',
    ])
  })

  test('that are rejected stay visible to their author, with the reason', async () => {
    const { guest, id, variant, review } = await completedOrder()
    const productId = await productOf(variant)
    const { data } = await write(guest, id, [review])
    await decideReview(desk.shop.context, undefined, data[0]!._id, { status: 'REJECTED', reason: 'Names a person' })
    expect(await list(guest, id)).toMatchObject([{ status: 'REJECTED', reason: 'Names a person' }])
    expect(await published(productId)).toEqual([])
    await expect(
      decideReview(desk.shop.context, undefined, data[0]!._id, { status: 'APPROVED' }),
    ).rejects.toMatchObject({
      code: 'already-decided',
    })
  })

  test('of an order are listed oldest first', async () => {
    const guest = await openGuest(desk.shop)
    const [a, b] = [await desk.goods.addVariant(), await desk.goods.addVariant()]
    const { _id: id } = await placeOrder(desk.goods, guest, { [a]: 1, [b]: 1 })
    await confirmPayment(desk.shop.context, id)
    await desk.complete(guest, id)
    await write(guest, id, [{ product_variant_id: b, rating: 3 }])
    desk.advance(1000)
    await write(guest, id, [{ product_variant_id: a, rating: 2 }])
    expect((await list(guest, id)).map((review) => review.product_variant_id)).toEqual([b, a])
  })
})
