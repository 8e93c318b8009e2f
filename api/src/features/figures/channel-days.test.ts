import type { ReceivedChannel } from '@fitout/contract/payments.ts'
import { readFigureTable, readOverview } from '@fitout/contract/staff/figures.ts'
import { noteOrderPayment } from '@fitout/contract/staff/order-changes.ts'
import { confirmStaffPayment, findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { beforeAll, expect, test } from 'vitest'
import { placeAtDesk } from '../../testing/desk-orders.ts'
import { changeAtDesk } from '../../testing/order-changes.ts'
import { advanceToNoon, lastDays } from '../../testing/figure-days.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { sumDays } from './day-sums-service.ts'

const desk = withOrderDesk()
const dayInMilliseconds = 86_400_000
let owner: StaffVisitor
beforeAll(async () => {
  advanceToNoon(desk)
  await publishForPapers(desk.shop.context)
  owner = await openStaff(desk.shop, 'owner')
})

const rowsOf = async () =>
  (await owner.call(readFigureTable, { params: { table: 'channels' }, query: { ...lastDays(desk, 7), rows: 100 } }))
    .data
const takings = async () => (await owner.call(readOverview, { query: lastDays(desk, 7) })).data.takings.amount

test('takings are divided among the channels that the money came by, also after their days are summed', async () => {
  const variant = await desk.goods.addVariant({ stock: [20, 0], priceCents: 100_000 })
  await desk.goods.publish(variant)
  const atDesk = async (payment_channel: 'FPS' | 'PAYME' = 'FPS') =>
    placeAtDesk(owner, desk.goods, { [variant]: 1 }, { payment_channel })
  const pay = async (id: string, channel?: ReceivedChannel) =>
    owner.call(confirmStaffPayment, { params: { id }, body: { proof: null, ...(channel && { channel }) } })
  const note = async (id: string, amount: number, channel: ReceivedChannel) => {
    const { data } = await owner.call(findStaffOrder, { params: { id } })
    await owner.call(noteOrderPayment, { params: { id }, body: { amount, channel, version: data.version } })
  }
  const byChannel = async () =>
    Object.fromEntries((await rowsOf()).map(({ _id, values }) => [_id, [values.takings, values.orders]]))

  // By the channel that was chosen, by another, in parts, and as the release before paid: without a record.
  const { _id: chosen, total } = await atDesk('PAYME')
  await pay(chosen)
  await pay((await atDesk())._id, 'CHEQUE')
  const { _id: parts } = await atDesk()
  await note(parts, 200, 'CASH')
  await note(parts, total - 200, 'CARD_TERMINAL')
  const { _id: former } = await atDesk()
  await pay(former)
  const { db } = desk.shop.context
  await db.deleteFrom('order_payments').where('order_id', '=', former).execute()
  await db.updateTable('orders').set({ paid_cents: 0 }).where('id', '=', former).execute()
  const expected = {
    PAYME: [total, 1],
    CHEQUE: [total, 1],
    CASH: [200, 1],
    CARD_TERMINAL: [total - 200, 1],
    FPS: [total, 1],
  }
  expect(await byChannel()).toEqual(expected)
  expect(await takings()).toBe(4 * total)

  // What is paid beyond the total of a changed order counts nowhere: the first payment goes back first.
  const { _id: changed } = await atDesk()
  await changeAtDesk(owner, desk.goods, changed, { [variant]: 2 })
  const { data: more } = await owner.call(findStaffOrder, { params: { id: changed } })
  await note(changed, more.to_pay - total, 'OCTOPUS')
  await note(changed, total, 'BANK_TRANSFER')
  await changeAtDesk(owner, desk.goods, changed, { [variant]: 1 })
  const all = { ...expected, BANK_TRANSFER: [total, 1] }
  expect(await byChannel()).toEqual(all)
  expect(await takings()).toBe(5 * total)

  desk.advance(2 * dayInMilliseconds)
  owner = await openStaff(desk.shop, 'owner')
  await sumDays(desk.shop.context)
  expect(await byChannel()).toEqual(all)
  // A day that the release before summed has none, until it is summed again.
  await db.deleteFrom('channel_days').execute()
  expect(await byChannel()).toEqual({})
  await sumDays(desk.shop.context)
  expect(await byChannel()).toEqual(all)

  // A channel that has stopped is listed too, with what came before.
  desk.advance(6 * dayInMilliseconds)
  owner = await openStaff(desk.shop, 'owner')
  const stopped = (await rowsOf()).find(({ _id }) => _id === 'CASH')
  expect(stopped).toEqual({
    _id: 'CASH',
    name: 'Cash',
    values: { takings: 0, orders: 0, takings_before: 200, orders_before: 1 },
  })
  const { from, until } = lastDays(desk, 14)
  const file = await owner.send(`/api/admin/figures/tables/channels/export?from=${from}&until=${until}`)
  const [headings, ...rows] = (await file.text()).trim().split('\r\n')
  expect(headings).toBe('"ID","Item","Takings (HK$)","Orders","Takings before (HK$)","Orders before"')
  expect(rows).toContain('"CASH","Cash",200,1,0,0')
})
