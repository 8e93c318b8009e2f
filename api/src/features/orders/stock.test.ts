import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { describe, expect, inject, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { checkOutBody, expectRefusal, type Guest, openGuest, placeOrder } from '../../testing/visitors.ts'

const desk = withOrderDesk({ DATABASE_POOL: '20' })

const store = () => ({ store_id: desk.goods.storeId })
const fill = (guest: Guest, variantId: string, qty = 1) =>
  guest.call(addToCart, { params: store(), body: { product_variant_id: variantId, qty } })
const order = (guest: Guest, body: ReturnType<typeof checkOutBody>) => guest.call(checkOut, { params: store(), body })

describe('stock under many buyers', () => {
  test('STOCK-01 the last unit goes to exactly one of fifty buyers, repeatedly', async () => {
    const origin = await desk.shop.listen()
    for (let round = 0; round < (inject('isThorough') ? 20 : 6); round += 1) {
      const last = await desk.goods.addVariant({ stock: [0, 1] })
      const guests = await Promise.all(Array.from({ length: 50 }, () => openGuest(desk.shop)))
      await Promise.all(guests.map((guest) => fill(guest, last)))
      const statuses = await Promise.all(
        guests.map(async (guest) => {
          const response = await fetch(`${origin}/api/stores/${desk.goods.storeId}/checkouts`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${guest.token}` },
            body: JSON.stringify(checkOutBody(desk.goods, [last])),
          })
          const body = (await response.json()) as { details?: unknown }
          if (response.status === 409) expect(body.details).toEqual({ product_variant_ids: [last] })
          return response.status
        }),
      )
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    }
  }, 180_000)

  test('STOCK-02 scarce stock wanted by two hundred is never oversold, and a smaller quantity still sells', async () => {
    const scarce = await desk.goods.addVariant({ stock: [6, 4] })
    let sold = 0
    for (let wave = 0; wave < 4; wave += 1) {
      const guests = await Promise.all(Array.from({ length: 50 }, () => openGuest(desk.shop)))
      // All add their pieces before the first of them orders; later waves find no stock.
      const filled = await Promise.allSettled(guests.map((guest, at) => fill(guest, scarce, 1 + (at % 3))))
      const outcomes = await Promise.allSettled(
        guests.map(async (guest) => order(guest, checkOutBody(desk.goods, [scarce]))),
      )
      for (const [at, outcome] of outcomes.entries()) {
        const held = filled[at]
        if (outcome.status === 'fulfilled' && held?.status === 'fulfilled') sold += held.value.data.qty
      }
    }
    expect(sold).toBeLessThanOrEqual(10)
    expect((await desk.shelves(scarce)).held).toBe(sold)
    const rest = 10 - sold
    if (rest > 0) await placeOrder(desk.goods, await openGuest(desk.shop), { [scarce]: rest })
    await expectRefusal(fill(await openGuest(desk.shop), scarce), 409, 'out-of-stock')
  })

  test('STOCK-04 two pieces in opposite order cause no deadlock', async () => {
    const [one, other] = [
      await desk.goods.addVariant({ stock: [500, 500] }),
      await desk.goods.addVariant({ stock: [500, 500] }),
    ]
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, async (_, index) => {
        const guest = await openGuest(desk.shop)
        const wanted = index % 2 === 0 ? [one, other] : [other, one]
        for (const variant of wanted) await fill(guest, variant, 2)
        return order(guest, checkOutBody(desk.goods, wanted))
      }),
    )
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toEqual([])
    for (const variant of [one, other]) {
      expect((await desk.shelves(variant)).held).toBe(200)
    }
  })
})
