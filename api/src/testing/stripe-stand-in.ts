import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StandInMood = 'well' | 'broken' | 'garbage' | 'misleading' | 'refusing' | 'hanging'

/** The part of the provider's API that the shop uses, on a port of this machine; it records its parameters. */
export async function openStripeStandIn() {
  const calls: { path: string; key: string | undefined; params: Record<string, string> }[] = []
  const sessions = new Map<string, Record<string, unknown>>()
  const hanging: (() => void)[] = []
  /** Returns the calls that it kept waiting. */
  const letGo = () => hanging.splice(0).forEach((answerNow) => answerNow())
  const standIn = { mood: 'well' as StandInMood, calls, sessions, hanging, letGo }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = new URL(request.url ?? '/', 'http://stand-in').pathname
      const params = Object.fromEntries(new URLSearchParams(body))
      const key = request.headers['idempotency-key']
      calls.push({ path: `${request.method} ${path}`, key: key?.toString(), params })
      const send = (status: number, text: string) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(text)
      }
      if (standIn.mood === 'broken') return send(500, '{"error":{"message":"secret details","type":"api_error"}}')
      if (standIn.mood === 'refusing') {
        return send(400, '{"error":{"type":"invalid_request_error","code":"charge_already_refunded"}}')
      }
      if (standIn.mood === 'garbage') return send(200, '<html>not what you think')
      const answerNow = () => send(200, JSON.stringify(answer(`${request.method} ${path}`, params)))
      if (standIn.mood === 'hanging') return hanging.push(answerNow)
      return answerNow()
    })
  })

  function answer(call: string, params: Record<string, string>): Record<string, unknown> {
    if (call === 'POST /v1/customers') return { id: `cus_${params['metadata[account]']}`, object: 'customer' }
    if (call === 'POST /v1/refunds') return { id: 're_1', object: 'refund', status: 'succeeded' }
    if (call === 'POST /v1/checkout/sessions') {
      const id = `cs_test_${params['metadata[payment_session]']}`
      const host = standIn.mood === 'misleading' ? 'checkout.stripe.com.evil.example' : 'checkout.stripe.com'
      const session = {
        id,
        object: 'checkout.session',
        mode: params['mode'],
        status: 'open',
        url: `https://${host}/c/pay/${id}`,
        metadata: { payment_session: params['metadata[payment_session]'], order: params['metadata[order]'] },
      }
      sessions.set(id, session)
      return session
    }
    const ended = /^POST \/v1\/checkout\/sessions\/(.+)\/expire$/.exec(call)?.[1]
    if (ended) return { ...sessions.get(ended), status: 'expired' }
    const asked = /^GET \/v1\/checkout\/sessions\/(.+)$/.exec(call)?.[1]
    return (asked && sessions.get(asked)) || { id: 'pm_1', object: 'payment_method' }
  }

  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const close = () =>
    new Promise<void>((settle) => {
      server.close(() => settle())
      server.closeAllConnections()
    })
  return Object.assign(standIn, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close })
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

export function completedSetup(id: string, sessionId: string, card = 'pm_card_1') {
  return {
    id,
    object: 'checkout.session',
    mode: 'setup',
    status: 'complete',
    metadata: { payment_session: sessionId },
    setup_intent: {
      id: 'seti_1',
      payment_method: { id: card, card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2031 } },
    },
  }
}

/** A paid session, as reported in a notification. */
export function completedPayment(id: string, sessionId: string, order: { id: string; amount: number }) {
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    status: 'complete',
    payment_status: 'paid',
    amount_total: order.amount,
    currency: 'hkd',
    metadata: { payment_session: sessionId, order: order.id },
    payment_intent: `pi_${sessionId}`,
  }
}

/** The same session as returned by a query: with the card. */
export function withCharge(session: ReturnType<typeof completedPayment>) {
  const card = { brand: 'mastercard', last4: '5454' }
  const payment_intent = { id: session.payment_intent, latest_charge: { payment_method_details: { card } } }
  return { ...session, payment_intent }
}
