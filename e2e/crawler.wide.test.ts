import { hreflangs, languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { localise, type ScreenKey, screenKeys, screenNamed, splitLocale } from '@fitout/contract/storefront-paths.ts'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { crawl, type CrawledPage } from './crawled-page.ts'
import { catalogue } from './pieces.ts'
import { foreignTo } from './scripts-of-chinese.ts'
import { ask, mainStoreId } from './shop-facts.ts'
import { type Facts, untrue } from './told-facts.ts'
import { wordsIn } from './words.ts'

const shop = inject('shopUrl')
const read = async (path: string) => {
  const response = await fetch(path.startsWith('http') ? path : shop + path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

type Listed = { address: string; lastChange: string | undefined; alternates: Record<string, string> }
let listed: Listed[]
let pages: CrawledPage[]

beforeAll(async () => {
  const index = await read('/sitemap.xml')
  const parts = await Promise.all([...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part]) => read(part!)))
  listed = parts.flatMap(entriesOf)
  pages = await eachOf(
    listed.map(({ address }) => address),
    crawl,
  )
}, 180_000)

function entriesOf(xml: string): Listed[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
    address: /<loc>([^<]+)<\/loc>/.exec(entry)![1]!,
    lastChange: /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1],
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href]),
    ),
  }))
}

/** A few at a time: like a crawler, not a flood. */
async function eachOf<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.map((item, index) => ({ item, index }))
  const workers = Array.from({ length: 6 }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next.index] = await work(next.item)
  })
  await Promise.all(workers)
  return results
}

const localeOf = (address: string): Locale => splitLocale(new URL(address).pathname).locale
const pathOf = (address: string) => decodeURIComponent(new URL(address).pathname)
/** The faults by page, so that one run names all of them. */
const faults = (wrong: (page: CrawledPage) => unknown) =>
  pages.flatMap((page) => {
    const found = wrong(page)
    const isFault = Array.isArray(found) ? found.length > 0 : Boolean(found)
    return isFault ? [[pathOf(page.address), found]] : []
  })

/** The keys of messages, none of which a reader may see. */
const keys = new Set(
  Object.entries(wordsIn.zh).flatMap(([part, texts]) => Object.keys(texts).map((key) => `${part}.${key}`)),
)
/** Public screens that are not indexed: they have no content of their own. */
const unlisted = new Set<ScreenKey>(['search', 'wix', 'not-found', 'appointments'])

describe('every address of the sitemap', () => {
  test('beyond 109: belongs to a public screen, and no public screen is left out', () => {
    for (const key of screenKeys) {
      const { path, personal } = screenNamed(key)
      const pattern = new RegExp(`^${path.replace(/\/:slug\?/, '(?:/[^/]+)?').replace(':id', '[0-9a-f-]{36}')}$`)
      const here = pages.filter(({ address }) => pattern.test(splitLocale(pathOf(address)).path))
      const isListed = locales.map((locale) => here.some(({ address }) => localeOf(address) === locale))
      expect([key, ...isListed]).toEqual([key, ...locales.map(() => !personal && !unlisted.has(key))])
    }
  })

  test('beyond 109: exists, once, in each of its languages', () => {
    expect(listed.length).toBeGreaterThan(250)
    expect(new Set(listed.map(({ address }) => address)).size).toBe(listed.length)
    for (const locale of locales) expect(listed.some(({ address }) => localeOf(address) === locale)).toBe(true)
    expect(faults(({ status }) => status !== 200 && status)).toEqual([])
    expect(faults(({ robots }) => robots)).toEqual([])
  })

  test('beyond 109: names itself and its languages as the sitemap does, and they name it', () => {
    const byAddress = new Map(listed.map((entry) => [decodeURIComponent(entry.address), entry]))
    const plain = (links: Record<string, string>) =>
      Object.fromEntries(Object.entries(links).map(([language, address]) => [language, decodeURIComponent(address)]))
    expect(
      faults(({ address, canonical }) => decodeURIComponent(canonical ?? '') !== decodeURIComponent(address)),
    ).toEqual([])
    for (const page of pages) {
      const own = byAddress.get(decodeURIComponent(page.address))!
      expect([page.address, plain(page.alternates)]).toEqual([page.address, plain(own.alternates)])
      expect(plain(own.alternates)[hreflangs[localeOf(page.address)]]).toBe(decodeURIComponent(page.address))
      expect(own.alternates['x-default']).toBeTruthy()
      for (const address of Object.values(plain(own.alternates))) {
        expect(byAddress.get(address)?.alternates).toEqual(own.alternates)
      }
    }
  })

  test('beyond 109: states correctly when it was changed', () => {
    const now = Date.now() + 60_000
    const times = listed.flatMap(({ lastChange }) => (lastChange ? [Date.parse(lastChange)] : []))
    const timeless = listed.filter(({ lastChange }) => !lastChange).map(({ address }) => address)
    expect(
      timeless.filter(
        (address) => !/\/(?:products|services|projects|blogs|vouchers|member-store|enquiry|estimate)$/.test(address),
      ),
    ).toEqual([])
    for (const time of times) expect(time > 0 && time < now).toBe(true)
  })

  test('beyond 101 102: is in its own language, in one script, without a raw key', () => {
    expect(faults(({ address, language }) => language !== languageTags[localeOf(address)] && language)).toEqual([])
    expect(faults(({ address, text, title }) => foreignTo(localeOf(address))(`${title} ${text}`))).toEqual([])
    expect(faults(({ text }) => (text.match(/\b[a-z]\w+\.[a-z]\w+/gi) ?? []).filter((one) => keys.has(one)))).toEqual(
      [],
    )
  })

  test('beyond 111: has its own title and description, and a picture of 1200 by 630 for sharing', () => {
    for (const locale of locales) {
      const titles = pages.filter(({ address }) => localeOf(address) === locale).map(({ title }) => title)
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    }
    expect(faults(({ description }) => description.length < 6 && `only ${description}`)).toEqual([])
    expect(
      faults(({ shareImage }) => (!shareImage || `${shareImage.width}x${shareImage.height}` !== '1200x630') && 'none'),
    ).toEqual([])
  })

  test('beyond 101: has no dead link and no broken picture', async () => {
    // A slug is decoration: an address with a wrong one redirects once to the same page.
    const place = (path: string) => decodeURIComponent(path).replace(/^((?:\/cn|\/en)?\/\w+\/[0-9a-f-]{36}).*/, '$1')
    const known = new Set(pages.map(({ address }) => place(new URL(address).pathname)))
    const inside = pages.flatMap(({ links: own, address }) => own.map((link) => new URL(link, address)))
    const further = inside.filter(({ origin, pathname }) => origin === shop && !known.has(place(pathname)))
    const links = new Set(further.map(({ pathname, search }) => pathname + search))
    const dead = await eachOf([...links], async (path) => {
      const { status } = await fetch(shop + path, { headers: { Cookie: 'store_i18n=zh' }, redirect: 'manual' })
      return status >= 400 ? `${path} ${status}` : ''
    })
    expect(dead.filter(Boolean)).toEqual([])
    const pictures = new Map(
      pages.flatMap((page) => page.pictures).map((picture) => [picture.replace(/\/\d+\.\w+$/, ''), picture]),
    )
    const broken = await eachOf([...pictures.values()], async (picture) => {
      const response = await fetch(new URL(picture, shop))
      await response.body?.cancel()
      return response.ok && response.headers.get('Content-Type')?.startsWith('image/') ? '' : picture
    })
    expect(broken.filter(Boolean)).toEqual([])
  })
})

test('a piece is bought by quantity, a service booked once', async () => {
  for (const [pattern, isAsked] of [
    [/\/products\/./, true],
    [/\/services\/./, false],
  ] as const) {
    for (const { address } of pagesWith(pattern).slice(0, 24)) {
      const html = await read(address)
      if (isAsked && !html.includes('InStock')) continue
      expect([address, html.includes('name="quantity"')]).toEqual([address, isAsked])
    }
  }
})

const factsOf = (page: CrawledPage, type: string) => page.facts.filter((facts) => facts['@type'] === type)
const pagesWith = (pattern: RegExp) => pages.filter(({ address }) => pattern.test(pathOf(address)))

describe('structured data', () => {
  test('beyond 110: is well formed, and equal to what the page shows', () => {
    expect(faults(({ address, facts, text }) => facts.flatMap((one) => untrue(one, text, localeOf(address))))).toEqual(
      [],
    )
  })

  test.each([
    ['products/.', ['Product', 'BreadcrumbList'], 150],
    ['services/.', ['Service', 'BreadcrumbList'], 24],
    ['categories/.', ['BreadcrumbList'], 60],
    ['projects/.', ['CreativeWork', 'BreadcrumbList'], 36],
    ['blogs/.', ['Article', 'BreadcrumbList'], 36],
    ['contact-us$', ['HomeAndConstructionBusiness'], 3],
  ])('beyond 110: %s has %j', (path, types, count) => {
    const found = pagesWith(new RegExp(`^(?:/cn|/en)?/${path}`))
    expect(found.length).toBeGreaterThanOrEqual(count)
    for (const page of found) {
      expect([page.address, ...types.map((type) => factsOf(page, type).length)]).toEqual([
        page.address,
        ...types.map(() => 1),
      ])
    }
  })

  test('beyond 110: has the measures of each version of a piece', async () => {
    const store = await mainStoreId()
    type Measured = { sku: string; dimensions: Record<`${'width' | 'depth' | 'height'}_mm`, number> | null }
    const pieces = await eachOf(await catalogue('GOODS'), ({ _id }) =>
      ask<{ variants: Measured[] }>(`/stores/${store}/product-management/products/${_id}/details`),
    )
    const sizes = pieces.flatMap(({ variants }) => variants.map(({ sku, dimensions: is }) => [sku, is] as const))
    // Some pieces are wider in one version than in another.
    const areOfSizes = pieces.filter(
      ({ variants }) => new Set(variants.map(({ dimensions }) => dimensions?.width_mm)).size > 1,
    )
    expect(areOfSizes.length).toBeGreaterThan(3)
    for (const locale of locales) {
      const offers = pages
        .filter(({ address }) => localeOf(address) === locale)
        .flatMap((page) => factsOf(page, 'Product').flatMap((facts) => facts['offers'] as Facts[]))
      const offered = new Map(offers.map((offer) => [offer['sku'], offer['itemOffered'] as Facts | undefined]))
      for (const [sku, is] of sizes) {
        const item = offered.get(sku)
        const [width, depth, height] = ['width', 'depth', 'height'].map((side) => {
          const size = item?.[side] as { value: number; unitCode: string } | undefined
          return size?.unitCode === 'CMT' ? Math.round(size.value * 10) : undefined
        })
        expect([sku, width, depth, height]).toEqual([sku, is?.width_mm, is?.depth_mm, is?.height_mm])
      }
    }
  })

  test('beyond 112: the product feed of each language has the prices and pictures of the pages', async () => {
    for (const locale of locales) {
      const feed = await read(`/feeds/products.${locale}.xml`)
      const items = [...feed.matchAll(/<item>(.*?)<\/item>/g)].map(([, item = '']) =>
        Object.fromEntries([...item.matchAll(/<g:(\w+)>([^<]*)</g)].map(([, key, value]) => [key, value])),
      )
      expect(items.length).toBeGreaterThan(60)
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      const shown = new Map(
        pages
          .filter(({ address }) => localeOf(address) === locale)
          .flatMap((page) => factsOf(page, 'Product').flatMap((facts) => facts['offers'] as Facts[]))
          .map((offer) => [offer['sku'], offer]),
      )
      expect(items.map(({ id }) => id).toSorted()).toEqual([...shown.keys()].toSorted())
      for (const item of items) {
        const offer = shown.get(item['id'])!
        expect(item['sale_price'] ?? item['price']).toBe(`${(offer['price'] as number).toFixed(2)} HKD`)
        expect(item['availability'] === 'in_stock').toBe(String(offer['availability']).endsWith('/InStock'))
        for (const needed of ['title', 'description', 'link', 'image_link', 'brand', 'condition']) {
          expect(item[needed], `${item['id']} ${needed}`).toBeTruthy()
        }
      }
    }
  })

  test('beyond 114: llms.txt lists public pages and policies of its language', async () => {
    const addresses = new Set(pages.map(({ address }) => address))
    for (const locale of locales) {
      const guide = await read(localise('/llms.txt', locale))
      const links = [...guide.matchAll(/\]\((https?:[^)]+)\)/g)].map(([, link]) => link!)
      expect(links.length).toBeGreaterThan(60)
      expect(links.filter((link) => !addresses.has(link) || localeOf(link) !== locale)).toEqual([])
      expect(foreignTo(locale)(guide)).toEqual([])
    }
  })

  test('beyond 113: filtered lists, the search, the booking form and the account stay out of the index', async () => {
    const robots = await read('/robots.txt')
    expect(robots).toContain(`Sitemap: ${shop}/sitemap.xml`)
    const hidden = screenKeys
      .filter(
        (key) => (screenNamed(key).personal || key === 'search') && screenNamed(key).guard !== 'verification-code',
      )
      .map((key) => screenNamed(key).path.replace(':type?', 'order').replace(':id', crypto.randomUUID()))
    const asked = [
      ...hidden,
      '/products?colour=oak',
      '/products?keyword=sofa',
      '/projects?style=nordic',
      '/enquiry?project=x',
    ]
    for (const path of asked) {
      const page = await crawl(shop + localise(path, 'en'))
      expect([path, page.robots]).toEqual([path, 'noindex'])
    }
    const second = await crawl(`${shop}/en/products?page=2&utm_source=mail`)
    expect([second.robots, second.canonical]).toEqual([undefined, `${shop}/en/products?page=2`])
  })
})

test('beyond 115: a crawler without scripts finds content, prices, links and metadata', () => {
  for (const page of pagesWith(/^\/en\/products\/./)) {
    expect(page.text).toMatch(/HK\$[\d,]+/)
    expect(page.links.length).toBeGreaterThan(10)
    expect(page.text.length).toBeGreaterThan(500)
  }
})
