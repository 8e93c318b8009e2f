import { accountMessages } from '@fitout/contract/messages/en/account-messages.ts'
import { forgetPassword, resetPassword, updatePassword } from '@fitout/contract/passwords.ts'
import { migrate, register } from '@fitout/contract/registration.ts'
import { checkVerificationCode, verify } from '@fitout/contract/verification-codes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  deliveredCode,
  deliverMessages,
  logIn,
  type Member,
  openMember,
  rightPassword,
  signIn,
} from '../../testing/members.ts'
import { newId } from '../../database/new-id.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest, refusalOf } from '../../testing/visitors.ts'

let shop: TestShop
let now = Date.now()
let member: Member
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
})
afterAll(() => shop.stop())
beforeEach(async () => {
  member = await openMember(shop)
  await deliverMessages(shop)
})

const minutes = 60_000
const visitor = () => shop.visitor()
const forget = (email: string) => visitor()(forgetPassword, { body: { type: 'EMAIL', email } })
const reset = (verification_code: string, new_password = 'New12345x') =>
  visitor()(resetPassword, { body: { verification_code, new_password } })
const opens = async (password: string) =>
  (await logIn(shop, { type: 'EMAIL', login_id: member.email, password })).status === 200

async function resetCode(): Promise<string> {
  await forget(member.email)
  return deliveredCode(shop, 'reset-password')
}

describe('AUTH-09 a password', () => {
  const long = `a1${'B'.repeat(62)}`
  test.each([
    ['short1', 'password-format'],
    ['abcdefgh', 'password-format'],
    ['12345678', 'password-format'],
    ['password1', 'password-common'],
    ['PassWord1', 'password-common'],
    [' abcdefg1', 'password-format'],
    ['abcdefg1🙂', 'password-format'],
    ['a1'.repeat(5000), 'too-long'],
  ])('such as case %# is refused by all four calls', async (password, code) => {
    const guest = await openGuest(shop)
    const body = { type: 'EMAIL', email: 'refused@shop.example', password } as const
    const link = await resetCode()
    const times: number[] = []
    const calls = [
      () => visitor()(register, { body }),
      () => guest.call(migrate, { body }),
      () => reset(link, password),
      () => member.call(updatePassword, { body: { old_password: rightPassword, new_password: password } }),
    ]
    for (const call of calls) {
      const from = performance.now()
      const problem = await refusalOf(call())
      times.push(performance.now() - from)
      expect([problem.status, problem.errors?.[0]?.code]).toEqual([422, code])
    }
    // Nothing is hashed; the fastest of the four shows it even on a busy machine.
    if (password.length > 1000) expect(Math.min(...times)).toBeLessThan(50)
    // A refused password does not use up the link.
    await visitor()(checkVerificationCode, { query: { verification_code: link } })
  })

  test('of 64 characters is compared in full, case-sensitively', async () => {
    await member.call(updatePassword, { body: { old_password: rightPassword, new_password: long } })
    expect(await opens(long)).toBe(true)
    expect(await opens(long.slice(0, -1))).toBe(false)
    expect(await opens(long.toLowerCase())).toBe(false)
    expect(await opens(`${long} `)).toBe(false)
  })
})

describe('a forgotten password', () => {
  test('AUTH-10 has the same response for every contact, and only an account gets a message', async () => {
    const disabled = await openMember(shop)
    await deliverMessages(shop)
    await shop.context.db
      .updateTable('accounts')
      .set({ disabled_at: new Date() })
      .where('id', '=', disabled.accountId)
      .execute()
    const answers = []
    for (const email of [member.email, 'nobody@shop.example', disabled.email]) answers.push(await forget(email))
    answers.push(await visitor()(forgetPassword, { body: { type: 'PHONE', phone: member.phone, area_code: '852' } }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"data":{"received":true}}']))
    // The telephone number of this account was never verified, so it may be a stranger's.
    expect((await deliverMessages(shop)).map(({ to }) => to)).toEqual([member.email])
    expect(
      await visitor()(register, { body: { type: 'EMAIL', email: member.email, password: rightPassword } }),
    ).toEqual(
      await visitor()(register, { body: { type: 'EMAIL', email: `new-${member.email}`, password: rightPassword } }),
    )
  })

  test('AUTH-11 is set once per link, even concurrently', async () => {
    const code = await resetCode()
    const passwords = Array.from({ length: 20 }, (_, n) => `New1234${n}`)
    const outcomes = await Promise.allSettled(passwords.map((password) => reset(code, password)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => reason.problem.code)
    expect(new Set(refusals)).toEqual(new Set(['verification-code-invalid']))
    const working = []
    for (const password of [rightPassword, ...passwords]) if (await opens(password)) working.push(password)
    expect(working).toEqual([passwords[outcomes.findIndex(({ status }) => status === 'fulfilled')]])
  })

  test('AUTH-12 is not set by an expired, replaced or overtaken link', async () => {
    const old = await resetCode()
    now += 31 * minutes
    await expectRefusal(reset(old), 422, 'verification-code-invalid')
    const second = await resetCode()
    const third = await resetCode()
    await expectRefusal(reset(second), 422, 'verification-code-invalid')
    const owner = await signIn(shop, member.email)
    await owner.call(updatePassword, { body: { old_password: rightPassword, new_password: 'Other1234' } })
    const query = { verification_code: third }
    await expectRefusal(reset(third), 422, 'verification-code-invalid')
    await expectRefusal(visitor()(checkVerificationCode, { query }), 422, 'verification-code-invalid')
    expect(await opens('Other1234')).toBe(true)
  })

  test('returns an unverified account to the owner of its address, without anything a stranger added', async () => {
    const stranger = await signIn(shop, member.email)
    await visitor()(register, { body: { type: 'EMAIL', email: member.email, password: 'Owner1234' } })
    await reset(await deliveredCode(shop, 'claim'), 'Owner1234')
    expect((await stranger.send('/api/auth/user')).status).toBe(401)
    const owner = await signIn(shop, member.email, 'Owner1234')
    const { data } = (await (await owner.send('/api/auth/user')).json()) as { data: Record<string, unknown> }
    expect(data).toMatchObject({ email_verified: true, phone: null })
  })
})

test('a link removes passkeys from before the address was verified, and keeps later ones', async () => {
  const stranger = await openMember(shop)
  const link = (await deliverMessages(shop)).find(({ to }) => to === stranger.email)!.code
  const add = (name: string) =>
    shop.context.db
      .insertInto('passkeys')
      .values({
        id: newId(),
        account_id: stranger.accountId,
        credential_id: name,
        public_key: Buffer.from('x'),
        counter: 0,
        name,
        is_synced: false,
        created_at: new Date(now),
      })
      .execute()
  await add('of the one who registered')
  now += minutes
  await visitor()(verify, { query: { verification_code: link } })
  now += minutes
  await add('of the owner')
  await forget(stranger.email)
  await reset(await deliveredCode(shop, 'reset-password'))
  const left = shop.context.db.selectFrom('passkeys').select('name').where('account_id', '=', stranger.accountId)
  expect(await left.execute()).toEqual([{ name: 'of the owner' }])
})

describe('AUTH-15 a changed password', () => {
  test('ends all other sessions and notifies its owner; a wrong current one is refused and delayed', async () => {
    const others = [await signIn(shop, member.email), await signIn(shop, member.email)]
    const change = (old_password: string) =>
      member.call(updatePassword, { body: { old_password, new_password: 'Other1234' } })
    await expectRefusal(change('Wrong1234'), 422, 'password-wrong')
    await change(rightPassword)
    expect((await member.send('/api/auth/user')).status).toBe(200)
    for (const other of others) expect((await other.send('/api/auth/user')).status).toBe(401)
    const messages = await deliverMessages(shop)
    expect(messages.map(({ about, to }) => [about, to])).toEqual([['password-changed', member.email]])
    // An owner who did not change it must not read that there is nothing to do.
    expect(messages[0]?.text).toContain(accountMessages.passwordChanged.hint)
    expect(messages[0]?.text).not.toContain(accountMessages.closing)
    await reset(await resetCode())
    expect((await member.send('/api/auth/user')).status).toBe(401)
  })

  test('cannot be guessed from an open session: after some wrong attempts each one waits', async () => {
    const environment = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' }
    const limited = await openTestShop({ environment, clock: shop.context.clock })
    const left = await openMember(limited)
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        left.send('/api/auth/update-password', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${n}` },
          body: JSON.stringify({ old_password: `Wrong123${n}`, new_password: 'Other1234' }),
        }),
      ),
    )
    const statuses = guesses.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([...Array(5).fill(422), ...Array(7).fill(429)])
    const waits = guesses.filter(({ status }) => status === 429).map(({ headers }) => headers.get('Retry-After'))
    expect(new Set(waits)).toEqual(new Set(['30']))
    await limited.stop()
  })

  test('of two concurrent changes, one counts', async () => {
    const session = await signIn(shop, member.email)
    const outcomes = await Promise.allSettled(
      ['First1234', 'Second1234'].map((new_password) =>
        session.call(updatePassword, { body: { old_password: rightPassword, new_password } }),
      ),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

test("AUTH-16 no response or page of the API contains a code, a password or another caller's token", async () => {
  const answers: string[] = []
  const keep = async (response: Promise<Response>) => {
    const settled = await response
    answers.push(`${[...settled.headers].join()} ${await settled.text()}`)
  }
  const post = (body: unknown) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const code = await resetCode()
  await keep(shop.request(`/api/auth/check-verification-code?verification_code=${code}`))
  await keep(shop.request(`/api/auth/verify?verification_code=${code}`))
  await keep(
    shop.request('/api/auth/register', post({ type: 'EMAIL', email: 'x@shop.example', password: 'Secret1234' })),
  )
  await keep(member.send('/api/auth/change-email-request'))
  const digits = await deliveredCode(shop, 'change-email')
  await keep(member.send('/api/auth/change-email', post({ verification_code: digits, email: 'y@shop.example' })))
  await keep(shop.request('/api/auth/reset-password', post({ verification_code: code, new_password: 'Secret1234' })))
  await keep(shop.request('/api/auth/reset-password', post({ verification_code: code, new_password: 'Secret1234' })))
  for (const path of ['/api/auth/user', '/api/auth/sessions/all', '/api/profiles/account'])
    await keep(member.send(path))
  for (const secret of [code, digits, 'Secret1234', rightPassword, member.token]) {
    for (const answer of answers) expect(answer).not.toContain(secret)
  }
  await expectRefusal(visitor()(verify, { query: { verification_code: code } }), 422, 'verification-code-invalid')
})
