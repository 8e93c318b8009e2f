import { expect, test } from 'vitest'
import { knownQuery, readAddress, screenAt } from './address.ts'

test.each([
  ['/', { kind: 'page', path: '/' }],
  ['/en/products', { kind: 'page', path: '/en/products' }],
  ['/en/', { kind: 'move', path: '/en' }],
  ['/products/p1/%E6%A9%A1%E6%9C%A8/', { kind: 'move', path: '/products/p1/%E6%A9%A1%E6%9C%A8' }],
  ['//evil.example', { kind: 'nonsense' }],
  ['/en//evil.example/', { kind: 'nonsense' }],
  ['/\\evil.example', { kind: 'nonsense' }],
  ['/%2f%2fevil.example', { kind: 'nonsense' }],
  ['/%5Cevil.example', { kind: 'nonsense' }],
  ['/%252fevil.example', { kind: 'nonsense' }],
  ['/en/%00', { kind: 'nonsense' }],
  ['/en/%0d%0aSet-Cookie:x', { kind: 'nonsense' }],
  ['/%E0%A4%A', { kind: 'nonsense' }],
  [`/result/${'a'.repeat(5000)}/success`, { kind: 'nonsense' }],
])('%s is read as %o', (pathname, address) => expect(readAddress(pathname)).toEqual(address))

test.each([
  ['/', 'home'],
  ['/en', 'home'],
  ['/_root.data', 'home'],
  ['/en.data', 'home'],
  ['/products', 'products'],
  ['/cn/products.data', 'products'],
  ['/en/products/p1', 'product'],
  ['/en/products/p1/oak', 'product'],
  ['/result/order/success', 'result-success'],
  ['/result/success', 'result-success'],
  ['/en/nothing', undefined],
  ['/EN/products', undefined],
])('%s shows %s', (pathname, key) => expect(screenAt(pathname)).toBe(key))

test('only the known part of a query makes another page, in one order', () => {
  const search = new URLSearchParams('utm_source=x&sort=price&page=2&keyword=')
  expect(knownQuery(search, ['page', 'sort', 'keyword'])).toBe('?page=2&sort=price')
  expect(knownQuery(search, [])).toBe('')
})
