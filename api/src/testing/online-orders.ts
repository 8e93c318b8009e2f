import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import type { SandboxChoice } from '../adapters/payments/sandbox.ts'
import type { withOrderDesk } from './order-desk.ts'
import { checkOutBody, type CheckOutBody, type Guest, openGuest } from './visitors.ts'

type Desk = ReturnType<typeof withOrderDesk>

/** Fills the booking form with one piece and checks out online, as the storefront does. */
export async function checkOutOnline(
  desk: Desk,
  guest: Guest,
  variant: string,
  { quantity = 2, ...changes }: Partial<CheckOutBody> & { quantity?: number } = {},
) {
  const params = { store_id: desk.goods.storeId }
  await guest.call(addToCart, { params, body: { product_variant_id: variant, qty: quantity } })
  const body = checkOutBody(desk.goods, [variant], { payment_method: 'ONLINE', ...changes })
  return guest.call(checkOut, { params, body })
}

/** An order to be paid on the trial provider's page, and the visit to it. */
export async function openOnlineOrder(desk: Desk, quantity = 2) {
  const guest = await openGuest(desk.shop)
  const variant = await desk.goods.addVariant({ stock: [10, 0] })
  const { return_url, data } = await checkOutOnline(desk, guest, variant, { quantity })
  const [session] = await sessionsOf(desk, data._id)
  if (!session) throw new Error('the order has no payment session')
  const amount = Math.round(data.total * 100)
  const money = {
    providerPayment: `payment-${session.id}`,
    orderId: data._id as unknown,
    amount: amount as unknown,
    currency: 'HKD' as unknown,
  }
  return {
    guest,
    variant,
    id: data._id,
    reference: data.reference,
    session: session.id,
    page: new URL(return_url).pathname,
    amount,
    money,
  }
}

export async function sessionsOf(desk: Desk, orderId: string) {
  const { db } = desk.shop.context
  return db.selectFrom('payment_sessions').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute()
}

/** Presses a button of the trial provider's page. */
export async function decide(desk: Desk, page: string, choice: Partial<SandboxChoice>): Promise<Response> {
  return desk.shop.request(page, { method: 'POST', body: new URLSearchParams(choice) })
}

export function eventOf(session: string, outcome: object) {
  return { id: `event-${crypto.randomUUID()}`, session, outcome }
}

/** Sends a notification as the trial provider does. Returns the status. */
export async function notify(desk: Desk, event: object, headers?: Headers): Promise<number> {
  const body = JSON.stringify(event)
  const signed = headers ?? desk.shop.context.sandbox?.sign(body) ?? new Headers()
  const address = '/api/payments/notifications/sandbox'
  return (await desk.shop.request(address, { method: 'POST', body, headers: signed })).status
}

/** What staff have to check about a session. */
export async function troubleOf(desk: Desk, session: string): Promise<(string | null)[]> {
  const { db } = desk.shop.context
  const rows = await db.selectFrom('payment_events').select('trouble').where('session_id', '=', session).execute()
  return rows.map((row) => row.trouble)
}

export async function refundsOf(desk: Desk, session: string) {
  return desk.shop.context.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('session_id', '=', session)
    .orderBy('created_at')
    .execute()
}

/** The jobs of a queue that name an order or its parts. */
export async function jobsAbout(desk: Desk, queue: string, value: string): Promise<Record<string, string>[]> {
  const { rows } = await desk.shop.context.pool.query<{ data: Record<string, string> }>(
    'select data from pgboss.job where name = $1 and data::text like $2 order by created_on',
    [queue, `%${value}%`],
  )
  return rows.map((row) => row.data)
}
