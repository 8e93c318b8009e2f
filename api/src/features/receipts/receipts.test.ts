import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { findOrder, trackOrder } from '@fitout/contract/orders.ts'
import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale, locales } from '@fitout/contract/locales.ts'
import { packingSlips as cnSlips } from '@fitout/contract/messages/cn/packing-slips.ts'
import { receipts as cn } from '@fitout/contract/messages/cn/receipts.ts'
import { packingSlips as enSlips } from '@fitout/contract/messages/en/packing-slips.ts'
import { receipts as en } from '@fitout/contract/messages/en/receipts.ts'
import { packingSlips as zhSlips } from '@fitout/contract/messages/zh/packing-slips.ts'
import { receipts as zh } from '@fitout/contract/messages/zh/receipts.ts'
import { findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { sharp } from '../../adapters/images/sharp.ts'
import { checkOutOnline, decide } from '../../testing/online-orders.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff } from '../../testing/staff.ts'
import { bookService, type Guest, openGuest, placeOrder, toShowroom } from '../../testing/visitors.ts'
import { addVoucher } from '../../testing/voucher-book.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { keepPicture, presentPicture } from '../pictures/pictures-service.ts'
import { decideRefund } from '../refund-requests/refund-requests-service.ts'

const desk = withOrderDesk()
const words = { zh, cn, en }
const all = (text: string) => ({ zh: text, cn: text, en: text })
const link = (title: string) => ({ title: all(title), url: '/' })
const contact = ['觀塘海濱道 181 號 9 樓', '+852 2000 2018', 'hello@lumen.example']

const [address, phone, email] = contact.map(link)
const layout = {
  navbar: { logo: { title: all('拾光設計 Lumen'), path: '/' }, navigation: [], account: [] },
  footer: { store_information: { address, phone, email } },
}

beforeAll(async () => {
  const { context } = desk.shop
  await publishConstants(context)
  await context.db
    .insertInto('configurations')
    .values(
      ['customer-layout', 'response-messages'].map((slug) => ({
        slug,
        version: 1,
        data: JSON.stringify(layout),
        published_at: new Date(),
      })),
    )
    .execute()
})

test('the studio’s logo replaces the name on its documents', async () => {
  const { context } = desk.shop
  const { guest, id, page } = await paidOrder()
  await decide(desk, page, { decision: 'approve', card: 'visa' })
  const name = '拾光設計 Lumen'
  expect(await textOf(await read(guest, id, 'zh'))).toContain(name)
  const plain = { create: { width: 960, height: 240, channels: 3, background: '#2c5f53' } } as const
  const picture = await keepPicture(context, await sharp(plain).png().toBuffer())
  const logo = { title: all(name), path: '/', picture: presentPicture(picture, {}) }
  const data = { ...layout, navbar: { ...layout.navbar, logo } }
  const version = { slug: 'customer-layout', version: 2, published_at: new Date() }
  await context.db
    .insertInto('configurations')
    .values({ ...version, data: JSON.stringify(data) })
    .execute()
  const paper = await read(guest, id, 'zh')
  expect(Buffer.from(await paper.clone().arrayBuffer()).includes('/DCTDecode')).toBe(true)
  expect(await textOf(paper)).not.toContain(name)
  await context.db.deleteFrom('configurations').where('slug', '=', 'customer-layout').where('version', '=', 2).execute()
})

const read = (guest: Guest, id: string, language: Locale) =>
  guest.send(`/api/orders/${id}/receipt?language=${language}`)

async function textOf(response: Response): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  return (await extractText(document, { mergePages: true })).text
}

const bare = (text: string) => text.replaceAll(/\s/g, '')

async function paidOrder() {
  const guest = await openGuest(desk.shop)
  const variant = await desk.goods.addVariant({ title: '榆木圓凳 Élan 傢俬櫈', salePercent: 10, priceCents: 128_050 })
  const { return_url, data } = await checkOutOnline(desk, guest, variant, { quantity: 2 })
  return { guest, id: data._id, page: new URL(return_url).pathname }
}

test('a receipt contains the facts of the order as selectable text, in three languages', async () => {
  const { guest, id, page } = await paidOrder()
  expect((await read(guest, id, 'zh')).status).toBe(409)
  await decide(desk, page, { decision: 'approve', card: 'unionpay' })
  for (const language of locales) {
    const response = await read(guest, id, language)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    const { data: order } = await desk.shop.visitor({ token: guest.token, locale: language })(findOrder, {
      params: { id },
    })
    const t = words[language]
    const brand = { zh: '銀聯', cn: '银联', en: 'UnionPay' }[language]
    const [line] = order.lines
    const expected = [
      '拾光設計 Lumen',
      ...contact,
      `${t.title} ${order.reference}`,
      order.recipient_name,
      order.contact_number,
      order.address,
      t.reference + t.date + t.wayPaid + t.payment,
      order.reference,
      hongKongTime(new Date(order.date)),
      t.card.replace('{brand}', brand).replace('{digits}', '0005'),
      t.paid,
      t.item + t.quantity + t.each + t.amount,
      `${inLocale(line!.product_title, language)} · ${inLocale(line!.product_variant_title, language)}`,
      '2',
      'HK$1,152.45',
      'HK$2,304.90',
      ...order.totals.explanation.flatMap(({ step, message, amount }) => [
        step === 'total' ? t.total : message,
        formatDollars(amount),
      ]),
      t.foot,
    ]
    expect(bare(await textOf(response))).toBe(bare(expected.join('')))
  }
})

test('a receipt lists refunds, and payments by vouchers or points', async () => {
  const { guest, id, page } = await paidOrder()
  await decide(desk, page, { decision: 'approve' })
  const { data: order } = await guest.call(findOrder, { params: { id } })
  const refund_items = [{ product_variant_id: order.lines[0]!.product_variant_id, qty: 1 }]
  const { data } = await guest.call(requestRefund, { params: { id }, body: { reason: 'Scratched', refund_items } })
  const decision = { status: 'APPROVED', amount: 115_245, restock: [], answer: null } as const
  await decideRefund(desk.shop.context, undefined, data.requests[0]!._id, decision)
  expect(bare(await textOf(await read(guest, id, 'en')))).toContain(bare(`${en.refundedPart}`))
  expect(await textOf(await read(guest, id, 'zh'))).toContain('HK$1,152.45')

  await addVoucher(desk.shop.context, { code: 'ALLOFIT', terms: { reduction: { amount: 900_000 } } })
  const free = await openGuest(desk.shop)
  const changes = {
    voucher_code: 'ALLOFIT',
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: desk.goods.couriers.showroom } as const,
  }
  const placed = await checkOutOnline(desk, free, await desk.goods.addVariant(), changes)
  expect(bare(await textOf(await read(free, placed.data._id, 'cn')))).toContain(cn.covered)
})

test('ACL-02 a receipt belongs to its owner; a visitor who looked the order up gets no more than on the screen', async () => {
  const { guest, id, page } = await paidOrder()
  await decide(desk, page, { decision: 'approve' })
  const stranger = await openGuest(desk.shop)
  expect((await read(stranger, id, 'en')).status).toBe(404)
  expect((await read(stranger, crypto.randomUUID(), 'en')).status).toBe(404)
  expect((await desk.shop.request(`/api/orders/${id}/receipt`)).status).toBe(401)
  const { reference } = await desk.show(guest, id)
  await stranger.call(trackOrder, { params: { id: reference }, query: { email: 'canary@shop.example' } })
  const text = await textOf(await read(stranger, id, 'en'))
  expect(text).toContain(reference)
  expect(text).not.toMatch(/CANARY|51234567/)
})

test('ACL-11 staff can download the receipt and, without prices, the packing slip, in the order’s language or another', async () => {
  const { guest, id, page } = await paidOrder()
  const support = await openStaff(desk.shop, 'support')
  const pdf = (name: string, query = '') => support.send(`/api/admin/orders/${id}/${name}${query}`)
  const papers = async () => (await support.call(findStaffOrder, { params: { id } })).data.papers
  expect([(await pdf('receipt')).status, (await pdf('packing-slip')).status, await papers()]).toEqual([409, 409, []])
  await decide(desk, page, { decision: 'approve' })
  expect(await papers()).toEqual(['packing-slip', 'receipt'])
  expect(bare(await textOf(await pdf('receipt', '?language=cn')))).toBe(bare(await textOf(await read(guest, id, 'cn'))))
  const order = await desk.show(guest, id)
  const [line] = order.lines
  await desk.shop.context.db
    .updateTable('orders')
    .set({ language: 'cn', note: '請送到後門' })
    .where('id', '=', id)
    .execute()
  for (const language of [undefined, ...locales]) {
    const text = bare(await textOf(await pdf('packing-slip', language ? `?language=${language}` : '')))
    const t = { zh: zhSlips, cn: cnSlips, en: enSlips }[language ?? 'cn']
    for (const part of [`${t.title} ${order.reference}`, order.address, line!.sku, '請送到後門', t.foot]) {
      expect(text).toContain(bare(part))
    }
    expect(text).toContain(bare(t.units.replace('{count}', '2')))
    expect(text).not.toMatch(/HK\$|1,152|2,304/)
  }
  const ask = async (qty: number) => {
    const refund_items = [{ product_variant_id: line!.product_variant_id, qty }]
    const { data } = await guest.call(requestRefund, {
      params: { id },
      body: { reason: 'One is enough', refund_items },
    })
    const decision = { status: 'APPROVED', amount: 100, restock: [], answer: null } as const
    await decideRefund(desk.shop.context, undefined, data.requests[0]!._id, decision)
  }
  await ask(1)
  expect(bare(await textOf(await pdf('packing-slip', '?language=en')))).toContain('Unitsinall:1')
  await ask(1)
  expect((await pdf('packing-slip')).status).toBe(409)
  const stranger = await openGuest(desk.shop)
  expect((await stranger.send(`/api/admin/orders/${id}/packing-slip`)).status).toBe(401)

  const { goods } = desk
  const collected = await placeOrder(goods, guest, { [await goods.addVariant()]: 1 }, toShowroom(goods))
  const booked = await bookService(goods, guest)
  for (const one of [collected, booked]) await confirmPayment(desk.shop.context, one._id)
  const slip = ({ _id }: { _id: string }) => support.send(`/api/admin/orders/${_id}/packing-slip?language=en`)
  const text = await textOf(await slip(collected))
  for (const part of [enSlips.collection, 'Showroom', enSlips.collectionFoot]) expect(bare(text)).toContain(bare(part))
  expect(text).not.toMatch(/CANARY-ADDRESS|Delivery/)
  expect((await slip(booked)).status).toBe(409)
})

test('the place on a label is in the language of its order, not of the staff who print it', async () => {
  const support = await openStaff(desk.shop, 'support')
  const { goods, shop } = desk
  const labelled = []
  for (const locale of locales) {
    const { _id: id } = await placeOrder(goods, await openGuest(shop, locale), { [await goods.addVariant()]: 1 })
    await confirmPayment(shop.context, id)
    // Staff who order for a customer choose the district beside the address.
    await shop.context.db.updateTable('orders').set({ district: 'wan-chai' }).where('id', '=', id).execute()
    labelled.push(id)
  }
  const labels = bare(await textOf(await support.send(`/api/admin/order-papers?of=labels&ids=${labelled.join(',')}`)))
  for (const district of ['灣仔區', '湾仔区', 'WanChai']) expect(labels).toContain(district)
})

test('the documents of many orders are one file: a page per parcel, its label, and the pick list', async () => {
  const support = await openStaff(desk.shop, 'support')
  const guest = await openGuest(desk.shop)
  const { goods, shop } = desk
  const [stool, lamp] = [await goods.addVariant({ title: '榆木圓凳' }), await goods.addVariant({ title: '紙燈' })]
  const one = await placeOrder(goods, guest, { [stool]: 2, [lamp]: 1 })
  const two = await placeOrder(goods, guest, { [stool]: 3 })
  const fetched = await placeOrder(goods, guest, { [lamp]: 1 }, toShowroom(goods))
  const unpaid = await placeOrder(goods, guest, { [lamp]: 1 })
  for (const { _id } of [one, two, fetched]) await confirmPayment(shop.context, _id)
  const ids = [one, two, fetched, unpaid].map(({ _id }) => _id)
  const paper = (of: string, some = ids) =>
    support.send(`/api/admin/order-papers?of=${of}&language=en&ids=${some.join(',')}`)

  const slips = await getDocumentProxy(new Uint8Array(await (await paper('packing-slips')).arrayBuffer()))
  const { text: sheets } = await extractText(slips, { mergePages: false })
  expect(sheets.map((sheet) => /LM-\w{4}-\w{4}/.exec(sheet)?.[0])).toEqual(
    [one, two, fetched].map(({ reference }) => reference),
  )
  const labels = bare(await textOf(await paper('labels')))
  expect(labels.split(bare('CANARY-ADDRESS')).length - 1).toBe(2)
  for (const { reference } of [one, two]) expect(labels).toContain(reference)
  expect(labels).not.toContain(fetched.reference)
  expect(labels).not.toMatch(/HK\$/)
  const picked = bare(await textOf(await paper('pick-list')))
  for (const part of [`${enSlips.pickList} · Units in all: 7`, `${one.reference} × 2${two.reference} × 3`]) {
    expect(picked).toContain(bare(part))
  }
  // With several warehouses it says which one each unit is taken from.
  const warehouse = (text: string, count: number) => bare(`${text} · Units in all: ${count}`)
  expect(picked).toContain(warehouse('Warehouse 0', 7))
  const divided = await goods.addVariant({ title: '胡桃木長櫈', stock: [1, 5] })
  const three = await placeOrder(goods, guest, { [divided]: 3, [lamp]: 1 })
  await confirmPayment(shop.context, three._id)
  const [first = '', second = ''] = bare(await textOf(await paper('pick-list', [three._id]))).split(
    warehouse('Warehouse 1', 2),
  )
  expect(first).toContain(warehouse('Warehouse 0', 2))
  expect(first).toContain(bare(`${three.reference} × 1`))
  expect(second).toContain(bare(`${three.reference} × 2`))
  const receipts = await getDocumentProxy(
    new Uint8Array(await (await paper('receipts', ids.slice(0, 3))).arrayBuffer()),
  )
  const { text: pages } = await extractText(receipts, { mergePages: false })
  expect(pages.map((page) => /LM-\w{4}-\w{4}/.exec(page)?.[0])).toEqual(
    [one, two, fetched].map(({ reference }) => reference),
  )
  expect(pages.every((page) => page.includes('HK$'))).toBe(true)
  expect((await paper('receipts')).status).toBe(409)
  expect((await paper('labels', [unpaid._id])).status).toBe(409)
  expect((await paper('labels', [crypto.randomUUID()])).status).toBe(404)
})
