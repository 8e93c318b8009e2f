import { languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { beforeAll, expect, inject, test } from 'vitest'
import { createStorefront, type Storefront } from '../storefront/server/storefront.ts'
import { everyPlace } from './addresses.ts'
import { runsIn } from './crawled-page.ts'
import { foreignTo } from './scripts-of-chinese.ts'
import { ask } from './shop-facts.ts'

const shop = inject('shopUrl')
let storefront: Storefront
let paths: (locale: Locale) => string[]

/** Choices that come with the shop, and are in each language. */
const builtIn = new Set(['facets', 'style', 'room_type', 'property_type', 'district', 'scope', 'budget', 'finish'])

/** What the shop would answer if nobody had written anything but Traditional Chinese. */
function onlyTraditional(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onlyTraditional)
  if (typeof value !== 'object' || value === null) return value
  const isByLanguage = 'zh' in value && Object.keys(value).every((key) => (locales as readonly string[]).includes(key))
  if (isByLanguage) return { zh: value.zh }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, builtIn.has(key) ? part : onlyTraditional(part)]),
  )
}

async function callApi(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const response = await fetch(shop + pathname + search, { headers: request.headers })
  const answer: unknown = await response.json()
  // Staff cannot leave these in one language.
  const isWhole = /customer-locales|couriers/.test(pathname)
  return Response.json(isWhole ? answer : onlyTraditional(answer), { status: response.status })
}

beforeAll(async () => {
  storefront = await createStorefront({ callApi, publicUrl: shop, production: true })
  const places = (await everyPlace()).filter(({ name }) => !/^(account|result|verif|wix|an? )/.test(name))
  const projects = await ask<{ _id: string }[]>('/projects/filter?per_page=2')
  const posts = await ask<{ _id: string }[]>('/posts/filter?per_page=2')
  paths = (locale) => [
    ...places.map(({ addressIn }) => addressIn(locale)),
    ...projects.map(({ _id: id }) => pathTo('project', locale, { id })),
    ...posts.map(({ _id: id }) => pathTo('blog', locale, { id })),
    `${pathTo('estimate', locale)}?area=450`,
    `${pathTo('enquiry', locale)}?project=${projects[0]?._id}`,
    `${pathTo('blogs', locale)}?category=materials`,
    `${pathTo('products', locale)}?colour=oak`,
  ]
})

async function open(path: string): Promise<string> {
  const response = await storefront.fetch(new Request(shop + path))
  const next = response.headers.get('Location')
  return next ? open(new URL(next, shop).href.slice(shop.length)) : response.text()
}

test.each(['en', 'cn'] as const)(
  'beyond 102 103: what is missing in %s stands there in Traditional Chinese, and says that it does',
  async (locale) => {
    const isForeign = foreignTo(locale)
    const silent = new Map<string, string>()
    let borrowed = 0
    for (const path of paths(locale)) {
      for (const { text, language } of runsIn(await open(path))) {
        if (language === languageTags.zh) borrowed += 1
        else if (language === languageTags[locale] && isForeign(text).length > 0) silent.set(text, path)
      }
    }
    expect([...silent]).toEqual([])
    expect(borrowed).toBeGreaterThan(2000)
  },
)
