import { expect, test } from 'vitest'
import { sourceOf } from './own-sources.ts'
import { answerWith, type Encode, makePage } from './page-answer.ts'

const headers = { 'content-type': 'text/html; charset=utf-8' }
const text = 'x'.repeat(2000)
const policy = ({ scripts, styles }: { scripts: readonly string[]; styles: readonly string[] }) =>
  `script-src ${scripts.join(' ')}; style-src ${styles.join(' ')}`
const ask = (own = {}, method = 'GET') => new Request('http://shop.test/', { method, headers: own })
const encode: Encode = (_request, body) => ({ body, headers: { Vary: 'Accept-Encoding' } })
const plainly = { encode, policy }
const page = (html: string, more = {}) => makePage({ status: 200, headers, html, nonce: 'HERE', ...more })

test('a page is sent compressed, each form made once', async () => {
  const kept = page(text)
  const asShop: Encode = (_request, _plain, forms) => ({
    body: (forms['br'] ??= Buffer.from('small')),
    headers: { Vary: 'Accept-Encoding', 'Content-Encoding': 'br' },
  })
  const answer = answerWith(kept, ask(), { vary: 'Cookie' }, { encode: asShop, policy })
  expect(await answer.text()).toBe('small')
  const sentHeaders = ['content-encoding', 'content-length', 'vary'].map((name) => answer.headers.get(name))
  expect(sentHeaders).toEqual(['br', '5', 'Cookie, Accept-Encoding'])
  expect(Object.keys(kept.forms)).toEqual(['br'])
})

test('the first client gets a quickly made form, all others one that is made once', () => {
  const kept = page(text)
  const asked: boolean[] = []
  const asShop: Encode = (_request, body, _forms, isFirst) => {
    asked.push(isFirst)
    return { body, headers: {} }
  }
  for (let client = 0; client < 3; client += 1) answerWith(kept, ask(), {}, { encode: asShop, policy })
  expect(asked).toEqual([true, false, false])
})

test('the policy lists what the renderer wrote and nothing that was injected through a text', async () => {
  const written =
    '<script nonce="HERE">one()</script><script type="module" nonce="HERE" async="">two()</script>' +
    '<style nonce="HERE">p{}</style><link rel="modulepreload" nonce="HERE" href="/a.js"/><script nonce="HERE" src="/b.js"></script>'
  const foreign = '<script>evil()</script><script nonce="OTHER">evil()</script><b title="<script ">'
  const answer = answerWith(page(foreign + written, { lateScripts: ['three()'] }), ask(), {}, plainly)
  const scripts = ['three()', 'one()', 'two()'].map(sourceOf).join(' ')
  expect(answer.headers.get('content-security-policy')).toBe(`script-src ${scripts}; style-src ${sourceOf('p{}')}`)
  expect(await answer.text()).toBe(foreign + written.replaceAll(' nonce="HERE"', ''))
})

test('a cached page gets a 304, without a policy that would replace its own', async () => {
  const kept = page(text)
  const first = answerWith(kept, ask(), { 'cache-control': 'no-cache' }, plainly)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"/)
  const again = answerWith(
    kept,
    ask({ 'If-None-Match': etag, 'Accept-Encoding': 'br' }),
    { 'cache-control': 'no-cache' },
    plainly,
  )
  expect([again.status, await again.text()]).toEqual([304, ''])
  for (const name of ['content-security-policy', 'content-encoding', 'content-length'])
    expect([name, again.headers.get(name)]).toEqual([name, null])
  const changed = answerWith(page(`${text}!`), ask({ 'If-None-Match': etag }), { 'cache-control': 'no-cache' }, plainly)
  expect(changed.status).toBe(200)
  const personal = answerWith(kept, ask({ 'If-None-Match': etag }), { 'cache-control': 'no-store' }, plainly)
  expect([personal.status, personal.headers.get('etag')]).toEqual([200, null])
})

test('HEAD answers like GET, without the page', async () => {
  const answer = answerWith(page('page'), ask({}, 'HEAD'), {}, plainly)
  expect([answer.headers.get('content-length'), await answer.text()]).toEqual(['4', ''])
})
