import { once } from 'node:events'
import { connect } from 'node:net'
import { forgetPassword } from '@fitout/contract/passwords.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliverMessages, openMember } from '../../testing/members.ts'
import { apartness, tellingApart } from '../../testing/same-times.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment: { PUBLIC_URL: 'https://shop.example' } })
})
afterAll(() => shop.stop())

// A rank test is wrong about one honest sample in a hundred, and more often on a machine that is busy.
test(
  'AUTH-10 takes as long for an account, for none, and for one that may not',
  { retry: 3, timeout: 60_000 },
  async () => {
    const [member, disabled] = [await openMember(shop), await openMember(shop)]
    const { db } = shop.context
    await db.updateTable('accounts').set({ disabled_at: new Date() }).where('id', '=', disabled.accountId).execute()
    const emails = { known: member.email, unknown: 'nobody@shop.example', disabled: disabled.email }
    const times = { known: [] as number[], unknown: [] as number[], disabled: [] as number[] }
    const kinds = ['known', 'unknown', 'disabled'] as const
    const visitor = shop.visitor()
    for (let round = 0; round < 110; round += 1) {
      for (const kind of [...kinds.slice(round % 3), ...kinds.slice(0, round % 3)]) {
        const from = performance.now()
        await visitor(forgetPassword, { body: { type: 'EMAIL', email: emails[kind] } })
        if (round >= 10) times[kind].push(performance.now() - from)
      }
    }
    expect(apartness(times.known, times.unknown)).toBeLessThan(tellingApart)
    expect(apartness(times.disabled, times.unknown)).toBeLessThan(tellingApart)
  },
)

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
