import { afterAll, beforeAll, expect, test } from 'vitest'
import { problem } from '@fitout/contract/wire.ts'
import { sandboxSignatureHeader } from '../adapters/payments/sandbox-signature.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { openGuest } from '../testing/visitors.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

const signIn = (type: string) =>
  shop.request('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': type, 'X-Locale': 'en' },
    body: '{"type":"TEMP"}',
  })

test.each(['big5', 'utf-16', 'UTF-16LE', 'iso-8859-1', '"gb18030"', 'utf-7', '', 'utf-8; charset=big5'])(
  'refuses a body declared as %j with 415',
  async (charset) => {
    const answer = await signIn(`application/json; charset=${charset}`)
    const { code } = problem.parse(await answer.json())
    expect([answer.status, code]).toEqual([415, 'unsupported-media-type'])
  },
)

test.each(['; charset=utf-8', ';charset=UTF-8', '; charset="utf-8"', '; charset=utf8', ''])(
  'reads a UTF-8 body declared as %j',
  async (suffix) => {
    expect((await signIn(`application/json${suffix}`)).status).toBe(200)
  },
)

test('applies the same rule to files and signed notifications', async () => {
  const guest = await openGuest(shop)
  const upload = await guest.send('/api/files', {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x; charset=big5' },
    body: '--x--',
  })
  expect(upload.status).toBe(415)
  expect((await notify('{}', { 'Content-Type': 'application/json; charset=big5' })).status).toBe(415)
})

function notify(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return shop.request('/api/payments/notifications/sandbox', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

test('refuses signed bytes with unsigned ones before, within or after them', async () => {
  const body = JSON.stringify({ id: 'event-of-a-test', note: '你好' })
  const bytes = Buffer.from(body)
  const signed = shop.context.sandbox!.sign(body)
  const signature = { [sandboxSignatureHeader]: signed.get(sandboxSignatureHeader) ?? '' }
  expect((await notify(body, signature)).status).toBe(200)
  const mark = Buffer.from([0xef, 0xbb, 0xbf])
  const spoilt = [
    Buffer.concat([mark, bytes]),
    Buffer.concat([mark, mark, bytes]),
    Buffer.concat([bytes, mark]),
    Buffer.concat([bytes, Buffer.from([0xff])]),
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(body, 'utf16le')]),
  ]
  for (const bytesSent of spoilt) {
    const answer = await notify(bytesSent, signature)
    expect([answer.status, problem.parse(await answer.json()).code]).toEqual([400, 'notification-not-genuine'])
  }
})
