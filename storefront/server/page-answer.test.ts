import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gzipPiece, joinGzip } from './gzip-pieces.ts'
import { answerWith, cutPage } from './page-answer.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const policy = (nonce: string) => `script-src 'nonce-${nonce}'`
const ask = (headers = {}) => new Request('http://shop.test/', { headers })

test('pieces compressed one by one are one gzip stream with anything between them', () => {
  const bytes = fc.uint8Array({ maxLength: 3000 })
  fc.assert(
    fc.property(
      fc.array(bytes, { minLength: 1, maxLength: 8 }),
      fc.uint8Array({ maxLength: 40 }),
      (pieces, between) => {
        const gap = Buffer.from(between)
        const plain = Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [gap, piece])))
        expect(
          gunzipSync(
            joinGzip(
              pieces.map((piece) => gzipPiece(Buffer.from(piece))),
              gap,
            ),
          ).equals(plain),
        ).toBe(true)
      },
    ),
  )
})

test('each answer carries a nonce of its own, the same in the policy and in the page', async () => {
  const page = cutPage(200, html, `<script nonce="HERE">${'x'.repeat(2000)}</script><script nonce="HERE">`, 'HERE')
  const nonces = new Set<string>()
  for (const request of [ask(), ask(), ask({ 'Accept-Encoding': 'br, gzip' })]) {
    const answer = answerWith(page, request, {}, policy)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const text = String(answer.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes)
    const nonce = /nonce-([^']+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    expect(text).toBe(`<script nonce="${nonce}">${'x'.repeat(2000)}</script><script nonce="${nonce}">`)
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
})

test('HEAD answers like GET, without the page', async () => {
  const request = new Request('http://shop.test/', { method: 'HEAD' })
  const answer = answerWith(cutPage(200, html, 'page', 'HERE'), request, {}, policy)
  expect([answer.headers.get('content-length'), await answer.text()]).toEqual(['4', ''])
})
