import { type Locale, locales } from '@fitout/contract/locales.ts'
import { localise, type ScreenKey } from '@fitout/contract/storefront-paths.ts'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { everyPlace, type Place } from './addresses.ts'

const shop = inject('shopUrl')
const get = (path: string, headers: Record<string, string> = {}) => fetch(shop + path, { redirect: 'manual', headers })

let places: Place[]

beforeAll(async () => {
  places = await everyPlace()
})

function addressOf(key: ScreenKey, locale: Locale): string {
  // Without its query: a page that lacks its code is checked here too.
  return places
    .find(({ name }) => name === key)!
    .addressIn(locale)
    .split('?')[0]!
}

describe('addresses that do not exist', () => {
  test.each([
    '/nowhere',
    '/cn/nowhere',
    '/en/a/b/c',
    '/.env',
    '/.git/config',
    '/package.json',
    '/assets/nothing.js',
    '/en/products/not-an-id',
    '/products/0198f000-0000-7000-8000-00000000dead',
    '/server/index.js',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
  ])('WEB-08 %s is a true 404 that leaks nothing', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toMatch(/"dependencies"|node_modules|at .+\.tsx?:\d+/)
  })

  test('the not-found page says so in each language, with a link home', async () => {
    const texts = {
      zh: ['找不到此頁面', '返回主頁'],
      cn: ['找不到此页面', '返回首页'],
      en: ['This page could not be found', 'Back to the home page'],
    }
    for (const locale of locales) {
      const html = await (await get(localise('/no-such-place', locale))).text()
      for (const text of texts[locale]) expect(html).toContain(text)
    }
  })

  test.each([
    '/en//evil.example/',
    '//evil.example',
    '/%2f%2fevil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/en/%2f%2fevil.example',
    '/authentication/login/email?return_to=//evil.example',
  ])('INJ-13 %s never redirects away from the shop', async (path) => {
    const response = await get(path)
    const location = response.headers.get('Location')
    if (location) expect(new URL(location, shop).origin).toBe(shop)
    expect(response.status).toBeLessThan(500)
  })

  test('beyond 9: renamed objects redirect to their current address, permanently and in one hop', async () => {
    for (const key of ['product', 'service', 'category', 'project', 'blog', 'member-piece'] as const) {
      for (const locale of locales) {
        const right = addressOf(key, locale)
        for (const former of ['something-else', '舊名字', encodeURIComponent('舊名字')]) {
          const response = await get(right.replace(/[^/]+$/, former))
          const place = response.headers.get('Location')
          expect([key, response.status, decodeURIComponent(place ?? '')]).toEqual([key, 301, decodeURIComponent(right)])
        }
        expect((await get(right)).status).toBe(200)
      }
    }
  })
})
