import { describe, expect, test } from 'vitest'
import { isOwnAddress } from './own-address.ts'

const shop = 'https://shop.example'

describe('PAY-07 return addresses', () => {
  test.each(['/result/order/success', '/en/result/order/failure?x=1', 'https://shop.example/result/order/success'])(
    'accepts %s',
    (address) => expect(isOwnAddress(address, shop)).toBe(true),
  )

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://shop.example@evil.example',
    'https://user@shop.example/',
    'https://shop.example.evil.example',
    'http://shop.example/',
    'https://shop.example:8443/',
    'https://shoр.example/',
    'javascript:alert(1)',
    'data:text/html,hi',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    'https://shop.example//evil.example',
    'https:///evil.example',
    '/result\r\nLocation: https://evil.example',
    `/${'a'.repeat(10_000)}`,
    'result/order/success',
    '',
  ])('refuses case %#', (address) => expect(isOwnAddress(address, shop)).toBe(false))
})
