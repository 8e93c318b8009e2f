import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverMessages, openMember } from '../../testing/members.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment: { PUBLIC_URL: 'https://shop.example' } })
})
afterAll(() => shop.stop())

test('AUTH-17 is mailed with a link to the configured address, whatever the request claims', async () => {
  const { email } = await openMember(shop)
  await deliverMessages(shop)
  const port = Number(new URL(await shop.listen()).port)
  const path = '/api/auth/forget-password'
  const claims: [string, string[]][] = [
    [path, ['Host: evil.example']],
    [path, ['Host: shop.example', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: http']],
    [path, ['Host: shop.example', 'Forwarded: host=evil.example;proto=http']],
    [`http://evil.example${path}`, ['Host: shop.example']],
    [path, ['Host: shop.example', 'Host: evil.example']],
    [path, ['Host: evil.example/../@x']],
  ]
  const seen: number[] = []
  for (const [target, headers] of claims) {
    const status = await post(port, target, headers, JSON.stringify({ type: 'EMAIL', email }))
    const messages = (await deliverMessages(shop)).filter(({ about }) => about === 'reset-password')
    seen.push(status)
    expect([target, headers, [200, 400, 421].includes(status)]).toEqual([target, headers, true])
    expect(messages).toHaveLength(status === 200 ? 1 : 0)
    for (const { text } of messages) {
      expect(text).toContain('https://shop.example/en/authentication/reset-password?verification_code=')
      expect(text).not.toContain('evil')
    }
  }
  expect(seen).toContain(200)
})

/** Sends a request that no well-behaved client would write; resolves to the status. */
async function post(port: number, target: string, headers: string[], body: string): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  const lines = [...headers, 'Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close']
  socket.write(`POST ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString())?.[1])
}
