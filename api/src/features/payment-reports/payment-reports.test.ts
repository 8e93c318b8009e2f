import { completeOrder } from '@fitout/contract/orders.ts'
import { paymentSession } from '@fitout/contract/payments.ts'
import { describe, expect, test } from 'vitest'
import {
  decide,
  eventOf,
  jobsAbout,
  notify,
  openOnlineOrder,
  refundsOf,
  sessionsOf,
  troubleOf,
} from '../../testing/online-orders.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openGuest, placeOrder } from '../../testing/visitors.ts'
import { expireOrders } from '../orders/order-steps.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { refundPayment, sendRefund } from '../payments/payments-service.ts'
import { transaction } from '../../database/database.ts'
import { askAboutSilentSessions } from './payment-reports-service.ts'

const desk = withOrderDesk()

type Visit = Awaited<ReturnType<typeof openOnlineOrder>>
const newVisit = () => openOnlineOrder(desk)
const paymentOf = async (visit: Visit) => (await desk.show(visit.guest, visit.id)).payment_status

/** From the database, as a visitor's session does not last as long as an order. */
async function stateOf(id: string) {
  const { db } = desk.shop.context
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return [row.status, row.payment_status]
}

const mailsAbout = async (visit: Visit) => (await jobsAbout(desk, 'order-mail', visit.id)).map((job) => job['event'])

describe('an order on the provider’s page', () => {
  test('shows its reference and amount, and is paid when approved there', async () => {
    const visit = await newVisit()
    const html = await (await desk.shop.request(visit.page)).text()
    expect(html).toContain(visit.reference)
    expect(html).toContain(`HK$${(visit.amount / 100).toFixed(2)}`)
    await decide(desk, visit.page, { decision: 'approve', card: 'mastercard' })
    expect(await desk.show(visit.guest, visit.id)).toMatchObject({ current_status: 'pending', payment_status: 'paid' })
    expect(await desk.shelves(visit.variant)).toEqual({ available: 8, held: 0, sold: 2 })
    expect(await desk.show(visit.guest, visit.id)).toMatchObject({
      payment_channel: null,
      paid_by: { brand: 'mastercard', last_four: '4444' },
      expires_at: null,
      can_pay: false,
    })
  })

  test('PAY-02 is paid once, however often the provider reports it', async () => {
    const visit = await newVisit()
    const event = eventOf(visit.session, { kind: 'paid', money: visit.money })
    for (let round = 0; round < 5; round += 1) expect(await notify(desk, event)).toBe(200)
    const another = eventOf(visit.session, { kind: 'paid', money: visit.money })
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(desk, another)))
    expect(new Set(answers)).toEqual(new Set([200]))
    const { statuses } = await desk.show(visit.guest, visit.id)
    expect(statuses.map((status) => status.slug)).toEqual(['submitted', 'pending'])
    desk.advance(3_600_000)
    expect(await notify(desk, event)).toBe(200)
    expect(await mailsAbout(visit)).toEqual(['placed', 'paid'])
    expect(await desk.shelves(visit.variant)).toEqual({ available: 8, held: 0, sold: 2 })
    expect(await refundsOf(desk, visit.session)).toEqual([])
  })

  test('PAY-03 stays paid when an older report arrives late, and a payment for a cancelled order is left to staff', async () => {
    const visit = await newVisit()
    expect(await notify(desk, eventOf(visit.session, { kind: 'refunded', money: visit.money }))).toBe(200)
    expect([await paymentOf(visit), await troubleOf(desk, visit.session)]).toEqual(['unpaid', ['refunded-at-provider']])
    await notify(desk, eventOf(visit.session, { kind: 'paid', money: visit.money }))
    for (const kind of ['declined', 'ended', 'open']) await notify(desk, eventOf(visit.session, { kind }))
    expect(await paymentOf(visit)).toBe('paid')
    await visit.guest.call(completeOrder, { params: { id: visit.id } })
    await notify(desk, eventOf(visit.session, { kind: 'paid', money: visit.money }))
    expect(await desk.show(visit.guest, visit.id)).toMatchObject({
      current_status: 'completed',
      payment_status: 'paid',
    })

    const cancelled = await newVisit()
    await desk.cancel(cancelled.guest, cancelled.id)
    expect(await notify(desk, eventOf(cancelled.session, { kind: 'paid', money: cancelled.money }))).toBe(200)
    expect([await paymentOf(cancelled), await troubleOf(desk, cancelled.session)]).toEqual([
      'unpaid',
      ['order-not-payable'],
    ])
  })

  test('PAY-05 is not paid by a genuine report that does not match it', async () => {
    const [visit, other] = [await newVisit(), await newVisit()]
    const { money } = visit
    const wrong: [object, string][] = [
      [{ amount: 100 }, 'another-amount'],
      [{ amount: String(money.amount) }, 'another-amount'],
      [{ amount: -visit.amount }, 'another-amount'],
      [{ amount: visit.amount + 0.001 }, 'another-amount'],
      [{ currency: 'JPY' }, 'another-currency'],
      [{ currency: undefined }, 'another-currency'],
      [{ orderId: other.id }, 'another-order'],
      [{ orderId: undefined }, 'another-order'],
    ]
    for (const [changes] of wrong) {
      expect(await notify(desk, eventOf(visit.session, { kind: 'paid', money: { ...money, ...changes } }))).toBe(200)
    }
    expect((await troubleOf(desk, visit.session)).toSorted()).toEqual(wrong.map(([, trouble]) => trouble).toSorted())
    await notify(desk, eventOf(visit.session, { kind: 'pending', money }))
    await notify(desk, eventOf(crypto.randomUUID(), { kind: 'paid', money }))
    const card = { providerCard: 'x', brand: 'visa', lastFour: '4242', expiryMonth: 1, expiryYear: 2030 }
    await notify(desk, eventOf(visit.session, { kind: 'card-saved', card }))
    expect([await paymentOf(visit), await paymentOf(other)]).toEqual(['unpaid', 'unpaid'])
  })

  test('PAY-01 PAY-06 is not paid by a forgery, by returning, or by viewing', async () => {
    const visit = await newVisit()
    const event = eventOf(visit.session, { kind: 'paid', money: visit.money })
    const { sandbox } = desk.shop.context
    const good = sandbox!.sign(JSON.stringify(event)).get('Sandbox-Signature')!
    for (const forged of [
      '',
      good.toUpperCase(),
      good.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      sandbox!.sign('{}').get('Sandbox-Signature')!,
      good.replace(/t=\d+/, 't=1'),
    ]) {
      expect(await notify(desk, event, new Headers({ 'Sandbox-Signature': forged }))).toBe(400)
    }
    for (let round = 0; round < 5; round += 1) {
      const { data } = await visit.guest.call(paymentSession, { params: { id: visit.session } })
      expect(data).toMatchObject({ purpose: 'PAY_ORDER', order_id: visit.id, status: 'open' })
    }
    expect(await paymentOf(visit)).toBe('unpaid')
    const stranger = await openGuest(desk.shop)
    expect((await stranger.send(`/api/payment-sessions/${visit.session}`)).status).toBe(404)
  })

  test('PAY-08 is paid even if its notification was lost', async () => {
    const visit = await newVisit()
    await decide(desk, visit.page, { decision: 'approve', delivery: 'lost' })
    expect(await paymentOf(visit)).toBe('unpaid')
    desk.advance(90_000)
    await Promise.all(Array.from({ length: 3 }, () => askAboutSilentSessions(desk.shop.context)))
    expect(await paymentOf(visit)).toBe('paid')
  })

  test('PAY-08 is paid once if the shop crashed on a notification, which is then repeated', async () => {
    const visit = await newVisit()
    const { pool } = desk.shop.context
    const event = eventOf(visit.session, { kind: 'paid', money: visit.money })
    await pool.query('alter table order_statuses rename to order_statuses_gone')
    try {
      expect(await notify(desk, event)).toBe(500)
    } finally {
      await pool.query('alter table order_statuses_gone rename to order_statuses')
    }
    expect(await paymentOf(visit)).toBe('unpaid')
    for (let round = 0; round < 2; round += 1) expect(await notify(desk, event)).toBe(200)
    expect([await paymentOf(visit), await mailsAbout(visit)]).toEqual(['paid', ['placed', 'paid']])
  })

  test('STOCK-06 PAY-03 that expired releases everything once; a later payment is refunded', async () => {
    const visit = await newVisit()
    desk.advance(34 * 60_000)
    await expireOrders(desk.shop.context)
    expect(await stateOf(visit.id)).toEqual(['submitted', 'unpaid'])
    desk.advance(60_000)
    await Promise.all([expireOrders(desk.shop.context), expireOrders(desk.shop.context)])
    expect(await stateOf(visit.id)).toEqual(['cancelled', 'unpaid'])
    await placeOrder(desk.goods, await openGuest(desk.shop), { [visit.variant]: 10 })
    expect(await desk.shelves(visit.variant)).toEqual({ available: 0, held: 10, sold: 0 })

    const paid = () => eventOf(visit.session, { kind: 'paid', money: visit.money })
    const same = paid()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => notify(desk, at % 2 ? same : paid())))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await desk.shelves(visit.variant)).toEqual({ available: 0, held: 10, sold: 0 })
    expect(await stateOf(visit.id)).toEqual(['cancelled', 'unpaid'])
    expect((await troubleOf(desk, visit.session)).filter(Boolean)).toEqual(['order-not-payable'])
    expect(await mailsAbout(visit)).toEqual(['placed', 'expired', 'payment-returned'])
    expect((await sessionsOf(desk, visit.id)).map((session) => session.status)).toEqual(['returned'])
    const refunds = await refundsOf(desk, visit.session)
    expect(refunds).toMatchObject([{ amount_cents: visit.amount, key: 'order-not-payable', sent_at: null }])
    expect(await jobsAbout(desk, 'refund-payment', refunds[0]!.id)).toHaveLength(1)
  })
})

describe('a refund', () => {
  const refund = (orderId: string, amount: number, key: string) =>
    transaction(desk.shop.context.db, (trx) => refundPayment(desk.shop.context, trx, { orderId, amount, key }))

  test('ORD-04 is made once per key, and all together never exceed the payment', async () => {
    const visit = await newVisit()
    expect(await refund(visit.id, 100, 'before it was paid')).toBe(false)
    await decide(desk, visit.page, { decision: 'approve' })
    const same = await Promise.all(Array.from({ length: 20 }, () => refund(visit.id, 5000, 'one')))
    expect(new Set(same)).toEqual(new Set([true]))
    await expect(refund(visit.id, 6000, 'one')).rejects.toMatchObject({ code: 'refund-exceeds-payment' })
    await expect(refund(visit.id, visit.amount - 4999, 'two')).rejects.toMatchObject({ code: 'refund-exceeds-payment' })
    const shares = Array.from({ length: 20 }, (_, at) => refund(visit.id, visit.amount / 10, `share ${at}`))
    const outcomes = await Promise.allSettled(shares)
    const sum = (await refundsOf(desk, visit.session)).reduce((total, row) => total + row.amount_cents, 0)
    expect(sum).toBeLessThanOrEqual(visit.amount)
    const accepted = outcomes.filter((outcome) => outcome.status === 'fulfilled').length
    expect(sum).toBe(5000 + accepted * (visit.amount / 10))

    const { context } = desk.shop
    for (const { id } of await refundsOf(desk, visit.session)) {
      await Promise.all(Array.from({ length: 3 }, () => sendRefund(context, { refundId: id })))
    }
    const sent = await refundsOf(desk, visit.session)
    expect(sent.map((row) => [row.provider_refund, row.sent_at !== null])).toEqual(
      sent.map((row) => [`refund-${row.id}`, true]),
    )
    const refunded = eventOf(visit.session, { kind: 'refunded', money: { ...visit.money, amount: sum } })
    await notify(desk, refunded)
    await notify(desk, eventOf(visit.session, { kind: 'refunded', money: visit.money }))
    expect((await troubleOf(desk, visit.session)).filter(Boolean)).toEqual(['refunded-at-provider'])
  })

  test('of a transfer is left to staff', async () => {
    const { id } = await desk.newOrder()
    await confirmPayment(desk.shop.context, id)
    expect(await refund(id, 100, 'any')).toBe(false)
  })
})
