import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode } from './content-codings.ts'

const plain = Buffer.from('x'.repeat(2000))
const ask = (accepted: string) => new Request('http://shop.test/', { headers: { 'Accept-Encoding': accepted } })

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, zstd', 'zstd', zstdDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
] as const)('a client that accepts %s gets %s', (accepted, coding, decode) => {
  const { body, headers } = encode(ask(accepted), plain)
  expect(headers).toEqual({ Vary: 'Accept-Encoding', 'Content-Encoding': coding })
  expect(decode(body).equals(plain)).toBe(true)
})

test('sends short answers and requests for identity uncompressed', () => {
  const short = Buffer.from('short')
  expect(encode(ask('br'), short)).toEqual({ body: short, headers: { Vary: 'Accept-Encoding' } })
  expect(encode(ask('identity'), plain)).toEqual({ body: plain, headers: { Vary: 'Accept-Encoding' } })
})

test('compresses a first answer quickly, and makes it smaller for the next client', () => {
  const words = Buffer.from(Array.from({ length: 4000 }, (_, at) => `${(at * 7919) % 1009} `).join(''))
  const forms = {}
  const first = encode(ask('gzip, br, zstd'), words, forms, true)
  expect(first.headers['Content-Encoding']).toBe('zstd')
  expect(zstdDecompressSync(first.body).equals(words)).toBe(true)
  const next = encode(ask('gzip, br, zstd'), words, forms)
  expect(next.headers['Content-Encoding']).toBe('br')
  expect(next.body.length).toBeLessThan(first.body.length)
  expect(encode(ask('br'), words, forms, true).headers['Content-Encoding']).toBe('br')
})

test('reuses a compressed form', () => {
  const forms = {}
  const first = encode(ask('br'), plain, forms).body
  expect(encode(ask('br'), plain, forms).body).toBe(first)
})
