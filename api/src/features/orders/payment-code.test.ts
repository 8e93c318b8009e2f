import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openGuest, placeOrder } from '../../testing/visitors.ts'
import { confirmPayment } from './staff-order-steps.ts'

const desk = withOrderDesk()

test('an order to be paid by FPS has a code with payee, amount and order until it is paid', async () => {
  await publishConstants(desk.shop.context)
  const guest = await openGuest(desk.shop)
  const variant = await desk.goods.addVariant({ priceCents: 1_280_050 })
  const order = await placeOrder(desk.goods, guest, { [variant]: 1 }, { payment_channel: 'FPS' })
  const { payment_code: code, totals } = await desk.show(guest, order._id)
  const amount = totals.total_price.toFixed(2)
  expect(code?.text).toContain(`54${String(amount.length).padStart(2, '0')}${amount}5802HK`)
  expect(code?.text).toContain(`05${order.reference.length}${order.reference}6304`)
  const picture = Buffer.from(code?.picture.replace('data:image/png;base64,', '') ?? '', 'base64')
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png' })
  await confirmPayment(desk.shop.context, order._id)
  expect((await desk.show(guest, order._id)).payment_code).toBeNull()
  const byBank = await desk.newOrder()
  expect((await desk.show(byBank.guest, byBank.id)).payment_code).toBeNull()
})
