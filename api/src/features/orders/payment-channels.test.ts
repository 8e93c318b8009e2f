import { locales } from '@fitout/contract/locales.ts'
import { receivedChannels as cn } from '@fitout/contract/messages/cn/received-channels.ts'
import { receivedChannels as en } from '@fitout/contract/messages/en/received-channels.ts'
import { receivedChannels as zh } from '@fitout/contract/messages/zh/received-channels.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { trackOrder } from '@fitout/contract/orders.ts'
import { type ReceivedChannel, receivedChannels } from '@fitout/contract/payments.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { noteOrderPayment } from '@fitout/contract/staff/order-changes.ts'
import { confirmStaffPayment, exportStaffOrders, findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { placeAtDesk } from '../../testing/desk-orders.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'

const desk = withOrderDesk()
const names = { zh, cn, en }
let owner: StaffVisitor
beforeAll(async () => {
  await publishForPapers(desk.shop.context)
  owner = await openStaff(desk.shop)
})

/** An order of some HK$1,000, to be paid by FPS. */
async function newOrder() {
  const variant = await desk.goods.addVariant({ stock: [3, 0], priceCents: 100_000 })
  return placeAtDesk(owner, desk.goods, { [variant]: 1 }, { payment_channel: 'FPS' })
}

const note = (id: string, amount: number, version: number, channel?: ReceivedChannel) =>
  owner.call(noteOrderPayment, { params: { id }, body: { amount, version, ...(channel && { channel }) } })
const confirm = (id: string, channel?: ReceivedChannel) =>
  owner.call(confirmStaffPayment, { params: { id }, body: { proof: null, ...(channel && { channel }) } })
const show = async (id: string) => (await owner.call(findStaffOrder, { params: { id } })).data

async function receiptOf(id: string, language: (typeof locales)[number]): Promise<string> {
  const response = await owner.send(`/api/admin/orders/${id}/receipt?language=${language}`)
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  return (await extractText(document, { mergePages: true })).text.replaceAll(/\s/g, '')
}

async function exported(reference: string, format: 'csv' | 'json'): Promise<string> {
  return (await owner.send(`/api${exportStaffOrders.path}?q=${reference}&format=${format}`)).text()
}

test('every channel of a part payment is shown to staff and customer, on the receipt, in exports and in the trail', async () => {
  const { _id: id, reference, total } = await newOrder()
  for (const [at, channel] of receivedChannels.entries()) await note(id, 10 + at, at, channel)
  const parts = receivedChannels.map((channel, at) => ({ amount: 10 + at, by: 'STAFF', channel }))
  const rest = total - parts.reduce((sum, { amount }) => sum + amount, 0)
  await confirm(id, 'CASH')
  const expected = [...parts, { amount: rest, by: 'STAFF', channel: 'CASH' }]
  expect(await show(id)).toMatchObject({ payment_status: 'paid', payments: expected })
  const customer = await openGuest(desk.shop)
  const tracked = await customer.call(trackOrder, { params: { id }, query: { phone: '61234567' } })
  expect(tracked.data.payments).toMatchObject(expected)
  for (const language of locales) {
    const receipt = await receiptOf(id, language)
    // Those of the checkout bear the titles that the studio gave them.
    for (const channel of receivedChannels.slice(3)) {
      expect(receipt).toContain(names[language][channel].replaceAll(/\s/g, ''))
    }
    expect(receipt).toContain(`${names[language].CHEQUE}·${formatDollars(17)}`)
    expect(receipt).toContain(`${names[language].CASH}·${formatDollars(rest + 16)}`)
  }
  expect(await exported(reference, 'csv')).toContain(
    expected.map(({ channel, amount }) => `${channel} ${amount}`).join('; '),
  )
  expect(JSON.parse(await exported(reference, 'json'))).toMatchObject([{ reference, payments: expected }])
  const { data: trail } = await owner.call(listAudit, { query: { subject: 'order', subject_id: id, per_page: 50 } })
  const audited = (action: string) => trail.filter((entry) => entry.action === action).map(({ after }) => after)
  expect(audited('payments.note').toReversed()).toMatchObject(receivedChannels.map((channel) => ({ channel })))
  expect(audited('payments.confirm')).toMatchObject([{ channel: 'CASH' }])
})

test('a receipt names how the money came, not how the customer was to pay', async () => {
  const { _id: id } = await newOrder()
  await confirm(id, 'CHEQUE')
  const receipt = await receiptOf(id, 'en')
  expect(receipt).toContain('Cheque')
  expect(receipt).not.toContain('FPS')
})

test('a payment without a channel, as tools record it, counts as the customer was to pay', async () => {
  const { _id: id, reference } = await newOrder()
  await note(id, 300, 0)
  await confirm(id)
  const unknown = { by: 'STAFF', channel: null }
  expect(await show(id)).toMatchObject({ payments: [{ amount: 300, ...unknown }, unknown] })
  expect(await receiptOf(id, 'en')).toContain('FPS')
  expect(await exported(reference, 'csv')).toContain('UNKNOWN 300; UNKNOWN ')
})

test('a channel that does not exist is refused, and nothing is recorded', async () => {
  const { _id: id } = await newOrder()
  const body = { amount: 300, version: 0, channel: 'SHELLS' as 'CASH' }
  await expectRefusal(owner.call(noteOrderPayment, { params: { id }, body }), 422, 'invalid-input')
  expect(await show(id)).toMatchObject({ paid: 0, payments: [] })
})
