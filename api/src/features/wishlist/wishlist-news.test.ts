import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@fitout/contract/locales.ts'
import { saveNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { addToWishlist } from '@fitout/contract/wishlist.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '../../jobs/job-data.ts'
import { type Member, openProvedMember, provePhone } from '../../testing/members.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { type Guest, openGuest } from '../../testing/visitors.ts'
import { wordingVersion } from '../consents/consents-service.ts'
import { refreshProductIndex } from '../products/products-service.ts'
import { gatherWishlistNews, sendWishlistMessage } from './wishlist-news.ts'

let shop: TestShop
let goods: ShopGoods
beforeAll(async () => {
  // Stock is changed without a delivery.
  shop = await openTestShop({ breaks: ['I1 stock adds up'] })
  goods = await stockShop(shop.context)
})
afterAll(() => shop.stop())

async function piece(stock: [number, number] = [5, 0]) {
  const variant = await goods.addVariant({ title: 'Ash stool', priceCents: 200_00, stock })
  return { variant, product: await goods.publish(variant) }
}
type Piece = Awaited<ReturnType<typeof piece>>

const wish = (visitor: Guest, { product }: Piece, is_liked = true) =>
  visitor.call(addToWishlist, { params: { store_id: goods.storeId }, body: { product_id: product, is_liked } })

async function setPrice({ variant, product }: Piece, salePercent: number) {
  const { db } = shop.context
  await db.updateTable('product_variants').set({ sale_percent: salePercent }).where('id', '=', variant).execute()
  await refreshProductIndex(db, [product])
}

const setStock = ({ variant }: Piece, units: number) =>
  sql`update stock_levels set available = ${units}, received = ${units} where variant_id = ${variant}`.execute(
    shop.context.db,
  )

async function agree(member: Member, channels: ('EMAIL' | 'SMS')[] = ['EMAIL'], isAccept = true) {
  const settings = channels.map((channel) => ({
    content_type: 'wishlist_products_update' as const,
    channel,
    is_accept: isAccept,
  }))
  const wording = { version: wordingVersion, language: 'en' as const }
  await member.call(saveNotificationSettings, { body: { is_accept: true, channels, settings, wording } })
}

/**
 * Runs the job twice at once, and every message twice, since queues deliver at least once; returns the messages sent.
 */
async function news() {
  await Promise.all([gatherWishlistNews(shop.context), gatherWishlistNews(shop.context)])
  const { rows } = await sql<{ data: Jobs['wishlist-message'] }>`
    with taken as (delete from pgboss.job where name = 'wishlist-message' returning data)
    select data from taken`.execute(shop.context.db)
  const before = new Set(await sent())
  for (const { data } of [...rows, ...rows]) await sendWishlistMessage(shop.context, data)
  return (await sent()).filter((path) => !before.has(path))
}

async function sent(): Promise<string[]> {
  const list = async (kind: string) => {
    const folder = join(shop.context.config.dataDir, kind)
    const names = await readdir(folder).catch(() => [])
    return names.filter((name) => name.startsWith('wishlist-')).map((name) => join(folder, name))
  }
  return [...(await list('mail')), ...(await list('sms'))]
}

test('a lower price and a return to stock are each announced once, to members who consented, until they unsubscribe', async () => {
  const [thing, silent, agreed, guest] = [
    await piece(),
    await openProvedMember(shop),
    await openProvedMember(shop),
    await openGuest(shop),
  ]
  await agree(agreed)
  for (const visitor of [silent, agreed, guest]) await wish(visitor, thing)
  expect(await news()).toEqual([])

  await setPrice(thing, 25)
  const [reduced = '', ...others] = await news()
  expect(others).toEqual([])
  const mail = await PostalMime.parse(await readFile(reduced))
  expect(mail.to?.[0]?.address).toBe(agreed.email)
  expect(mail.subject).toBe('Ash stool is reduced to HK$150')
  expect(mail.text).toContain('HK$200 → HK$150')
  expect(await news()).toEqual([])

  await setStock(thing, 0)
  expect(await news()).toEqual([])
  // A price change while a piece is unavailable is not announced by itself.
  await setPrice(thing, 50)
  expect(await news()).toEqual([])
  await setStock(thing, 3)
  const [back = ''] = await news()
  expect((await PostalMime.parse(await readFile(back))).subject).toBe('Ash stool is back')
  await setPrice(thing, 10)
  expect(await news()).toEqual([])

  const stop = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? ''
  expect(mail.text).toContain(stop)
  const stopped = await shop.request(stop.slice(shop.context.config.publicUrl.length), { method: 'POST' })
  expect(stopped.status).toBe(200)
  await setPrice(thing, 60)
  expect(await news()).toEqual([])
  // Consent given later does not cause earlier news to be sent.
  await agree(silent)
  expect(await news()).toEqual([])
})

test.each([
  ['zh', 'Ash stool（繁）'],
  ['cn', 'Ash stool（简）'],
] as [Locale, string][])(
  'is written in the language of the account (%s), by text message too',
  async (locale, title) => {
    const [thing, member] = [await piece(), await openProvedMember(shop, locale)]
    await provePhone(shop, member)
    await agree(member, ['EMAIL', 'SMS'])
    await wish(member, thing)
    await setPrice(thing, 10)
    const paths = await news()
    expect(paths).toHaveLength(2)
    for (const path of paths) {
      const bytes = await readFile(path)
      const text = path.endsWith('.eml') ? (await PostalMime.parse(bytes)).subject : bytes.toString('utf8')
      expect(text).toContain(title)
    }
  },
)

test('omits pieces sold out again or removed from the list before sending, and combines several in one message', async () => {
  const [member, ...things] = [
    await openProvedMember(shop),
    await piece(),
    await piece(),
    await piece([0, 0]),
    await piece(),
  ] as const
  await agree(member)
  for (const thing of things) await wish(member, thing)
  for (const thing of things) await setPrice(thing, 20)
  await setStock(things[2], 2)
  await gatherWishlistNews(shop.context)
  await setStock(things[0], 0)
  await wish(member, things[1], false)
  const [path = '', ...others] = await news()
  expect(others).toEqual([])
  const { subject, text } = await PostalMime.parse(await readFile(path))
  expect(subject).toBe('News of 2 pieces on your wishlist')
  expect(text?.match(/HK\$200 → HK\$160/g)).toHaveLength(2)
})
