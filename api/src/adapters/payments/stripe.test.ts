import { bindCard, deleteCard, listCards } from '@fitout/contract/credit-cards.ts'
import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import type { CallError } from '@fitout/contract/client.ts'
import { allOrders, cancelOrder, findOrder } from '@fitout/contract/orders.ts'
import { Stripe } from 'stripe'
import { ProviderUnavailable, RefundRefused } from './port.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetCardAtProvider } from '../../features/credit-cards/credit-cards-service.ts'
import { askAboutSilentSessions } from '../../features/payment-reports/payment-reports-service.ts'
import { openMember } from '../../testing/members.ts'
import { endPaymentPage } from '../../features/payments/payments-service.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { completedPayment, completedSetup, openStripeStandIn, withCharge } from '../../testing/stripe-stand-in.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { checkOutBody, expectRefusal, type Guest, openGuest, placeOrder } from '../../testing/visitors.ts'

const secret = 'whsec_of_the_tests_only'
const { webhooks } = new Stripe('sk_test_of_the_tests_only')
let standIn: Awaited<ReturnType<typeof openStripeStandIn>>
let shop: TestShop
let goods: ShopGoods
let now = new Date()

beforeAll(async () => {
  standIn = await openStripeStandIn()
  shop = await openTestShop({
    environment: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests_only',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: standIn.url,
    },
    clock: { now: () => now, seconds: () => Math.floor(now.getTime() / 1000) },
  })
  goods = await stockShop(shop.context)
})
afterAll(async () => {
  await shop.stop()
  await standIn.close()
})

const addresses = { success_url: '/en/account/cards', cancel_url: '/en/account/cards' }
const bind = (member: Guest, idempotencyKey = crypto.randomUUID()) =>
  member.call(bindCard, { body: addresses, idempotencyKey })

async function notify(payload: string, header?: string): Promise<number> {
  const response = await shop.request('/api/payments/notifications/stripe', {
    method: 'POST',
    body: payload,
    headers: header === undefined ? {} : { 'Stripe-Signature': header },
  })
  return response.status
}

const sign = (payload: string, { seconds = 0, key = secret } = {}) =>
  webhooks.generateTestHeaderString({ payload, secret: key, timestamp: Math.floor(now.getTime() / 1000) + seconds })

const event = (type: string, object: object, id = `evt_${crypto.randomUUID()}`) =>
  JSON.stringify({ id, object: 'event', type, data: { object } })

/** The customer has entered a card on the provider's page. */
function complete(sessionId: string, card: string): object {
  const id = `cs_test_${sessionId}`
  const session = completedSetup(id, sessionId, card)
  standIn.sessions.set(id, session)
  return { ...session, setup_intent: 'seti_1' }
}

test('a card is saved by Checkout in setup mode, and forgotten there when it is deleted here', async () => {
  const member = await openMember(shop)
  const { return_url, data } = await bind(member)
  expect(return_url).toBe(`https://checkout.stripe.com/c/pay/cs_test_${data.payment_session}`)
  const opened = standIn.calls.find((call) => call.path === 'POST /v1/checkout/sessions')
  expect(opened).toMatchObject({
    key: `session-${data.payment_session}`,
    params: {
      mode: 'setup',
      customer: `cus_${member.accountId}`,
      'allowed_payment_method_types[0]': 'card',
      success_url: `http://localhost:3000/en/account/cards?payment_session=${data.payment_session}`,
    },
  })
  // The provider gets no personal data, only an id.
  expect(JSON.stringify(standIn.calls)).not.toContain('@shop.example')

  const payload = event('checkout.session.completed', complete(data.payment_session, 'pm_card_1'))
  expect(await notify(payload, sign(payload))).toBe(200)
  expect(await notify(payload, sign(payload))).toBe(200)
  const { data: cards } = await member.call(listCards)
  expect(cards).toMatchObject([{ brand: 'visa', last_four: '4242', expiry_month: 8, expiry_year: 2031 }])
  await member.call(deleteCard, { params: { id: cards[0]!._id } })
  await forgetCardAtProvider(shop.context, { provider: 'stripe', providerCard: 'pm_card_1' })
  expect(standIn.calls.at(-1)?.path).toBe('POST /v1/payment_methods/pm_card_1/detach')
})

test('PAY-01 PAY-04 accepts only what the provider signed just now', async () => {
  const member = await openMember(shop)
  const { data } = await bind(member)
  const payload = event('checkout.session.completed', complete(data.payment_session, 'pm_card_2'))
  const good = sign(payload)
  const forged: [string, string | undefined][] = [
    [payload, undefined],
    [payload, ''],
    [payload, sign(payload, { key: 'whsec_of_somebody_else' })],
    [payload, sign(event('checkout.session.completed', {}))],
    [payload.replace('checkout', 'checkouT'), good],
    [payload, good.toUpperCase()],
    [payload, sign(payload, { seconds: -360 })],
    [payload, sign(payload, { seconds: 360 })],
    [payload, good.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) - 1}`)],
  ]
  for (const [body, header] of forged) expect(await notify(body, header)).toBe(400)
  expect((await shop.request('/api/payments/notifications/stripe')).status).toBe(405)
  for (const other of ['sandbox', 'nobody']) {
    const response = await shop.request(`/api/payments/notifications/${other}`, { method: 'POST', body: payload })
    expect(response.status).toBe(400)
  }
  expect((await member.call(listCards)).data).toEqual([])
  expect(await notify(payload, good)).toBe(200)
  now = new Date(now.getTime() + 360_000)
  expect(await notify(payload, good)).toBe(400)
  expect((await member.call(listCards)).data).toHaveLength(1)
  for (const ignored of [event('invoice.paid', {}), event('checkout.session.expired', { metadata: {} })]) {
    expect(await notify(ignored, sign(ignored))).toBe(200)
  }
})

test('a missed notification is made up for by a query', async () => {
  const member = await openMember(shop)
  const { data } = await bind(member)
  complete(data.payment_session, 'pm_card_3')
  now = new Date(now.getTime() + 90_000)
  await askAboutSilentSessions(shop.context)
  expect((await member.call(listCards)).data).toHaveLength(1)
})

test('PAY-10 a provider that is down, broken or misleading is reported as such, without a redirect', async () => {
  const member = await openMember(shop)
  for (const mood of ['broken', 'garbage', 'misleading'] as const) {
    standIn.mood = mood
    const problem = await expectRefusal(bind(member), 503, 'payment-provider-unavailable')
    expect(JSON.stringify(problem)).not.toMatch(/secret details|stripe|html/i)
  }
  standIn.mood = 'well'
  // Once the provider is back, repeating the request continues where it stopped.
  standIn.mood = 'broken'
  await expectRefusal(bind(member, 'a-key-for-two-tries'), 503, 'payment-provider-unavailable')
  standIn.mood = 'well'
  expect((await bind(member, 'a-key-for-two-tries')).return_url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
  const gone = await openTestShop({
    environment: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests_only',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: 'http://127.0.0.1:9',
    },
  })
  await expectRefusal(bind(await openMember(gone)), 503, 'payment-provider-unavailable')
  await gone.stop()
})

test('a provider that hangs leaves half of the checkouts’ places to other calls', async () => {
  const atOnce = 2 * shop.context.config.databasePool
  const members = await Promise.all([openMember(shop), openMember(shop), openMember(shop)])
  standIn.mood = 'hanging'
  const visits = Array.from({ length: atOnce + 5 }, (_, at) => bind(members[at % 3]!))
  const outcomes = Promise.allSettled(visits)
  await expect.poll(() => standIn.hanging.length).toBe(atOnce)
  const start = performance.now()
  const [variant, guest] = [await goods.addVariant(), await openGuest(shop)]
  expect((await placeOrder(goods, guest, { [variant]: 1 })).reference).toBeTruthy()
  expect(performance.now() - start).toBeLessThan(2000)
  standIn.mood = 'well'
  standIn.letGo()
  const refused = (await outcomes).flatMap((one) => (one.status === 'rejected' ? [one.reason.problem] : []))
  expect(refused.map(({ code, status }) => `${status} ${code}`)).toEqual(Array(5).fill('503 service-busy'))
})

describe('an order paid by Checkout', () => {
  const params = () => ({ store_id: goods.storeId })
  const fill = async (guest: Guest) => {
    const variant = await goods.addVariant({ stock: [10, 0] })
    await guest.call(addToCart, { params: params(), body: { product_variant_id: variant, qty: 2 } })
    return variant
  }
  const checkOutOnline = (guest: Guest, variant: string, idempotencyKey = crypto.randomUUID()) => {
    const body = checkOutBody(goods, [variant], { payment_method: 'ONLINE' })
    return guest.call(checkOut, { params: params(), body, idempotencyKey })
  }
  const show = async (guest: Guest, id: string) => (await guest.call(findOrder, { params: { id } })).data
  const sessionOf = (orderId: string) =>
    shop.context.db.selectFrom('payment_sessions').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

  test('PAY-02 PAY-05 is paid once, for its own amount and currency, and names the card', async () => {
    const guest = await openGuest(shop)
    const { return_url, data } = await checkOutOnline(guest, await fill(guest))
    const { id } = await sessionOf(data._id)
    expect(return_url).toBe(`https://checkout.stripe.com/c/pay/cs_test_${id}`)
    const opened = standIn.calls.findLast((call) => call.path === 'POST /v1/checkout/sessions')!
    const amount = Math.round(data.total * 100)
    expect(opened.params).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': String(amount),
      'line_items[0][price_data][currency]': 'hkd',
      'metadata[order]': data._id,
      success_url: `http://localhost:3000/result/order/success?order=${data._id}&payment_session=${id}`,
    })
    // Stripe accepts no page that expires in less than half an hour.
    expect(Number(opened.params['expires_at']) - now.getTime() / 1000).toBeGreaterThan(1800)

    const session = completedPayment(`cs_test_${id}`, id, { id: data._id, amount })
    for (const wrong of [
      { amount_total: 100 },
      { currency: 'jpy' },
      { metadata: { payment_session: id, order: 'x' } },
    ]) {
      standIn.sessions.set(session.id, withCharge({ ...session, ...wrong } as typeof session))
      const payload = event('checkout.session.completed', { ...session, ...wrong })
      expect(await notify(payload, sign(payload))).toBe(200)
    }
    standIn.sessions.set(session.id, withCharge(session))
    const foreign = JSON.stringify({ ...JSON.parse(event('checkout.session.completed', session)), account: 'acct_2' })
    expect(await notify(foreign, sign(foreign))).toBe(200)
    const pending = event('checkout.session.completed', { ...session, payment_status: 'unpaid' })
    standIn.sessions.set(session.id, { ...withCharge(session), payment_status: 'unpaid' })
    expect(await notify(pending, sign(pending))).toBe(200)
    expect(await show(guest, data._id)).toMatchObject({ payment_status: 'unpaid', paid_by: null })

    standIn.sessions.set(session.id, withCharge(session))
    const paid = event('checkout.session.async_payment_succeeded', session)
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(paid, sign(paid))))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await show(guest, data._id)).toMatchObject({
      payment_status: 'paid',
      paid_by: { brand: 'mastercard', last_four: '5454' },
    })
  })

  test('PAY-08 is paid by its notification alone, without the card, when the provider cannot be queried', async () => {
    const guest = await openGuest(shop)
    const { data } = await checkOutOnline(guest, await fill(guest))
    const { id } = await sessionOf(data._id)
    const order = { id: data._id, amount: Math.round(data.total * 100) }
    const payload = event('checkout.session.completed', completedPayment(`cs_test_${id}`, id, order))
    standIn.mood = 'broken'
    expect(await notify(payload, sign(payload))).toBe(200)
    standIn.mood = 'well'
    expect(await show(guest, data._id)).toMatchObject({ payment_status: 'paid', paid_by: null })
  })

  test('PAY-10 is not placed while the provider is down, and the attempt loses nothing', async () => {
    const guest = await openGuest(shop)
    const variant = await fill(guest)
    for (const mood of ['broken', 'garbage', 'misleading'] as const) {
      standIn.mood = mood
      const error = (await checkOutOnline(guest, variant, 'a-key-kept-for-later').catch((one) => one)) as CallError
      expect([error.problem.code, error.problem.status]).toEqual(['payment-provider-unavailable', 503])
      expect(error.retryAfterSeconds).toBeGreaterThan(0)
      const { data: cart } = await guest.call(showCart, { params: params(), body: {} })
      expect(cart.cart_items.map((item) => item.qty)).toEqual([2])
      expect((await guest.call(allOrders)).data).toEqual([])
    }
    standIn.mood = 'well'
    const { data } = await checkOutOnline(guest, variant, 'a-key-kept-for-later')
    expect((await guest.call(allOrders)).data.map((order) => order._id)).toEqual([data._id])
    await guest.call(cancelOrder, { params: { id: data._id } })
    const { provider_session: page } = await sessionOf(data._id)
    await endPaymentPage(shop.context, { provider: 'stripe', providerSession: page! })
    expect(standIn.calls.at(-1)!.path).toBe(`POST /v1/checkout/sessions/${page}/expire`)
  })
})

test('a refund is requested once under its id, and a rejection is distinguished from no answer', async () => {
  const { payments } = shop.context
  await payments?.refund({ id: 'r1', providerPayment: 'pi_1', amount: 12_345, currency: 'HKD' })
  expect(standIn.calls.at(-1)).toEqual({
    path: 'POST /v1/refunds',
    key: 'refund-r1',
    params: { payment_intent: 'pi_1', amount: '12345' },
  })
  const again = { id: 'r2', providerPayment: 'pi_1', amount: 12_345, currency: 'HKD' } as const
  standIn.mood = 'refusing'
  await expect(payments?.refund(again)).rejects.toThrow(new RefundRefused('charge_already_refunded'))
  standIn.mood = 'broken'
  await expect(payments?.refund(again)).rejects.toBeInstanceOf(ProviderUnavailable)
  standIn.mood = 'well'
})
