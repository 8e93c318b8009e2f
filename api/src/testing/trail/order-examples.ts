import {
  findPaymentLink,
  mailPaymentLink,
  placeStaffOrder,
  priceStaffOrder,
} from '@fitout/contract/staff/order-desk.ts'
import { changeOrder, noteOrderPayment, priceOrderChange, releaseOrder } from '@fitout/contract/staff/order-changes.ts'
import { planDelivery, readDeliveryRun } from '@fitout/contract/staff/delivery-runs.ts'
import * as orders from '@fitout/contract/staff/orders.ts'
import { readProofAgain } from '@fitout/contract/staff/payment-readings.ts'
import { listUnmatchedPayments, settleUnmatchedPayment } from '@fitout/contract/staff/unmatched-payments.ts'
import {
  approveRefund,
  rejectRefund,
  requestRefundForCustomer,
  sendRefundBack,
  takeBackSending,
} from '@fitout/contract/staff/refund-requests.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { deskOrder, placeAtDesk } from '../desk-orders.ts'
import { changeTo } from '../order-changes.ts'
import { publishForPapers } from '../publish-constants.ts'
import { eventOf, notify, openOnlineOrder } from '../online-orders.ts'
import { bookService, openGuest, placeOrder, toShowroom, uploadPicture } from '../visitors.ts'
import { confirmPayment, deliverByStaff } from '../../features/orders/staff-order-steps.ts'
import { added, answeredId, changed, example, first, type Stage } from './example.ts'

export async function paidOrder({ desk }: Stage) {
  const order = await desk.newOrder()
  await confirmPayment(desk.shop.context, order.id)
  return order
}

async function paid({ shop }: Stage['desk'], { _id: id }: { _id: string }) {
  await confirmPayment(shop.context, id)
  return { id }
}

async function deliveredOrder(stage: Stage) {
  const { id } = await paidOrder(stage)
  await deliverByStaff(stage.desk.shop.context, undefined, id)
  return id
}

async function collectedOrder({ shop, goods }: Stage['desk']) {
  return placeOrder(goods, await openGuest(shop), { [await goods.addVariant()]: 1 }, toShowroom(goods))
}

export async function askedBack(stage: Stage) {
  const { guest, id, variant } = await paidOrder(stage)
  const image = await uploadPicture(guest)
  const body = { reason: '檯面有裂痕', refund_items: [{ product_variant_id: variant, qty: 2 }], images: [image] }
  const { data } = await guest.call(requestRefund, { params: { id }, body })
  return { id: first(data.requests)._id, image, variant }
}

async function givenBack(stage: Stage) {
  const { id } = await askedBack(stage)
  await stage.owner.call(approveRefund, { params: { id }, body: { amount: 49.9 } })
  return id
}

export const orderExamples = [
  example(planDelivery, changed('orders.plan', 'order'), async (stage) => {
    const { id } = await paidOrder(stage)
    return { params: { id }, body: { day: '2199-01-05' } }
  }),
  example(priceStaffOrder, [], async ({ desk }) => {
    const { lines, delivery_info } = deskOrder(desk.goods, { [await desk.goods.addVariant()]: 1 })
    return { body: { lines, delivery_info } }
  }),
  example(placeStaffOrder, added('orders.place', 'order'), async ({ desk, owner }) => {
    const units = { [await desk.goods.addVariant()]: 1 }
    const { lines, delivery_info } = deskOrder(desk.goods, units)
    const { data: seen } = await owner.call(priceStaffOrder, { body: { lines, delivery_info } })
    return { body: deskOrder(desk.goods, units, { expected_total: seen.total }) }
  }),
  example(mailPaymentLink, added('orders.send-link', 'order'), async ({ desk, owner }) => {
    const { _id: id } = await placeAtDesk(owner, desk.goods, { [await desk.goods.addVariant()]: 1 })
    return { params: { id } }
  }),
  example(priceOrderChange, [], async ({ desk, owner }) => {
    const variant = await desk.goods.addVariant()
    const { _id: id } = await placeAtDesk(owner, desk.goods, { [variant]: 1 })
    return { params: { id }, body: await changeTo(owner, desk.goods, id, { [variant]: 2 }) }
  }),
  example(changeOrder, changed('orders.change', 'order'), async ({ desk, owner }) => {
    const variant = await desk.goods.addVariant()
    const { _id: id } = await placeAtDesk(owner, desk.goods, { [variant]: 1 })
    const body = await changeTo(owner, desk.goods, id, { [variant]: 2 })
    const { data: seen } = await owner.call(priceOrderChange, { params: { id }, body })
    return { params: { id }, body: { ...body, expected_total: seen.total } }
  }),
  example(noteOrderPayment, changed('payments.note', 'order'), async ({ desk }) => {
    const { id } = await desk.newOrder()
    return { params: { id }, body: { amount: 10, version: 0 } }
  }),
  example(releaseOrder, changed('orders.release', 'order'), async ({ desk }) => {
    const { id } = await desk.newOrder()
    return { params: { id }, body: { version: 0 } }
  }),
  example(orders.noteOrder, added('orders.note', 'order'), async ({ desk }) => {
    const { id } = await desk.newOrder()
    return { params: { id }, body: { text: 'Rings twice' } }
  }),
  example(orders.confirmStaffPayment, changed('payments.confirm', 'order'), async ({ desk }) => {
    const { id } = await desk.newOrder()
    return { params: { id }, body: { proof: null } }
  }),
  example(orders.unconfirmStaffPayment, changed('payments.unconfirm', 'order'), async ({ desk, owner }) => {
    const { id } = await desk.newOrder()
    await owner.call(orders.confirmStaffPayment, { params: { id }, body: { proof: null } })
    return { params: { id } }
  }),
  example(readProofAgain, added('payments.read-again', 'order'), async ({ desk }) => {
    const { guest, id } = await desk.newOrder()
    await desk.upload(guest, id)
    return { params: { id } }
  }),
  example(orders.refuseProof, changed('payments.refuse-proof', 'order'), async ({ desk }) => {
    const { guest, id } = await desk.newOrder()
    const proof = await uploadPicture(guest)
    await desk.upload(guest, id, proof)
    return { params: { id }, body: { proof, reason: 'The amount is cut off' } }
  }),
  example(orders.shipOrder, changed('orders.ship', 'order'), async (stage) => {
    const { id } = await paidOrder(stage)
    return { params: { id }, body: { tracking_number: 'SF1234567' } }
  }),
  example(orders.unshipOrder, changed('orders.unship', 'order'), async (stage) => {
    const { id } = await paidOrder(stage)
    await stage.owner.call(orders.shipOrder, { params: { id }, body: {} })
    return { params: { id } }
  }),
  // A line for each parcel.
  example(orders.importSentOrders, changed('orders.ship', 'order', 'not answered'), async (stage) => {
    const { reference } = await paidOrder(stage)
    const file = new File([`reference,tracking_number\n${reference},SF1234567`], 'sent.csv', { type: 'text/csv' })
    return { file, query: { dry_run: 'false' as const } }
  }),
  example(orders.deliverOrder, changed('orders.deliver', 'order'), async (stage) => {
    const { id } = await paidOrder(stage)
    return { params: { id } }
  }),
  example(orders.undeliverOrder, changed('orders.undeliver', 'order'), async (stage) => {
    return { params: { id: await deliveredOrder(stage) } }
  }),
  example(orders.shipOrder, changed('orders.ready', 'order'), async ({ desk }) => {
    const { id } = await paid(desk, await collectedOrder(desk))
    return { params: { id }, body: {} }
  }),
  example(orders.deliverOrder, changed('orders.collect', 'order'), async ({ desk }) => {
    const { id } = await paid(desk, await collectedOrder(desk))
    return { params: { id } }
  }),
  example(orders.deliverOrder, changed('orders.serve', 'order'), async ({ desk }) => {
    const { id } = await paid(desk, await bookService(desk.goods, await openGuest(desk.shop)))
    return { params: { id } }
  }),
  example(orders.cancelStaffOrder, changed('orders.cancel', 'order'), async ({ desk }) => {
    const { id } = await desk.newOrder()
    return { params: { id }, body: { proof: null, reason: 'Sold in the shop' } }
  }),
  example(orders.archiveStaffOrder, changed('orders.archive', 'order'), async (stage) => ({
    params: { id: await deliveredOrder(stage) },
  })),
  example(orders.restoreStaffOrder, changed('orders.restore', 'order'), async (stage) => {
    const id = await deliveredOrder(stage)
    await stage.owner.call(orders.archiveStaffOrder, { params: { id } })
    return { params: { id } }
  }),
  example(settleUnmatchedPayment, changed('payments.settle', 'payment'), async ({ desk, owner }) => {
    const { session, money, amount } = await openOnlineOrder(desk)
    await notify(desk, eventOf(session, { kind: 'paid', money: { ...money, amount: amount - 100 } }))
    const { data } = await owner.call(listUnmatchedPayments)
    return { params: { id: first(data)._id }, body: { how: 'REFUNDED' as const, reason: 'Sent back by FPS' } }
  }),
  example(requestRefundForCustomer, added('refunds.request', 'refund request', answeredId), async (stage) => {
    const { id, variant } = await paidOrder(stage)
    return { params: { id }, body: { reason: '檯面有裂痕', refund_items: [{ product_variant_id: variant, qty: 1 }] } }
  }),
  example(approveRefund, changed('refunds.decide', 'refund request'), async (stage) => {
    const { id, variant } = await askedBack(stage)
    return { params: { id }, body: { amount: 49.9, restock: [{ product_variant_id: variant, qty: 1 }] } }
  }),
  example(rejectRefund, changed('refunds.decide', 'refund request'), async (stage) => {
    const { id } = await askedBack(stage)
    return { params: { id }, body: { reason: 'It came whole' } }
  }),
  example(sendRefundBack, changed('refunds.send', 'refund request'), async (stage) => ({
    params: { id: await givenBack(stage) },
  })),
  example(takeBackSending, changed('refunds.unsend', 'refund request'), async (stage) => {
    const id = await givenBack(stage)
    await stage.owner.call(sendRefundBack, { params: { id } })
    return { params: { id } }
  }),
]

export const orderReadings = [
  example(readDeliveryRun, [], async ({ desk, owner }) => {
    await publishForPapers(desk.shop.context)
    const { id } = await paidOrder({ desk, owner })
    await owner.call(planDelivery, { params: { id }, body: { day: '2199-01-06' } })
    return { query: { day: '2199-01-06' } }
  }),
  example(findPaymentLink, [], async ({ desk }) => ({ params: { id: (await desk.newOrder()).id } })),
]
