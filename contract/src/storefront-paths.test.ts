import { describe, expect, test } from 'vitest'
import { locales } from './locales.ts'
import { localise, ownPath, pathTo, screenKeys, screens, splitLocale } from './storefront-paths.ts'
import { withQuery } from './with-query.ts'

describe('paths of the storefront', () => {
  test('Traditional Chinese has no prefix, the other languages have one', () => {
    expect(locales.map((locale) => pathTo('home', locale))).toEqual(['/', '/cn', '/en'])
    expect(locales.map((locale) => pathTo('products', locale))).toEqual(['/products', '/cn/products', '/en/products'])
  })

  test('no two screens share a path', () => {
    expect(new Set(screenKeys.map((key) => screens[key].path)).size).toBe(screenKeys.length)
  })

  test('parameters are encoded, and a missing optional one leaves no trace', () => {
    expect(pathTo('product', 'en', { id: 'p1', slug: 'oak/table' })).toBe('/en/products/p1/oak%2Ftable')
    expect(pathTo('product', 'zh', { id: 'p1', slug: '橡木' })).toBe('/products/p1/%E6%A9%A1%E6%9C%A8')
    expect(pathTo('product', 'zh', { id: 'p1' })).toBe('/products/p1')
    expect(pathTo('result-success', 'cn', { type: 'order' })).toBe('/cn/result/order/success')
    expect(pathTo('result-failure', 'en', {})).toBe('/en/result/failure')
  })

  test('an empty query value is left out', () => {
    expect(withQuery('/products', { page: 2, keyword: '', sort: undefined, in_stock: true })).toBe(
      '/products?page=2&in_stock=true',
    )
    expect(withQuery('/products', {})).toBe('/products')
  })

  test.each(screenKeys.flatMap((key) => locales.map((locale) => [key, locale] as const)))(
    '%s is parsed back in %s',
    (key, locale) => {
      const path = localise(screens[key].path, locale)
      expect(splitLocale(path)).toEqual({ locale, path: screens[key].path })
      expect(locales.map((other) => localise(localise(path, other), locale))).toEqual([path, path, path])
    },
  )

  test('changing the language keeps query and fragment, and leaves foreign addresses unchanged', () => {
    expect(localise('/en/products?page=2#top', 'cn')).toBe('/cn/products?page=2#top')
    expect(localise('/english', 'en')).toBe('/en/english')
    expect(localise('/en?x=1', 'zh')).toBe('/?x=1')
    expect(localise('https://example.com/', 'en')).toBe('https://example.com/')
    expect(localise('//evil.example', 'en')).toBe('//evil.example')
  })

  test('changing the language translates the return address, unless it is foreign', () => {
    const wayBack = (address: string) => new URLSearchParams(address.split('?')[1]?.split('#')[0]).get('return_to')
    const login = '/cn/authentication/login/email'
    for (const search of ['page=2&keyword=a+b', 'keyword=%E6%A9%A1', '']) {
      const asked = (prefix: string) => withQuery(`${prefix}/account/orders`, {}) + (search && `?${search}`)
      const zh = withQuery(login, { type: 'x', return_to: asked('/cn'), hint: 'a b' })
      const en = localise(`${zh}#top`, 'en')
      expect(en).toMatch(/^\/en\/authentication\/login\/email\?type=x&return_to=.*&hint=a\+b#top$/)
      expect(wayBack(en)).toBe(asked('/en'))
      expect(wayBack(localise(en, 'zh'))).toBe(asked(''))
    }
    for (const foreign of [`${login}?return_to=%2F%2Fevil.example`, `${login}#?return_to=%2Fcn`]) {
      expect(localise(foreign, 'en')).toBe(foreign.replace('/cn/', '/en/'))
    }
  })
})

describe('a return-address parameter', () => {
  test.each(['/', '/en/account/orders?page=2#x', '/products/p1/%E6%A9%A1%E6%9C%A8', '/search?keyword=a%26b//c'])(
    'may be a path of this site: %s',
    (value) => expect(ownPath(value)).toBe(value),
  )

  test.each([
    '',
    'products',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/%2f%2fevil.example',
    '/%252f%252fevil.example',
    '/%25252f/evil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/en//evil.example/',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '%2f%2fevil.example',
    '/%E0%A4%A',
    `/${'a'.repeat(3000)}`,
  ])('may not lead elsewhere: %j', (value) => expect(ownPath(value)).toBeUndefined())
})
