import { completeOrder } from '@fitout/contract/orders.ts'
import { paymentSession } from '@fitout/contract/payments.ts'
import { describe, expect, test } from 'vitest'
import type { SandboxChoice } from '../../adapters/payments/sandbox.ts'
import { transaction } from '../../database/database.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openGuest } from '../../testing/visitors.ts'
import { beginPaymentSession, openPaymentSession } from '../payments/payments-service.ts'
import { askAboutSilentSessions } from './payment-reports-service.ts'

const desk = withOrderDesk()

/** An order to be paid on the provider's page, and the visit to it. */
async function newVisit() {
  const { context } = desk.shop
  const order = await desk.newOrder(2)
  await context.db.updateTable('orders').set({ payment_method: 'ONLINE' }).where('id', '=', order.id).execute()
  const { totals } = await desk.show(order.guest, order.id)
  const amount = Math.round(totals.total_price * 100)
  const session = await transaction(context.db, (trx) =>
    beginPaymentSession(context, trx, {
      accountId: order.guest.accountId,
      successUrl: '/result/order/success',
      cancelUrl: '/result/order/failure',
      locale: 'en',
      expiresAt: new Date(context.clock.now().getTime() + 1_800_000),
      order: { id: order.id, amount, currency: 'HKD' },
    }),
  )
  const page = new URL(await openPaymentSession(context, session, order.reference)).pathname
  const money = {
    providerPayment: `payment-${session}`,
    orderId: order.id as unknown,
    amount: amount as unknown,
    currency: 'HKD' as unknown,
  }
  return { ...order, session, page, amount, money }
}

const decide = (page: string, choice: Partial<SandboxChoice>) =>
  desk.shop.request(page, { method: 'POST', body: new URLSearchParams(choice) })

async function notify(event: object, headers?: Headers): Promise<number> {
  const body = JSON.stringify(event)
  const signed = headers ?? desk.shop.context.sandbox!.sign(body)
  const address = '/api/payments/notifications/sandbox'
  return (await desk.shop.request(address, { method: 'POST', body, headers: signed })).status
}

const eventOf = (session: string, outcome: object) => ({ id: `event-${crypto.randomUUID()}`, session, outcome })

async function troubleOf(session: string): Promise<(string | null)[]> {
  const { db } = desk.shop.context
  const rows = await db.selectFrom('payment_events').select('trouble').where('session_id', '=', session).execute()
  return rows.map((row) => row.trouble)
}

const paymentOf = async (visit: Awaited<ReturnType<typeof newVisit>>) =>
  (await desk.show(visit.guest, visit.id)).payment_status

describe('an order on the provider’s page', () => {
  test('shows its reference and amount, and is paid when it is approved there', async () => {
    const visit = await newVisit()
    const html = await (await desk.shop.request(visit.page)).text()
    expect(html).toContain(visit.reference)
    expect(html).toContain(`HK$${(visit.amount / 100).toFixed(2)}`)
    await decide(visit.page, { decision: 'approve' })
    expect(await desk.show(visit.guest, visit.id)).toMatchObject({ current_status: 'pending', payment_status: 'paid' })
    expect(await desk.shelves(visit.variant)).toEqual({ available: 8, held: 0, sold: 2 })
  })

  test('PAY-02 is paid once, however often the provider says so', async () => {
    const visit = await newVisit()
    const event = eventOf(visit.session, { kind: 'paid', money: visit.money })
    for (let round = 0; round < 5; round += 1) expect(await notify(event)).toBe(200)
    const another = eventOf(visit.session, { kind: 'paid', money: visit.money })
    const answers = await Promise.all(Array.from({ length: 20 }, () => notify(another)))
    expect(new Set(answers)).toEqual(new Set([200]))
    const { statuses } = await desk.show(visit.guest, visit.id)
    expect(statuses.map((status) => status.slug)).toEqual(['submitted', 'pending'])
    const { rows } = await desk.shop.context.pool.query(
      `select 1 from pgboss.job where name = 'order-mail' and data ->> 'orderId' = $1 and data ->> 'event' = 'paid'`,
      [visit.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('PAY-03 stays paid when something older comes late, and money for a cancelled order is for staff', async () => {
    const visit = await newVisit()
    expect(await notify(eventOf(visit.session, { kind: 'refunded', money: visit.money }))).toBe(200)
    expect([await paymentOf(visit), await troubleOf(visit.session)]).toEqual(['unpaid', ['refunded-at-provider']])
    await notify(eventOf(visit.session, { kind: 'paid', money: visit.money }))
    for (const kind of ['declined', 'ended', 'open']) await notify(eventOf(visit.session, { kind }))
    expect(await paymentOf(visit)).toBe('paid')
    await visit.guest.call(completeOrder, { params: { id: visit.id } })
    await notify(eventOf(visit.session, { kind: 'paid', money: visit.money }))
    expect(await desk.show(visit.guest, visit.id)).toMatchObject({
      current_status: 'completed',
      payment_status: 'paid',
    })

    const cancelled = await newVisit()
    await desk.cancel(cancelled.guest, cancelled.id)
    expect(await notify(eventOf(cancelled.session, { kind: 'paid', money: cancelled.money }))).toBe(200)
    expect([await paymentOf(cancelled), await troubleOf(cancelled.session)]).toEqual(['unpaid', ['order-not-payable']])
  })

  test('PAY-05 is not paid by a genuine message that does not fit it', async () => {
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
      expect(await notify(eventOf(visit.session, { kind: 'paid', money: { ...money, ...changes } }))).toBe(200)
    }
    expect((await troubleOf(visit.session)).toSorted()).toEqual(wrong.map(([, trouble]) => trouble).toSorted())
    await notify(eventOf(visit.session, { kind: 'pending', money }))
    await notify(eventOf(crypto.randomUUID(), { kind: 'paid', money }))
    const card = { providerCard: 'x', brand: 'visa', lastFour: '4242', expiryMonth: 1, expiryYear: 2030 }
    await notify(eventOf(visit.session, { kind: 'card-saved', card }))
    expect([await paymentOf(visit), await paymentOf(other)]).toEqual(['unpaid', 'unpaid'])
  })

  test('PAY-01 PAY-06 is not paid by a forgery, by coming back, or by looking', async () => {
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
      expect(await notify(event, new Headers({ 'Sandbox-Signature': forged }))).toBe(400)
    }
    for (let round = 0; round < 5; round += 1) {
      const { data } = await visit.guest.call(paymentSession, { params: { id: visit.session } })
      expect(data).toMatchObject({ purpose: 'PAY_ORDER', order_id: visit.id, status: 'open' })
    }
    expect(await paymentOf(visit)).toBe('unpaid')
    const stranger = await openGuest(desk.shop)
    expect((await stranger.send(`/api/payment-sessions/${visit.session}`)).status).toBe(404)
  })

  test('PAY-08 is paid after all when its notification was lost', async () => {
    const visit = await newVisit()
    await decide(visit.page, { decision: 'approve', delivery: 'lost' })
    expect(await paymentOf(visit)).toBe('unpaid')
    desk.advance(90_000)
    await Promise.all(Array.from({ length: 3 }, () => askAboutSilentSessions(desk.shop.context)))
    expect(await paymentOf(visit)).toBe('paid')
  })

  test('is refunded by the provider up to what was paid, once for a name', async () => {
    const visit = await newVisit()
    await decide(visit.page, { decision: 'approve' })
    const { payments, db } = desk.shop.context
    const row = await db.selectFrom('payment_sessions').selectAll().where('id', '=', visit.session).executeTakeFirst()
    const refund = (id: string, amount: number) =>
      payments!.refund({ id, providerPayment: row!.provider_payment!, amount, currency: 'HKD' })
    await refund('first', visit.amount - 100)
    await refund('first', visit.amount - 100)
    await expect(refund('second', 101)).rejects.toThrow('refund refused')
    await refund('third', 100)
  })
})
