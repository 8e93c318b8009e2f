import { requestRefund, withdrawRefundRequest } from '@fitout/contract/refund-requests.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decide, eventOf, notify, openOnlineOrder, refundsOf, sessionsOf } from '../../testing/online-orders.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { type Guest, uploadPicture } from '../../testing/visitors.ts'
import { askAboutSilentSessions } from '../payment-reports/payment-reports-service.ts'
import { decideRefund } from '../refund-requests/refund-requests-service.ts'
import { expireOrders } from './order-steps.ts'
import { confirmPayment } from './staff-order-steps.ts'

const desk = withOrderDesk()
const bought = 3

/** A minimal model of an order. Every unit costs the same; delivery is never refunded here. */
type Model = {
  status: 'submitted' | 'pending' | 'completed' | 'cancelled'
  isPaid: boolean
  /** Units in the pending refund request, and units refunded. */
  waiting: number
  refunded: number
  /** The state of the visit to the provider's page; `returned`: its payment did not fit and was sent back. */
  visit: 'none' | 'open' | 'ended' | 'completed' | 'returned'
  isApproved: boolean
}
type Visit = { session: string; page: string; amount: number; money: object }
type Real = { guest: Guest; id: string; variant: string; requestId: string; visit?: Visit; lastWord?: object }

const isOpen = ({ status }: Model) => status === 'submitted' || status === 'pending'
const isPayable = (model: Model) => isOpen(model) && !model.isPaid

/** A reported payment pays a waiting order once; otherwise it is returned. */
function whenMoneyComes(model: Model): Partial<Model> {
  if (model.visit === 'none' || model.visit === 'completed' || model.visit === 'returned') return {}
  return isPayable(model) ? { status: 'pending', isPaid: true, visit: 'completed' } : { visit: 'returned' }
}

async function hear(real: Real, outcome: object): Promise<void> {
  if (!real.visit) return
  real.lastWord = eventOf(real.visit.session, outcome)
  expect(await notify(desk, real.lastWord)).toBe(200)
}

type Step = {
  name: string
  /** The model afterwards; undefined if the shop must refuse. */
  expected: (model: Model) => Partial<Model> | undefined
  act: (real: Real) => Promise<unknown>
}

const steps: Step[] = [
  {
    name: 'the customer hands in a proof',
    expected: (model) => (isPayable(model) && model.visit === 'none' ? { status: 'pending' } : undefined),
    act: async ({ guest, id }) => desk.upload(guest, id, await uploadPicture(guest)),
  },
  {
    name: 'the customer cancels',
    expected: (model) => (isPayable(model) ? { status: 'cancelled' } : undefined),
    act: ({ guest, id }) => desk.cancel(guest, id),
  },
  {
    name: 'the customer has everything',
    expected: (model) => (model.status === 'pending' && model.isPaid ? { status: 'completed' } : undefined),
    act: ({ guest, id }) => desk.complete(guest, id),
  },
  {
    name: 'the studio finds the money',
    expected: (model) => (isPayable(model) ? { status: 'pending', isPaid: true } : undefined),
    act: ({ id }) => confirmPayment(desk.shop.context, id),
  },
  {
    name: 'the customer asks one unit back',
    expected: (model) => (model.isPaid && model.waiting === 0 && model.refunded < bought ? { waiting: 1 } : undefined),
    async act(real) {
      // The model supports one request at a time.
      if (real.requestId) throw new Error('one waits already')
      const refund_items = [{ product_variant_id: real.variant, qty: 1 }]
      const body = { reason: 'Scratched', refund_items }
      const { data } = await real.guest.call(requestRefund, { params: { id: real.id }, body })
      real.requestId = data.requests[0]?._id ?? ''
    },
  },
  {
    name: 'the customer withdraws it',
    expected: (model) => (model.waiting > 0 ? { waiting: 0 } : undefined),
    async act(real) {
      await real.guest.call(withdrawRefundRequest, { params: { id: real.id, request_id: real.requestId } })
      real.requestId = ''
    },
  },
  {
    name: 'the studio gives the money of a unit back',
    expected: (model) => (model.waiting > 0 ? { waiting: 0, refunded: model.refunded + 1 } : undefined),
    async act(real) {
      const restock = [{ variant_id: real.variant, quantity: 1 }]
      const decision = { status: 'APPROVED', amount: 4990, restock, answer: null } as const
      await decideRefund(desk.shop.context, undefined, real.requestId, decision)
      real.requestId = ''
    },
  },
  {
    name: 'the provider reports the payment',
    expected: whenMoneyComes,
    act: async (real) => hear(real, { kind: 'paid', money: real.visit?.money }),
  },
  {
    name: 'the provider repeats its last notification',
    expected: () => ({}),
    act: async ({ lastWord }) => lastWord && expect(await notify(desk, lastWord)).toBe(200),
  },
  {
    name: 'the provider reports a refusal and the end of the visit, perhaps long after',
    expected: ({ visit }) => (visit === 'open' ? { visit: 'ended' } : {}),
    async act(real) {
      await hear(real, { kind: 'declined' })
      await hear(real, { kind: 'ended' })
    },
  },
  {
    name: 'the customer pays at the provider, whose word is lost',
    expected: ({ visit }) => (visit === 'none' ? {} : { isApproved: true }),
    act: async ({ visit }) => visit && decide(desk, visit.page, { decision: 'approve', delivery: 'lost' }),
  },
  {
    name: 'the shop asks the provider',
    expected: (model) => (model.visit === 'open' && model.isApproved ? whenMoneyComes(model) : {}),
    async act() {
      desk.advance(90_000)
      await askAboutSilentSessions(desk.shop.context)
    },
  },
  {
    name: 'three days pass',
    expected: (model) => (model.status === 'submitted' ? { status: 'cancelled' } : {}),
    // Only the order expires; the clock stays, since a guest's session would expire with it.
    async act({ id }) {
      const { context } = desk.shop
      const expires_at = new Date(context.clock.now().getTime() - 1)
      await context.db
        .updateTable('orders')
        .set({ expires_at })
        .where('id', '=', id)
        .where('expires_at', 'is not', null)
        .execute()
      await expireOrders(context)
    },
  },
]

/** The order must match the model, stock and money at the provider included. */
async function compare(model: Model, { guest, id, variant, visit }: Real): Promise<void> {
  const order = await desk.show(guest, id)
  expect([order.current_status, order.payment_status]).toEqual([model.status, model.isPaid ? 'paid' : 'unpaid'])
  expect(order.refunded).toBeCloseTo(model.refunded * 49.9)
  const sold = model.isPaid ? bought - model.refunded : 0
  const held = !model.isPaid && isOpen(model) ? bought : 0
  expect(await desk.shelves(variant)).toEqual({ available: 10 - sold - held, held, sold })
  if (!visit) return
  const [session] = await sessionsOf(desk, id)
  const sentBack = (await refundsOf(desk, visit.session)).reduce((sum, row) => sum + row.amount_cents, 0)
  const owedBack = { completed: model.refunded * 4990, returned: visit.amount, none: 0, open: 0, ended: 0 }[model.visit]
  expect([session?.status, sentBack]).toEqual([model.visit, owedBack])
}

async function newOrder(isOnline: boolean): Promise<Real> {
  if (!isOnline) return { ...(await desk.newOrder(bought)), requestId: '' }
  const { guest, id, variant, ...visit } = await openOnlineOrder(desk, bought)
  return { guest, id, variant, requestId: '', visit }
}

test('ORD-01 for any sequence of customer, studio, provider and clock, the shop behaves like the simple model', async () => {
  const names = fc.array(fc.integer({ min: 0, max: steps.length - 1 }), { minLength: 4, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.boolean(), names, async (isOnline, chosen) => {
      const real = await newOrder(isOnline)
      const visit = isOnline ? 'open' : 'none'
      const model: Model = { status: 'submitted', isPaid: false, waiting: 0, refunded: 0, visit, isApproved: false }
      for (const index of chosen) {
        const step = steps[index]!
        const expected = step.expected(model)
        const outcome = await step.act(real).then(
          () => 'done',
          () => 'refused',
        )
        expect([step.name, { ...model }, outcome]).toEqual([step.name, { ...model }, expected ? 'done' : 'refused'])
        Object.assign(model, expected)
        await compare(model, real)
      }
    }),
    { numRuns: 40, endOnFailure: true },
  )
})
