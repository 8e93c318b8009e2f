import { allOfflineOrders, allOrders } from '@fitout/contract/orders.ts'
import { describe, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openGuest, placeOrder } from '../../testing/visitors.ts'

const desk = withOrderDesk()

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
