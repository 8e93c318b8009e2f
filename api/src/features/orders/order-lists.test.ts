import { allOfflineOrders, allOrders } from '@fitout/contract/orders.ts'
import { listStaffOrders } from '@fitout/contract/staff/orders.ts'
import { describe, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff } from '../../testing/staff.ts'
import { openGuest, placeOrder } from '../../testing/visitors.ts'
import { confirmPayment } from './staff-order-steps.ts'

const desk = withOrderDesk()

test('staff see orders unpaid after 48 hours, but not paid or finished ones', async () => {
  const count = async () =>
    (await (await openStaff(desk.shop)).call(listStaffOrders, { query: { waiting: 'payment' } })).total
  const placed = await Promise.all([1, 2, 3].map((quantity) => desk.newOrder(quantity)))
  await confirmPayment(desk.shop.context, placed[0]!.id)
  await desk.cancel(placed[1]!.guest, placed[1]!.id)
  desk.advance(47 * 3_600_000)
  expect(await count()).toBe(0)
  desk.advance(2 * 3_600_000)
  expect(await count()).toBe(1)
})

test('staff find an order by any part of it, with the index and where the index has no match', async () => {
  const { id, reference } = await desk.newOrder(1)
  const person = { recipient_name: '歐陽 Zoë_99', email: 'zoe@quince.example', area_code: '852', phone: '61112223' }
  await desk.shop.context.db.updateTable('orders').set(person).where('id', '=', id).execute()
  const staff = await openStaff(desk.shop)
  const found = async (q: string) => (await staff.call(listStaffOrders, { query: { q, per_page: 100 } })).data
  const typed = [
    reference,
    reference.slice(-3).toLowerCase(),
    '歐',
    '陽 Zoë',
    'ZOE@quince',
    '_99',
    '+852 6111 2223',
    '11 12',
  ]
  for (const q of [...typed, 'q', 'ë']) {
    expect([q, (await found(q)).some((order) => order._id === id)]).toEqual([q, true])
  }
  for (const q of ['歐陽Z', '%', '6111x', '陽欧']) {
    expect([q, (await found(q)).some((order) => order._id === id)]).toEqual([q, false])
  }
})

describe('lists of orders', () => {
  test('are newest first, in pages that reach the end', async () => {
    const guest = await openGuest(desk.shop)
    const variant = await desk.goods.addVariant({ stock: [50, 0] })
    const placed: string[] = []
    for (let index = 0; index < 7; index += 1) {
      desk.advance(1000)
      placed.unshift((await placeOrder(desk.goods, guest, { [variant]: 1 }))._id)
    }
    const seen: string[] = []
    let path: string | null = `/api/orders/all?store_id=${desk.goods.storeId}&per_page=3`
    while (path) {
      const page = (await (await guest.send(path)).json()) as {
        data: { _id: string }[]
        next_page_url: string | null
        total: number
      }
      expect(page.total).toBe(7)
      seen.push(...page.data.map((order) => order._id))
      path = page.next_page_url && page.next_page_url.replace('http://localhost:3000', '')
    }
    expect(seen).toEqual(placed)
    expect((await guest.call(allOfflineOrders)).total).toBe(7)
    expect((await guest.call(allOrders, { query: { store_id: desk.shop.context.config.miniStoreId } })).total).toBe(0)
  })

  test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'per_page=0', 'per_page=-1', 'page=1&page=2', 'page='])(
    'INJ-10 refuse %s',
    async (query) => {
      const guest = await openGuest(desk.shop)
      expect((await guest.send(`/api/orders/all?${query}`)).status).toBe(422)
    },
  )

  test.each(['page=1000000000', 'per_page=9999', 'per_page=1000000000'])('INJ-10 serve %s', async (query) => {
    const guest = await openGuest(desk.shop)
    const response = await guest.send(`/api/orders/all?${query}`)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: [], next_page_url: null })
  })
})
