import { bindCard, deleteCard, listCards } from '@fitout/contract/credit-cards.ts'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetCardAtProvider } from '../../features/credit-cards/credit-cards-service.ts'
import { askAboutSilentSessions } from '../../features/payment-reports/payment-reports-service.ts'
import { openMember } from '../../testing/members.ts'
import { completedSetup, openStripeStandIn } from '../../testing/stripe-stand-in.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, type Guest } from '../../testing/visitors.ts'

const secret = 'whsec_of_the_tests_only'
const { webhooks } = new Stripe('sk_test_of_the_tests_only')
let standIn: Awaited<ReturnType<typeof openStripeStandIn>>
let shop: TestShop
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

/** The customer has typed his card on the provider's page. */
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
  // What the provider is told of the customer is a number.
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

test('PAY-01 PAY-04 only what the provider signed, just now, is believed', async () => {
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

test('a notification that never came is made up for by asking', async () => {
  const member = await openMember(shop)
  const { data } = await bind(member)
  complete(data.payment_session, 'pm_card_3')
  now = new Date(now.getTime() + 90_000)
  await askAboutSilentSessions(shop.context)
  expect((await member.call(listCards)).data).toHaveLength(1)
})

test('PAY-10 a provider that is down, broken or misleading is told as such, and leads nowhere', async () => {
  const member = await openMember(shop)
  for (const mood of ['broken', 'garbage', 'misleading'] as const) {
    standIn.mood = mood
    const problem = await expectRefusal(bind(member), 503, 'payment-provider-unavailable')
    expect(JSON.stringify(problem)).not.toMatch(/secret details|stripe|html/i)
  }
  standIn.mood = 'well'
  // The same request again, once the provider is back, goes on where it stopped.
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

test('a refund is asked for once under its name', async () => {
  const { payments } = shop.context
  await payments?.refund({ id: 'r1', providerPayment: 'pi_1', amount: 12_345, currency: 'HKD' })
  expect(standIn.calls.at(-1)).toEqual({
    path: 'POST /v1/refunds',
    key: 'refund-r1',
    params: { payment_intent: 'pi_1', amount: '12345' },
  })
})
