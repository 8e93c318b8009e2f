import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createContext } from '../../context.ts'
import { newId } from '../../database/new-id.ts'
import { newGuestToken } from '../../http/session.ts'
import { stockShop } from '../../testing/shop-goods.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { checkOutBody } from '../../testing/visitors.ts'
import { ordersOfSource } from './checkouts-service.ts'

test('orders per hour are limited by source, across accounts and processes', async () => {
  const shop = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1' } })
  const goods = await stockShop(shop.context)
  const { config, clock } = shop.context
  const statuses: number[] = []
  for (let process = 0; process < 2; process += 1) {
    const context = await createContext(config, { clock, isSetUp: async () => true })
    const app = createApp(context)
    for (let attempt = 0; attempt < 25; attempt += 1) {
      const { token } = newGuestToken(context, newId())
      const request = new Request(`http://localhost:3000/api/stores/${goods.storeId}/checkouts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(checkOutBody(goods, [newId()])),
      })
      statuses.push((await app.fetch(request, {})).status)
    }
    await context.stop()
  }
  expect(statuses).toEqual([...Array(ordersOfSource.atMost).fill(422), ...Array(10).fill(429)])
  await shop.stop()
})
