import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import { filterProducts } from '@fitout/contract/products.ts'
import { findShareImage } from '@fitout/contract/share-images.ts'
import { readyThemes } from '@fitout/contract/themes.ts'
import satori from 'satori'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { publishConfiguration } from '../configuration/configuration-service.ts'
import { publishContent } from '../contents/contents-service.ts'
import { settingFor } from '../../adapters/faces/faces.ts'
import { keepPicture, presentPicture } from '../pictures/pictures-service.ts'
import { layOutCard } from './lay-out-card.ts'

let shop: TestShop
let piece: { _id: string }

beforeAll(async () => {
  shop = await openSeededShop()
  const params = { store_id: shop.context.config.mainStoreId }
  piece = (await shop.visitor()(filterProducts, { params, query: { kind: 'GOODS', per_page: 1 } })).data[0]!
})
afterAll(() => shop.stop())

const red = { create: { width: 1280, height: 720, channels: 3, background: '#c02020' } } as const

const find = async (kind: string, key: string) => (await shop.visitor()(findShareImage, { params: { kind, key } })).data
const addressOf = async (kind: string, key: string, locale: Locale) => (await find(kind, key)).url[locale]!
const bytesOf = async (address: string) => Buffer.from(await (await shop.request(address)).arrayBuffer())

async function publish(slug: string, title: string): Promise<void> {
  const heard = new Promise<void>((settle) => shop.context.onPublicChange(() => settle()))
  await publishContent(shop.context.db, {
    slug,
    title: { zh: title },
    description: { zh: title },
    updatedOn: '2026-11-01',
    blocks: [{ type: 'markdown', body: { zh: title } }],
  })
  await heard
}

describe('a share image', () => {
  test.each(locales)('of a piece in %s is a JPEG of 1200 by 630 that can be cached forever', async (locale) => {
    const image = await find('product', piece._id)
    expect(image).toMatchObject({ width: 1200, height: 630 })
    expect(image.alt[locale]).toBeTruthy()
    const response = await shop.request(image.url[locale]!)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    // Networks drop pictures that are too large.
    expect(bytes.length).toBeLessThan(300_000)
  })

  test('differs by language, and contains both text and photograph', async () => {
    const { url } = await find('product', piece._id)
    expect(new Set(Object.values(url)).size).toBe(3)
    const regions = {
      words: { left: 0, top: 300, width: 560, height: 330 },
      photograph: { left: 580, top: 0, width: 620, height: 630 },
    }
    for (const region of Object.values(regions)) {
      const { channels } = await sharp(await bytesOf(url.zh!))
        .extract(region)
        .stats()
      expect(channels[0]!.stdev).toBeGreaterThan(5)
    }
  })

  test.each(['home', 'about-us', 'contact-us', 'privacy-policy'])('exists for the page %s', async (slug) => {
    expect(await sharp(await bytesOf(await addressOf('page', slug, 'zh'))).metadata()).toMatchObject({ width: 1200 })
  })

  test('is drawn once, however many request it at the same time', async () => {
    const address = await addressOf('page', 'refund-policy', 'cn')
    const answers = await Promise.all(Array.from({ length: 12 }, () => shop.request(address)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const folder = join(shop.context.config.dataDir, 'storage', 'media', 'share', 'page', 'refund-policy')
    expect(await readdir(folder)).toHaveLength(1)
  })

  test('has a new address after its title changes, and the old one is unchanged', async () => {
    await publish('disclaimer', '第一個標題')
    const first = await addressOf('page', 'disclaimer', 'zh')
    const drawn = await bytesOf(first)
    await publish('disclaimer', '另一個標題')
    const second = await addressOf('page', 'disclaimer', 'zh')
    expect(second).not.toBe(first)
    expect((await bytesOf(second)).equals(drawn)).toBe(false)
    expect((await bytesOf(first)).equals(drawn)).toBe(true)
    // Not requested while it was current, so it does not exist later.
    await publish('disclaimer', '第三個標題')
    const third = await addressOf('page', 'disclaimer', 'en')
    await publish('disclaimer', '第四個標題')
    expect((await shop.request(third)).status).toBe(404)
  })
})

test('an invalid address is a 404, and nothing is drawn for it', async () => {
  const right = await addressOf('page', 'contact-us', 'en')
  const hash = /\.([0-9a-f]{16})\.jpg$/.exec(right)![1]!
  for (const wrong of [
    right.replace(hash, '0'.repeat(16)),
    right.replace('.en.', '.zh.'),
    right.replace('contact-us', 'about-us'),
    right.replace('/page/', '/product/'),
    right.replace('/page/', '/constructor/'),
    right.replace('/page/', '/__proto__/'),
    right.replace('contact-us', newId()),
    right.replace('contact-us', '..%2f..%2fx'),
    right.replace('.jpg', '.png'),
    `/media/share/page/Arbitrary%20words.en.${hash}.jpg`,
    `/media/share/product/${newId()}.en.${hash}.jpg`,
  ]) {
    expect([wrong, (await shop.request(wrong)).status]).toEqual([wrong, 404])
  }
  await expectRefusal(shop.visitor()(findShareImage, { params: { kind: 'order', key: newId() } }), 404, 'not-found')
  await expectRefusal(
    shop.visitor()(findShareImage, { params: { kind: 'product', key: newId() } }),
    404,
    'product-not-found',
  )
  await expectRefusal(
    shop.visitor()(findShareImage, { params: { kind: 'page', key: 'none' } }),
    404,
    'content-not-found',
  )
})

test("a share image uses the theme's paper colour, and the studio’s own picture on the home page", async () => {
  const { db } = shop.context
  const before = await addressOf('page', 'privacy-policy', 'zh')
  const own = await keepPicture(shop.context, await sharp(red).png().toBuffer())
  const share_image = presentPicture(own, { zh: '工作室' })
  await publishConfiguration(db, 'theme', { ...readyThemes.courtyard, share_image })
  await expect.poll(() => addressOf('page', 'privacy-policy', 'zh'), { timeout: 10_000 }).not.toBe(before)
  const home = await find('page', 'home')
  expect(home.alt).toMatchObject({ zh: '工作室' })
  const { data, info } = await sharp(await bytesOf(home.url.zh!))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const near = (found: number[], wanted: number[]) =>
    found.every((channel, index) => Math.abs(channel - (wanted[index] ?? 0)) < 8)
  expect([near(at(600, 100), [0xc0, 0x20, 0x20]), near(at(10, 600), [0xf6, 0xf5, 0xec])]).toEqual([true, true])
})

test('a logo replaces the studio’s name on a card', async () => {
  const { db } = shop.context
  const before = await addressOf('page', 'privacy-policy', 'zh')
  const wide = { create: { width: 520, height: 130, channels: 3, background: '#2040c0' } } as const
  const logo = presentPicture(await keepPicture(shop.context, await sharp(wide).png().toBuffer()), {})
  await publishConfiguration(db, 'theme', { ...readyThemes.gallery, logo })
  await expect.poll(() => addressOf('page', 'privacy-policy', 'zh'), { timeout: 10_000 }).not.toBe(before)
  const { data, info } = await sharp(await bytesOf(await addressOf('page', 'privacy-policy', 'zh')))
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Text starts 72 pixels from each edge.
  const pixel = data.subarray((100 * info.width + 100) * info.channels).subarray(0, 3)
  expect([...pixel].map((channel, index) => Math.abs(channel - ([0x20, 0x40, 0xc0][index] ?? 0)) < 10)).toEqual([
    true,
    true,
    true,
  ])
})

describe('the text of a card', () => {
  test('uses the glyphs of its script, and omits characters without one', async () => {
    const files = async (text: string, locale: Locale) => {
      const { fonts, text: drawn } = await settingFor([text], locale)
      return { drawn: drawn(text), faces: new Set(fonts.map(({ name }) => name.replace(/-\d+\.woff$|\.woff$/, ''))) }
    }
    expect(await files('骨瓷 Lumen', 'zh')).toEqual({
      drawn: '骨瓷 Lumen',
      faces: new Set(['instrument-sans', 'noto-sans-hk']),
    })
    expect((await files('骨瓷', 'cn')).faces).toEqual(new Set(['instrument-sans', 'noto-sans-sc']))
    expect((await files('Oak table', 'en')).faces).toEqual(new Set(['newsreader']))
    expect((await files('何𠮷', 'zh')).faces).toEqual(new Set(['instrument-sans', 'noto-sans-hk', 'noto-sans-jp']))
    // 㗎 is used in Hong Kong, 㐂 is very rare; no font has a glyph for a sofa emoji.
    expect((await files('靚\u{1F6CB}\uFE0F㗎\u{E000}', 'zh')).drawn).toBe('靚㗎')
  })

  test('is not truncated where there is room', async () => {
    for (const layout of ['piece', 'room', 'words'] as const) {
      const title = 'Five lines to read first in a quotation'
      expect((await linesOf(layout, title, 'en')).join(' ').replace(/\s+/g, ' ')).toBe(title)
    }
  })

  test('never starts a line with closing punctuation, and ends after the available lines', async () => {
    const titles = ['由意大利工匠手造的橡木餐枱，', '「光」，', '三人座梳化（可拆洗）、', 'Lumen 訂造衣櫃！', '書枱。']
    for (const title of titles) {
      for (const layout of ['piece', 'room', 'words'] as const) {
        const lines = await linesOf(layout, title.repeat(30))
        expect(lines.length).toBeLessThanOrEqual({ piece: 4, room: 2, words: 4 }[layout])
        expect(lines.at(-1)).toMatch(/…$/)
        expect(lines.filter((line) => /^[，。、；：！？」』）》】…]/.test(line))).toEqual([])
        expect(lines.slice(0, -1).filter((line) => /[「『（《【]$/.test(line))).toEqual([])
      }
    }
  })

  test('is the studio alone when no character of a title can be drawn', async () => {
    expect(await linesOf('words', '\u{1F6CB}')).toEqual([])
  })
})

/** The laid-out lines of a title, from the SVG before text becomes paths. */
async function linesOf(layout: 'piece' | 'room' | 'words', title: string, locale: Locale = 'zh'): Promise<string[]> {
  const { element, fonts } = await layOutCard(layout, { studio: '光', title, price: 'HK$1' }, locale)
  const svg = await satori(element as never, { width: 1200, height: 630, fonts, embedFont: false })
  const words = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*font-size="(\d+)[^>]*>([^<]*)<\/text>/g)]
  const lines = Map.groupBy(
    words.filter(([, , , size]) => size !== '27' && size !== '31'),
    ([, , y]) => Math.round(Number(y)),
  )
  for (const [, x, y] of words) expect(Number(x) < 1144 && Number(y) < 600).toBe(true)
  return [...lines.values()].map((line) => line.map(([, , , , word]) => word).join(''))
}
