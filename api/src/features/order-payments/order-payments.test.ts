import { checkOut } from '@fitout/contract/checkouts.ts'
import { createHash } from 'node:crypto'
import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { bindCard, listCards } from '@fitout/contract/credit-cards.ts'
import { allOrders } from '@fitout/contract/orders.ts'
import { payOrder } from '@fitout/contract/payments.ts'
import { describe, expect, test } from 'vitest'
import { openMember } from '../../testing/members.ts'
import { checkOutOnline, decide, jobsAbout, openOnlineOrder, sessionsOf } from '../../testing/online-orders.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { stockShop } from '../../testing/shop-goods.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { checkOutBody, expectRefusal, type Guest, openGuest } from '../../testing/visitors.ts'
import { addVoucher } from '../../testing/voucher-book.ts'
import { endPaymentPage } from '../payments/payments-service.ts'

const desk = withOrderDesk({ DATABASE_POOL: '20' })

const addresses = { success_url: '/en/result/order/success', cancel_url: '/en/result/order/cancelled' }
const pay = (guest: Guest, id: string, changes: object = {}) =>
  guest.call(payOrder, { params: { id }, body: { ...addresses, ...changes } })
const ordersOf = async (guest: Guest) => (await guest.call(allOrders)).data
const store = () => ({ store_id: desk.goods.storeId })
const cartOf = async (guest: Guest) => (await guest.call(showCart, { params: store(), body: {} })).data

describe('checking out online', () => {
  test("PRICE-02 opens the provider's page with the order’s amount, and holds its stock", async () => {
    const guest = await openGuest(desk.shop)
    const variant = await desk.goods.addVariant({ stock: [10, 0], priceCents: 33_33, salePercent: 10 })
    const { return_url, data } = await checkOutOnline(desk, guest, variant, { quantity: 3, ...addresses })
    expect(return_url).toMatch(/^http:\/\/localhost:3000\/api\/payments\/sandbox\/[0-9a-f]{32}$/)
    const order = await desk.show(guest, data._id)
    expect(order).toMatchObject({ current_status: 'submitted', payment_status: 'unpaid', can_pay: true })
    expect(order).toMatchObject({ can_upload: false, payment_channel: null, payment_code: null, paid_by: null })
    const [session] = await sessionsOf(desk, data._id)
    expect(session).toMatchObject({ amount_cents: Math.round(order.totals.total_price * 100), currency: 'HKD' })
    expect(data.total).toBe(order.totals.total_price)
    const minutes = (time: Date | string) =>
      Math.round((new Date(time).getTime() - desk.shop.context.clock.now().getTime()) / 60_000)
    expect([minutes(order.expires_at!), minutes(session!.expires_at)]).toEqual([35, 31])
    expect(await desk.shelves(variant)).toEqual({ available: 7, held: 3, sold: 0 })
    expect((await cartOf(guest)).cart_items).toEqual([])

    const page = await desk.shop.request(new URL(return_url).pathname)
    const html = await page.text()
    expect(html).toContain(data.reference)
    // The content security policy allows its style by the hash of its exact text.
    const look = createHash('sha256')
      .update(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '')
      .digest('base64')
    expect(page.headers.get('Content-Security-Policy')).toContain(`'sha256-${look}'`)
    const approved = await decide(desk, new URL(return_url).pathname, { decision: 'approve' })
    const back = new URL(approved.headers.get('Location')!)
    expect(back.origin + back.pathname).toBe('http://localhost:3000/en/result/order/success')
    expect(Object.fromEntries(back.searchParams)).toEqual({ order: data._id, payment_session: session!.id })
  })

  test('STOCK-03 with one key is one order and one page, however often it is repeated', async () => {
    const guest = await openGuest(desk.shop)
    const variant = await desk.goods.addVariant({ stock: [50, 0] })
    await guest.call(addToCart, { params: store(), body: { product_variant_id: variant, qty: 2 } })
    const body = checkOutBody(desk.goods, [variant], { payment_method: 'ONLINE' })
    const check = () => guest.call(checkOut, { params: store(), body, idempotencyKey: 'one-key-for-all-of-them' })
    const answers = await Promise.allSettled(Array.from({ length: 20 }, check))
    const pages = new Set<string>()
    for (const answer of answers) {
      if (answer.status === 'fulfilled') pages.add(answer.value.return_url)
      else expect(answer.reason.problem).toMatchObject({ status: 409, code: 'request-in-progress' })
    }
    pages.add((await check()).return_url)
    expect(pages.size).toBe(1)
    const [order, ...others] = await ordersOf(guest)
    expect([others, (await sessionsOf(desk, order!._id)).map((row) => row.return_url)]).toEqual([[], [...pages]])
  })

  test('STOCK-01 of the last unit by fifty is one order, and forty-nine keep their booking forms', async () => {
    const last = await desk.goods.addVariant({ stock: [0, 1] })
    const guests = await Promise.all(Array.from({ length: 50 }, () => openGuest(desk.shop)))
    const outcomes = await Promise.allSettled(guests.map((guest) => checkOutOnline(desk, guest, last, { quantity: 1 })))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    expect(await desk.shelves(last)).toEqual({ available: 0, held: 1, sold: 0 })
    const loser = guests[outcomes.findIndex((outcome) => outcome.status === 'rejected')]!
    expect([(await cartOf(loser)).cart_items.length, await ordersOf(loser)]).toEqual([1, []])
  })

  test('PRICE-05 at a total other than the one shown is refused, and opens no page', async () => {
    const guest = await openGuest(desk.shop)
    const variant = await desk.goods.addVariant({ priceCents: 4990 })
    await expectRefusal(checkOutOnline(desk, guest, variant, { expected_total: 1 }), 409, 'price-changed')
    expect((await cartOf(guest)).cart_items).toHaveLength(1)
    const sessions = await desk.shop.context.db
      .selectFrom('payment_sessions')
      .select('id')
      .where('account_id', '=', guest.accountId)
      .execute()
    expect([sessions, await ordersOf(guest)]).toEqual([[], []])
  })

  test('is refused if the shop takes no cards', async () => {
    const shop = await openTestShop({ environment: { PAYMENT_PROVIDER: 'none' } })
    const goods = await stockShop(shop.context)
    const guest = await openGuest(shop)
    const body = checkOutBody(goods, [await goods.addVariant()], { payment_method: 'ONLINE' })
    const checking = guest.call(checkOut, { params: { store_id: goods.storeId }, body })
    const refused = await expectRefusal(checking, 422, 'payment-method-not-available')
    expect(refused.message).not.toBe('')
    await shop.stop()
  })

  test('PRICE-08 with nothing left to pay needs no page: the order is paid with its voucher', async () => {
    const { context } = desk.shop
    await addVoucher(context, { code: 'ALLOFIT', terms: { reduction: { amount: 500_000 } } })
    for (const payment_method of ['ONLINE', 'OFFLINE'] as const) {
      const guest = await openGuest(desk.shop)
      const variant = await desk.goods.addVariant({ stock: [10, 0] })
      const { return_url, data } = await checkOutOnline(desk, guest, variant, {
        payment_method,
        voucher_code: 'ALLOFIT',
        delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: desk.goods.couriers.showroom },
      })
      expect([data.total, return_url]).toEqual([0, `/result/order/success?order=${data._id}`])
      expect(await desk.show(guest, data._id)).toMatchObject({
        current_status: 'pending',
        payment_status: 'paid',
        can_upload: false,
        can_pay: false,
      })
      expect(await desk.shelves(variant)).toEqual({ available: 8, held: 0, sold: 2 })
    }
  })
})

const elsewhere = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'http://localhost:3000@evil.example/',
  'http://localhost:3000.evil.example/',
  'http://lоcalhost:3000/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\r\nSet-Cookie:x=1',
  `/${'x'.repeat(10_240)}`,
]

describe('paying a placed order', () => {
  test("PAY-07 returns only to the shop's own addresses", async () => {
    const { guest, id } = await openOnlineOrder(desk)
    const variant = await desk.goods.addVariant()
    for (const address of elsewhere) {
      for (const name of ['success_url', 'cancel_url']) {
        const tries = [pay(guest, id, { [name]: address }), checkOutOnline(desk, guest, variant, { [name]: address })]
        const outcomes = await Promise.allSettled(tries)
        const statuses = outcomes.map((one) => (one.status === 'rejected' ? one.reason.problem.status : 'led on'))
        expect([address, statuses]).toEqual([address, [422, 422]])
      }
    }
    expect(await ordersOf(guest)).toHaveLength(1)
  })

  test('continues with the open page, and opens one new page for fifty calls when that has ended', async () => {
    const { guest, id, page, session } = await openOnlineOrder(desk)
    const first = await pay(guest, id)
    expect([new URL(first.return_url).pathname, first.data.payment_session]).toEqual([page, session])
    await decide(desk, page, { decision: 'decline' })
    expect(new URL((await pay(guest, id)).return_url).pathname).toBe(page)
    await decide(desk, page, { decision: 'cancel' })
    desk.advance(20 * 60_000)
    const again = await Promise.all(Array.from({ length: 50 }, () => pay(guest, id)))
    expect(new Set(again.map((one) => one.return_url)).size).toBe(1)
    expect((await sessionsOf(desk, id)).map((row) => row.status)).toEqual(['ended', 'open'])
    // The order waits for the new page as long as for the first.
    const left = new Date((await desk.show(guest, id)).expires_at!).getTime() - desk.shop.context.clock.now().getTime()
    expect(Math.round(left / 60_000)).toBe(35)
    await decide(desk, new URL(again[0]!.return_url).pathname, { decision: 'approve', card: 'unionpay' })
    expect(await desk.show(guest, id)).toMatchObject({ payment_status: 'paid', paid_by: { brand: 'unionpay' } })
    await expectRefusal(pay(guest, id), 409, 'illegal-transition')
  })

  test('PAY-09 is for its owner, while it is open, online and not expired', async () => {
    const { guest, id, page } = await openOnlineOrder(desk)
    await expectRefusal(pay(await openGuest(desk.shop), id), 404, 'order-not-found')
    await expectRefusal(pay(guest, crypto.randomUUID()), 404, 'order-not-found')
    await expectRefusal(desk.upload(guest, id), 409, 'illegal-transition')
    const transfer = await desk.newOrder()
    await expectRefusal(pay(transfer.guest, transfer.id), 409, 'illegal-transition')
    await desk.shop.context.db
      .updateTable('orders')
      .set({ created_at: new Date(desk.shop.context.clock.now().getTime() - 2 * 3_600_000) })
      .where('id', '=', id)
      .execute()
    expect((await desk.show(guest, id)).can_pay).toBe(false)
    await expectRefusal(pay(guest, id), 409, 'illegal-transition')

    await desk.cancel(guest, id)
    await expectRefusal(pay(guest, id), 409, 'illegal-transition')
    const [job] = await jobsAbout(desk, 'end-payment-page', page.split('/').at(-1)!)
    await endPaymentPage(desk.shop.context, job as { provider: string; providerSession: string })
    await decide(desk, page, { decision: 'approve' })
    expect((await desk.show(guest, id)).payment_status).toBe('unpaid')
  })

  test('offers a saved card first, and only one of the account', async () => {
    const [member, other] = [await openMember(desk.shop), await openMember(desk.shop)]
    const toBind = await member.call(bindCard, { body: addresses })
    await decide(desk, new URL(toBind.return_url).pathname, { decision: 'approve', card: 'mastercard' })
    const cardId = (await member.call(listCards)).data[0]!._id
    const variant = await desk.goods.addVariant()
    await expectRefusal(checkOutOnline(desk, other, variant, { credit_card_id: cardId }), 404, 'card-not-found')
    const { return_url, data } = await checkOutOnline(desk, member, variant, { credit_card_id: cardId, quantity: 1 })
    const html = await (await desk.shop.request(new URL(return_url).pathname)).text()
    expect(html).toMatch(/value="mastercard"\s+checked/)
    await expectRefusal(pay(other, data._id), 404, 'order-not-found')
    await expectRefusal(pay(member, data._id, { credit_card_id: crypto.randomUUID() }), 404, 'card-not-found')
  })
})
