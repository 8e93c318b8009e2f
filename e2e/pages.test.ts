import { readdirSync, readFileSync } from 'node:fs'
import { languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { localise, pathTo, screenKeys, type ScreenKey, screens } from '@fitout/contract/storefront-paths.ts'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { everyPlace, type Place } from './addresses.ts'
import { journeyLanguages } from './languages.ts'
import { catalogue } from './pieces.ts'
import { wordsIn } from './words.ts'

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

const inEach = (languages: readonly Locale[]) =>
  screenKeys.flatMap((key) => languages.map((locale) => [key, locale] as const))

describe('every screen', () => {
  test.each(inEach(locales))('%s in %s is a page in its own language, with its alternates', async (key, locale) => {
    const needsCode = (screens[key] as { guard?: string }).guard === 'verification-code'
    let response = await get(addressOf(key, locale))
    if (needsCode) {
      expect(response.status).toBe(302)
      expect(response.headers.get('Location')).toBe(localise('/result/verification_code/failure', locale))
      response = await get(`${addressOf(key, locale)}?verification_code=${'x'.repeat(32)}`)
    }
    // An address with a code in it is never sent as a referrer.
    const referrer = needsCode ? 'no-referrer' : 'strict-origin-when-cross-origin'
    expect(response.headers.get('Referrer-Policy')).toBe(referrer)
    // A category's slug is decoration: the page without it redirects to the page with it.
    if (response.status === 301) response = await get(response.headers.get('Location')!)
    if (key === 'home' && locale === 'zh') response = await get('/', { Cookie: 'store_i18n=zh' })
    const html = await response.text()
    expect(response.status).toBe(key === 'not-found' ? 404 : 200)
    expect(html).toMatch(new RegExp(`<html[^>]+lang="${languageTags[locale]}"`))
    expect(html.match(/<title>[^<]{3,}<\/title>/g)).toHaveLength(1)
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    if (key === 'not-found' || screens[key].layout !== 'standard' || 'personal' in screens[key]) return
    for (const other of locales) expect(html).toContain(`hrefLang="${other === 'en' ? 'en' : languageTags[other]}"`)
    expect(html).toContain('hrefLang="x-default"')
    expect(html).toContain('rel="canonical"')
    expect(response.headers.get('Set-Cookie')).toBeNull()
  })

  test.each(inEach(locales))('%s in %s gives the browser its data', async (key, locale) => {
    const address = addressOf(key, locale)
    const { status } = await get(address === '/' ? '/_.data' : `${address}.data`)
    const leadsOn = (screens[key] as { guard?: string }).guard === 'verification-code'
    const whole = leadsOn ? 202 : 200
    expect(status).toBe(key === 'not-found' ? 404 : whole)
  })

  test.each(inEach(journeyLanguages))('WEB-01 %s in %s has its security headers', async (key, locale) => {
    // Pages behind a redirect are requested like a browser does.
    const { headers } = await fetch(shop + addressOf(key, locale), { headers: { Cookie: `store_i18n=${locale}` } })
    const policy = headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}'/)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBeTruthy()
    for (const name of ['Server', 'X-Powered-By']) expect(headers.get(name)).toBeNull()
    if ('personal' in screens[key]) expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

test('ACL-12 no part of the back office is loaded with the shop, or has an address of its own in it', async () => {
  const pages = await Promise.all(screenKeys.map(async (key) => (await get(addressOf(key, 'en'))).text()))
  expect(pages.filter((html) => html.includes('/admin'))).toEqual([])
  const built = new URL('../storefront/build/client/assets/', import.meta.url)
  const scripts = readdirSync(built).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter((name) => /\/admin|Mui[A-Z]/.test(readFileSync(new URL(name, built), 'utf8')))).toEqual([])
  for (const path of ['/admin/orders', '/admin/index.html', '/en/admin', '/cn/admin/orders', '/Admin', '/staff']) {
    expect([path, (await get(path)).status]).toEqual([path, 404])
  }
})

test('WEB-01 the page of the back office has its security headers, and is not cached', async () => {
  const { headers } = await get('/admin')
  const policy = (headers.get('Content-Security-Policy') ?? '').split('; ')
  for (const part of ["default-src 'self'", "script-src 'self'", "frame-ancestors 'none'", "object-src 'none'"])
    expect(policy).toContain(part)
  const others = ['Cache-Control', 'X-Content-Type-Options', 'X-Robots-Tag', 'Cross-Origin-Opener-Policy']
  expect(others.map((name) => headers.get(name))).toEqual(['no-store', 'nosniff', 'noindex', 'same-origin'])
})

/** The page, and its policy. */
async function answerOf(path: string, headers: Record<string, string>): Promise<string> {
  const response = await get(path, headers)
  return `${response.headers.get('Content-Security-Policy')}\n${await response.text()}`
}

test.each([
  '/en',
  '/en/products',
  '/services',
  '/cn/contact-us',
  '/cart',
  '/checkout',
  '/en/order-tracking',
  '/account',
])('contains nothing personal: %s is identical to the byte for two visitors', async (path) => {
  const login = await fetch(`${shop}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Storefront': '1', Origin: shop },
    body: '{"type":"TEMP"}',
  })
  const cookie = login.headers.get('Set-Cookie')!.split(';')[0]!
  const stranger = await answerOf(path, {})
  expect(
    await answerOf(path, { Cookie: `${cookie}; store_i18n=cn`, 'Accept-Language': 'en', 'User-Agent': 'Another' }),
  ).toBe(stranger)
  expect(stranger.length).toBeGreaterThan(1000)
})

test.each(locales)('the journal in %s writes each date with the name of its month', async (locale) => {
  const written =
    locale === 'en' ? /^\d{1,2} [A-Z][a-z]{2,8} \d{4}( \d\d:\d\d)?$/ : /^\d{4}年\d{1,2}月\d{1,2}日( \d\d:\d\d)?$/
  for (const path of ['blogs', 'blog', 'home'] as const) {
    const html = await (await get(addressOf(path, locale), { Cookie: `store_i18n=${locale}` })).text()
    const dates = [...html.matchAll(/<time dateTime="[^"]*"[^>]*>([^<]*)<\/time>/gi)].map(([, text]) => text)
    expect(dates.length).toBeGreaterThan(0)
    expect(dates.filter((text) => !written.test(text!))).toEqual([])
  }
})

test.each(locales)('the foot of the checkout in %s has few links away from the order', async (locale) => {
  const footOf = async (path: string) => (await (await get(path)).text()).match(/<footer[\s\S]*<\/footer>/)![0]
  const addresses = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!)
  const [foot, whole] = await Promise.all([footOf(addressOf('checkout', locale)), footOf(addressOf('cart', locale))])
  expect(addresses(whole).length).toBeGreaterThan(10)
  expect(addresses(foot).filter((address) => !/^(tel|mailto):/.test(address))).toEqual([])
  expect(addresses(foot)).toHaveLength(2)
})

test('a browser with a cached page gets a 304', async () => {
  const first = await get('/en')
  const etag = first.headers.get('ETag') ?? ''
  expect(etag).not.toBe('')
  const again = await get('/en', { 'If-None-Match': etag })
  expect([again.status, again.headers.get('Content-Security-Policy')]).toEqual([304, null])
})

describe('the language of a visitor', () => {
  test.each([
    [{ Cookie: 'store_i18n=en', 'Accept-Language': 'zh-CN' }, '/en'],
    [{ Cookie: 'store_i18n=cn' }, '/cn'],
    [{ 'Accept-Language': 'zh-CN,zh;q=0.9' }, '/cn'],
    [{ 'Accept-Language': 'en-GB' }, '/en'],
    [{ Cookie: 'store_i18n=xx', 'Accept-Language': 'en' }, '/en'],
  ])('is determined at the root from %j', async (headers, target) => {
    const response = await get('/', headers as Record<string, string>)
    expect([response.status, response.headers.get('Location')]).toEqual([302, target])
  })

  test.each([
    {},
    { Cookie: 'store_i18n=zh', 'Accept-Language': 'en' },
    { 'Accept-Language': 'zh-HK' },
    { 'Accept-Language': '*' },
    { Cookie: 'store_i18n=../../' },
    { Cookie: 'store_i18n=<script>' },
    { Cookie: `store_i18n=${'e'.repeat(4000)}` },
    { Cookie: 'store_i18n=%0d%0aSet-Cookie:x' },
    { 'Accept-Language': 'x'.repeat(4000) },
  ])('WEB-06 is Traditional Chinese at the root for %#', async (headers) => {
    const response = await get('/', headers as Record<string, string>)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('lang="zh-Hant-HK"')
  })

  test('the address always wins below the root', async () => {
    for (const path of ['/products', '/cn/products', '/en/products']) {
      const response = await get(path, { Cookie: 'store_i18n=en', 'Accept-Language': 'zh-CN' })
      expect(response.status).toBe(200)
    }
  })
})

describe('result pages', () => {
  const hostile = [
    'unknown',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '%2e%2e',
    'a'.repeat(2000),
    '%3Cscript%3E',
  ]
  test.each(hostile)('WEB-07 redirect to not-found for an unknown type: case %#', async (type) => {
    for (const locale of locales) {
      for (const outcome of ['success', 'failure', 'cancelled']) {
        const response = await get(localise(`/result/${type}/${outcome}`, locale))
        const place = response.status === 302 ? response.headers.get('Location') : undefined
        expect([302, 404]).toContain(response.status)
        if (place) expect(place).toBe(pathTo('not-found', locale))
      }
    }
  })

  test.each(['order', 'payment', 'verification_code', 'enquiry'])('show the outcome of %s', async (type) => {
    for (const outcome of ['success', 'failure', 'cancelled']) {
      expect((await get(`/en/result/${type}/${outcome}`)).status).toBe(200)
    }
  })
})

test('WEB-04 no output depends on a forged host', async () => {
  const clean = await answerOf('/en/products', {})
  const forged = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', Forwarded: 'host=evil.example' }
  expect(await answerOf('/en/products', forged)).toBe(clean)
  expect(clean).not.toContain('evil.example')
  expect(clean).toContain(`rel="canonical" href="${shop}/en/products"`)
})

test('INJ-04 a hostile query is text in the page', async () => {
  for (const keyword of [
    '</script><script>alert(1)</script>',
    '<!--',
    ']]>',
    '\u2028\u2029',
    '"><img src=x onerror=alert(1)>',
  ]) {
    const html = await (await get(`/en/products?keyword=${encodeURIComponent(keyword)}`)).text()
    expect(html).not.toContain('<script>alert(1)')
    expect(html).not.toContain('<img src=x')
  }
})

test('an out-of-stock piece says so, and shows no number of units left', async () => {
  const gone = (await catalogue('GOODS')).find(({ availability }) => availability === 'NOT_ACCEPTED')!
  const words = wordsIn.en.product
  const html = await (await get(pathTo('product', 'en', { id: gone._id, slug: gone.slug.en }))).text()
  expect(html).toContain(words.notAccepted)
  expect(html).not.toMatch(/Only (?:<!-- -->)?\d+(?:<!-- -->)? left/)
})
