import { randomBytes } from 'node:crypto'
import { forgetPassword } from '@fitout/contract/passwords.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTens } from '../../testing/in-tens.ts'
import { deliveredCode, deliverMessages, openMember } from '../../testing/members.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
const now = Date.now()
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
})
afterAll(() => shop.stop())

describe('limits of codes', () => {
  const guess = () => randomBytes(18).toString('base64url')
  const tryCode = (at: TestShop, code: string, n: number) => {
    if (n % 3 < 2)
      return at.request(`/api/auth/${n % 3 ? 'verify' : 'check-verification-code'}?verification_code=${code}`)
    return at.request('/api/auth/reset-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ verification_code: code, new_password: 'New12345x' }),
    })
  }

  test('AUTH-13 links cannot be guessed: among a thousand live ones no guess hits, by any call', async () => {
    const codes = new Set<string>()
    for (let n = 0; n < 3; n += 1) {
      const { email } = await openMember(shop)
      await shop.visitor()(forgetPassword, { body: { type: 'EMAIL', email } })
      codes.add(await deliveredCode(shop, 'reset-password'))
    }
    // 144 random bits: the probability of a hit is 1000 in 2^144 for each guess.
    expect([...codes].map((code) => Buffer.from(code, 'base64url').length)).toEqual([18, 18, 18])
    await sql`
      with made as (
        insert into accounts (id, type, email, language, created_at, registered_at)
        select gen_random_uuid(), 'EMAIL', 'many-' || n || '@shop.example', 'en', now(), now()
        from generate_series(1, 1000) n returning id
      )
      insert into verification_codes (account_id, purpose, code_hash, target, expires_at)
      select id, 'reset-password', sha256(id::text::bytea), 'x', ${new Date(now + 600_000)} from made`.execute(
      shop.context.db,
    )
    for (let batch = 0; batch < 12; batch += 1) {
      const tries = Array.from({ length: 50 }, (_, n) => tryCode(shop, guess(), n))
      expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([422]))
    }
    const live = await shop.context.db
      .selectFrom('verification_codes')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('target', '=', 'x')
      .executeTakeFirstOrThrow()
    expect(Number(live.count)).toBe(1000)
  })

  test('AUTH-13 all three calls share one allowance per source', { timeout: 120_000 }, async () => {
    const limited = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1' }, clock: shop.context.clock })
    const statuses: number[] = []
    for (let n = 0; n < 20_000; n += 1) {
      const response = await tryCode(limited, guess(), n)
      statuses.push(response.status)
      if (response.status === 429) expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([422]))
    expect(new Set(statuses.slice(60))).toEqual(new Set([429]))
    await limited.stop()
  })

  test('BOT-02 messages to one contact, by one source and by one account are limited', async () => {
    const environment = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' }
    const limited = await openTestShop({ environment, clock: shop.context.clock })
    const victim = await openMember(limited)
    await deliverMessages(limited)
    const forget = (email: string, source: string) =>
      limited.request('/api/auth/forget-password', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': source },
        body: JSON.stringify({ type: 'EMAIL', email }),
      })
    for (const answer of await inTens(40, (n) => forget(victim.email, `192.0.2.${n}`)))
      expect([answer.status, await answer.json()]).toEqual([200, { data: { received: true } }])
    // The message of the registration counted as well.
    expect(await deliverMessages(limited)).toHaveLength(5)
    const strangers = await inTens(22, (n) => forget(`n${n}@shop.example`, '198.51.100.1'))
    const statuses = strangers.map(({ status }) => status)
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([20, 429])
    const asked: number[] = []
    for (let n = 0; n < 10; n += 1) asked.push((await victim.send('/api/auth/change-phone-request')).status)
    expect([asked.indexOf(429), asked.at(-1)]).toEqual([8, 429])
    await limited.stop()
  })
})
