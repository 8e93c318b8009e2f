import { findStaffProduct } from '@fitout/contract/staff/products.ts'
import { countWaits, listLowStock } from '@fitout/contract/staff/dashboard.ts'
import { changeVariant, moveStock } from '@fitout/contract/staff/variants.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openGuest, placeOrder } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { watchStock } from './dashboard-service.ts'

const desk = withOrderDesk()
let owner: StaffVisitor
beforeAll(async () => {
  owner = await openStaff(desk.shop, 'owner')
  await publishConstants(desk.shop.context)
})

const title = { zh: '橡木', cn: '橡木', en: 'Oak' }

async function publish(units: number) {
  const id = await desk.goods.addVariant({ stock: [units, 0] })
  return { id, productId: await desk.goods.publish(id) }
}

/** Sets the low-stock threshold, as the form does. */
async function setThreshold({ id, productId }: { id: string; productId: string }, low_stock_from: number | null) {
  const { data } = await owner.call(findStaffProduct, { params: { id: productId } })
  const variant = data.variants.find(({ _id }) => _id === id)!
  const { sku, attributes, picture_id, status, version } = variant
  const body = { sku, title, attributes, picture_id, status, version, low_stock_from }
  await owner.call(changeVariant, { params: { id }, body })
}

async function sell(variantId: string, units: number) {
  const order = await placeOrder(desk.goods, await openGuest(desk.shop), { [variantId]: units })
  await confirmPayment(desk.shop.context, order._id)
}

const find = async (id: string) => (await owner.call(listLowStock)).data.find(({ _id }) => _id === id)

test('a piece runs low at its own threshold, which decides alone', async () => {
  const piece = await publish(20)
  expect(await find(piece.id)).toBeUndefined()
  await setThreshold(piece, 24)
  expect(await find(piece.id)).toMatchObject({ available: 20, threshold: 24, sold: 0, days_left: null })
  await setThreshold(piece, 0)
  for (const units of [10, 9]) await sell(piece.id, units)
  expect(await find(piece.id)).toBeUndefined()
  await setThreshold(piece, null)
  expect(await find(piece.id)).toMatchObject({ available: 1, threshold: null, days_left: 1 })
})

test('a new piece of which there are few runs low as they sell, not at its first sale', async () => {
  const { id } = await publish(3)
  await sell(id, 1)
  expect(await find(id)).toBeUndefined()
  await sell(id, 1)
  expect(await find(id)).toMatchObject({ available: 1, threshold: null, sold: 2, days_left: 15 })
})

test('the bell tells once of what the list shows, and again after more came', async () => {
  const piece = await publish(3)
  const { context } = desk.shop
  const countTold = async () => {
    await watchStock(context)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from staff_notices where event = 'stock.low' and subject_id = ${piece.productId}`.execute(
      context.db,
    )
    return rows[0]?.count
  }
  // Few as they are, none was sold.
  expect([await find(piece.id), await countTold()]).toEqual([undefined, 0])
  await sell(piece.id, 2)
  expect([(await find(piece.id))?.available, await countTold()]).toEqual([1, 1])
  await setThreshold(piece, 0)
  expect(await countTold()).toBe(1)
  await setThreshold(piece, null)
  expect(await countTold()).toBe(1)
  const { warehouse_id } = await context.db
    .selectFrom('stock_levels')
    .select('warehouse_id')
    .where('variant_id', '=', piece.id)
    .executeTakeFirstOrThrow()
  const delivery = { warehouse_id, quantity: 29, reason: 'Delivery' }
  await owner.call(moveStock, { params: { id: piece.id }, body: delivery })
  expect(await countTold()).toBe(1)
  await setThreshold(piece, 30)
  expect(await countTold()).toBe(2)
})

test('a piece that sells out within four weeks counts as running low whatever its stock, until sales slow down', async () => {
  const { id } = await publish(40)
  for (const units of [10, 10, 10]) await sell(id, units)
  expect(await find(id)).toMatchObject({ available: 10, threshold: null, sold: 30, days_left: 10 })
  const counts = (await owner.call(countWaits)).data
  const { total } = await owner.call(listLowStock)
  expect(counts).toContainEqual({ kind: 'lowStock', count: total })
  desk.advance(31 * 24 * 3600_000)
  const later = await openStaff(desk.shop, 'manager')
  expect((await later.call(listLowStock)).data.map(({ _id }) => _id)).not.toContain(id)
})
