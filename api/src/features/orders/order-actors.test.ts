import { trackOrder } from '@fitout/contract/orders.ts'
import { cancelStaffOrder, confirmStaffPayment, findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { beforeAll, expect, test } from 'vitest'
import { decide, openOnlineOrder } from '../../testing/online-orders.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expireOrders } from './order-steps.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})

type Steps = { slug: string; actor: string }[]
const stepsOf = (statuses: Steps) => statuses.map(({ slug, actor }) => `${slug} by ${actor}`)

const endings: [
  name: string,
  end: () => Promise<{ guest: Parameters<typeof desk.show>[0]; id: string }>,
  steps: string[],
][] = [
  [
    'its proof is handed in',
    async () => {
      const order = await desk.newOrder()
      await desk.upload(order.guest, order.id)
      return order
    },
    ['submitted by customer', 'pending by customer'],
  ],
  [
    'the studio confirms money without a proof',
    async () => {
      const order = await desk.newOrder()
      await manager.call(confirmStaffPayment, { params: { id: order.id }, body: { proof: null } })
      await desk.complete(order.guest, order.id)
      return order
    },
    ['submitted by customer', 'pending by staff', 'completed by customer'],
  ],
  [
    'its customer cancels',
    async () => {
      const order = await desk.newOrder()
      await desk.cancel(order.guest, order.id)
      return order
    },
    ['submitted by customer', 'cancelled by customer'],
  ],
  [
    'the studio cancels',
    async () => {
      const order = await desk.newOrder()
      await manager.call(cancelStaffOrder, {
        params: { id: order.id },
        body: { proof: null, reason: 'Sold in the shop' },
      })
      return order
    },
    ['submitted by customer', 'cancelled by staff'],
  ],
  [
    'its time runs out',
    async () => {
      const order = await desk.newOrder()
      desk.advance(80 * 3_600_000)
      await expireOrders(desk.shop.context)
      desk.advance(-80 * 3_600_000)
      return order
    },
    ['submitted by customer', 'cancelled by system'],
  ],
  [
    'the provider reports the money',
    async () => {
      const order = await openOnlineOrder(desk)
      await decide(desk, order.page, { decision: 'approve', card: 'visa' })
      return order
    },
    ['submitted by customer', 'pending by system'],
  ],
]

test.each(endings)('an order shows what kind of actor caused each step, and no name: %s', async (_, end, steps) => {
  const { guest, id } = await end()
  const { statuses, reference, email } = await desk.show(guest, id)
  const seen = (await manager.call(findStaffOrder, { params: { id } })).data
  const tracked = await desk.shop.visitor()(trackOrder, { params: { id: reference }, query: { email: email ?? '' } })
  for (const shown of [statuses, seen.statuses, tracked.data.statuses]) {
    expect(stepsOf(shown)).toEqual(steps)
    for (const step of shown)
      expect(Object.keys(step).toSorted()).toEqual(['actor', 'created_at', 'slug', 'updated_at'])
  }
})
