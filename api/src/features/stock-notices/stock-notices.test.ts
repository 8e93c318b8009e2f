import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cancelOrder } from '@fitout/contract/orders.ts'
import { findStaffProduct } from '@fitout/contract/staff/products.ts'
import { moveStock } from '@fitout/contract/staff/variants.ts'
import { saveNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { askStockNotice, listStockDemand } from '@fitout/contract/stock-notices.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '../../jobs/job-data.ts'
import { openProvedMember, provePhone } from '../../testing/members.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, type Guest, openGuest, placeOrder } from '../../testing/visitors.ts'
import { wordingVersion } from '../consents/consents-service.ts'
import { sendStockNotice } from './stock-notice-message.ts'
import { gatherStockNotices } from './stock-notices-service.ts'

let shop: TestShop
let goods: ShopGoods
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  manager = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

async function piece(units = 0) {
  const variant = await goods.addVariant({ title: 'Ash stool', stock: [units, 0] })
  return { variant, product: await goods.publish(variant) }
}

const ask = async (visitor: Guest, variant: string, email: string) => {
  const body = { product_variant_id: variant, email }
  return (await visitor.call(askStockNotice, { params: { store_id: goods.storeId }, body })).data
}

async function bring({ variant, product }: { variant: string; product: string }, quantity: number) {
  const { data } = await manager.call(findStaffProduct, { params: { id: product } })
  const { warehouse_id } = data.variants.find(({ _id }) => _id === variant)!.shelves[0]!
  await manager.call(moveStock, { params: { id: variant }, body: { warehouse_id, quantity, reason: 'Delivery' } })
}

/** Runs the jobs twice at once, and every message twice, since queues deliver at least once; returns the mails sent. */
async function mails() {
  const folder = join(shop.context.config.dataDir, 'mail')
  const list = async () => (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('stock-notice-'))
  const before = new Set(await list())
  await Promise.all([gatherStockNotices(shop.context), gatherStockNotices(shop.context)])
  const { rows } = await sql<{ data: Jobs['stock-notice'] }>`
    with taken as (delete from pgboss.job where name = 'stock-notice' returning data)
    select data from taken`.execute(shop.context.db)
  for (const { data } of [...rows, ...rows]) await sendStockNotice(shop.context, data)
  const fresh = (await list()).filter((name) => !before.has(name))
  return Promise.all(
    fresh.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)))
      const links = (mail.text ?? '').match(/https?:\S+\/api\/stock-notices\?token=\S+/g) ?? []
      return {
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        link: links[0] ?? '',
      }
    }),
  )
}

/** Consents to news by mail and by text message. */
async function agree(member: Guest): Promise<void> {
  const settings = (['EMAIL', 'SMS'] as const).map((channel) => ({
    content_type: 'wishlist_products_update' as const,
    channel,
    is_accept: true,
  }))
  const wording = { version: wordingVersion, language: 'en' as const }
  await member.call(saveNotificationSettings, {
    body: { is_accept: true, channels: ['EMAIL', 'SMS'], settings, wording },
  })
}

/** The text messages about notices since the last call. */
async function texts(): Promise<string[]> {
  const folder = join(shop.context.config.dataDir, 'sms')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes('stock-notice-'))
  const fresh = names.filter((name) => !seenTexts.has(name))
  for (const name of fresh) seenTexts.add(name)
  return Promise.all(fresh.map((name) => readFile(join(folder, name), 'utf8')))
}
const seenTexts = new Set<string>()

async function press(link: string) {
  const { pathname, search } = new URL(link)
  const opened = await shop.request(pathname + search)
  const pressed = await shop.request(pathname + search, { method: 'POST' })
  return [opened.status, pressed.status]
}

test('a guest who has confirmed their address is notified once when a piece is back', async () => {
  const wanted = await piece()
  const guest = await openGuest(shop)
  expect(await ask(guest, wanted.variant, 'Guest@Example.com')).toEqual({ is_confirmed: false })
  expect(await ask(guest, wanted.variant, 'guest@example.com')).toEqual({ is_confirmed: false })
  const [asked, again] = await mails()
  expect([asked!.to, again!.to, asked!.link === again!.link]).toEqual(['guest@example.com', 'guest@example.com', true])
  await bring(wanted, 2)
  expect(await mails()).toEqual([])
  await bring(wanted, -2)

  expect(await press(asked!.link)).toEqual([200, 200])
  await bring(wanted, 3)
  const sent = await mails()
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['guest@example.com', 'Ash stool · Oak is back in stock'],
  ])
  expect(sent[0]!.text).toContain('There are 3.')
  expect(sent[0]!.text).toContain(`variant=${wanted.variant}`)
  await bring(wanted, 1)
  expect(await mails()).toEqual([])
})

test('a member with a verified address needs no confirmation, and is notified when a cancelled order returns the last unit', async () => {
  const wanted = await piece(1)
  const buyer = await openGuest(shop)
  const order = await placeOrder(goods, buyer, { [wanted.variant]: 1 })
  const [first, second] = [await openProvedMember(shop), await openProvedMember(shop)]
  for (const member of [first, second]) {
    expect(await ask(member, wanted.variant, member.email)).toEqual({ is_confirmed: true })
  }
  expect(await ask(first, wanted.variant, second.email)).toEqual({ is_confirmed: false })
  expect(await mails()).toEqual([])
  await buyer.call(cancelOrder, { params: { id: order._id } })
  const sent = await mails()
  expect(sent.map(({ to }) => to).toSorted()).toEqual([first.email, second.email].toSorted())
  expect(sent.every(({ text }) => text.includes('There are 1, and 2 people are waiting'))).toBe(true)
})

test.each([
  ['zh', 'Ash stool（繁）', '有貨了'],
  ['cn', 'Ash stool（简）', '到货了'],
  ['en', 'Ash stool', 'is back in stock'],
] as const)(
  'members who consented get a text message too, in their language, with a way to unsubscribe: %s',
  async (locale, title, back) => {
    const [wanted, other] = [await piece(), await piece()]
    const member = await openProvedMember(shop, locale)
    await provePhone(shop, member)
    await ask(member, other.variant, member.email)
    await bring(other, 1)
    expect([(await mails()).length, await texts()]).toEqual([1, []])

    await agree(member)
    await ask(member, wanted.variant, member.email)
    await bring(wanted, 1)
    const [mail] = await mails()
    expect(mail?.subject).toContain(back)
    const [text, ...more] = await texts()
    expect(more).toEqual([])
    for (const part of [title, back, `variant=${wanted.variant}`, '/api/stock-notices?token='])
      expect(text).toContain(part)
    const stop = /https?:\S+\/api\/stock-notices\?token=\S+/.exec(text!)![0]
    expect((await press(stop))[1]).toBe(200)
  },
)

test('a piece sold out again is not announced until it is back', async () => {
  const wanted = await piece()
  const member = await openProvedMember(shop)
  await ask(member, wanted.variant, member.email)
  await bring(wanted, 1)
  await bring(wanted, -1)
  expect(await mails()).toEqual([])
  await bring(wanted, 1)
  expect(await mails()).toHaveLength(1)
})

test('a notice can be cancelled with one click, and the suppression list takes precedence', async () => {
  const wanted = await piece()
  const member = await openProvedMember(shop)
  await ask(member, wanted.variant, member.email)
  await bring(wanted, 1)
  const [notice] = await mails()
  await ask(member, (await piece()).variant, member.email)
  expect(await press(notice!.link)).toEqual([200, 200])
  const forged = notice!.link.replace('stop.', 'confirm.')
  expect((await press(forged))[0]).toBe(404)

  const out = /https?:\S+\/api\/opt-outs\?token=\S+/.exec(notice!.text)![0]
  await press(out)
  const other = await piece()
  await ask(member, other.variant, member.email)
  await bring(other, 1)
  expect(await mails()).toEqual([])
})

test('staff see the demand, highest first, in the list and on the piece', async () => {
  const [little, much] = [await piece(), await piece()]
  const members = [await openProvedMember(shop), await openProvedMember(shop)]
  await ask(members[0]!, little.variant, members[0]!.email)
  for (const member of members) await ask(member, much.variant, member.email)
  await ask(await openGuest(shop), little.variant, 'nobody@example.com')
  const { data } = await manager.call(listStockDemand, {})
  const counts = data.map(({ waiting }) => waiting)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  const of = (variant: string) => data.find(({ _id }) => _id === variant)
  expect([of(much.variant)?.waiting, of(little.variant)?.waiting]).toEqual([2, 1])
  const product = await manager.call(findStaffProduct, { params: { id: much.product } })
  expect(product.data.variants[0]?.waiting).toBe(2)
})

test('pieces that cannot return are refused, and requests are limited per source', async () => {
  const guest = await openGuest(shop)
  const service = await goods.addVariant({ kind: 'SERVICE' })
  await goods.publish(service)
  await expectRefusal(ask(guest, service, 'a@example.com'), 404, 'variant-not-found')
  await expectRefusal(ask(guest, (await piece()).variant, 'nothing'), 422, 'invalid-input')
  const strict = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1' } })
  const own = await stockShop(strict.context)
  const variant = await own.addVariant({ stock: [0, 0] })
  const stranger = await openGuest(strict)
  const body = { product_variant_id: variant, email: 'a@example.com' }
  const asked = () => stranger.call(askStockNotice, { params: { store_id: own.storeId }, body })
  for (let count = 0; count < 20; count += 1) expect(await asked()).toEqual({ data: { is_confirmed: false } })
  await expectRefusal(asked(), 429, 'rate-limited')
  await strict.stop()
})
