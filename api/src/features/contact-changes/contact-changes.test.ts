import { randomBytes } from 'node:crypto'
import { currentUser } from '@fitout/contract/auth.ts'
import { changeEmail, changePhone, requestEmailChange, requestPhoneChange } from '@fitout/contract/contact-changes.ts'
import { locales } from '@fitout/contract/locales.ts'
import { forgetPassword, resetPassword } from '@fitout/contract/passwords.ts'
import { register } from '@fitout/contract/registration.ts'
import { checkVerificationCode, sendVerification, verify } from '@fitout/contract/verification-codes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deliveredCode,
  deliverMessages,
  logIn,
  type Member,
  openMember,
  openProvedMember,
  provePhone,
  rightPassword,
  signIn,
} from '../../testing/members.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'

let shop: TestShop
let now = Date.now()
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
})
afterAll(() => shop.stop())

const change = (member: Pick<Member, 'call'>, verification_code: string, email: string) =>
  member.call(changeEmail, { body: { verification_code, email } })
const invalid = [422, 'verification-code-invalid'] as const

describe('a change of email', () => {
  const secondStep = {
    zh: /驗證碼已發送到 \S+。.*再次提交/,
    cn: /验证码已发送到 \S+。.*再次提交/,
    en: /^A code was sent to n\S+\. Submit it once more/,
  }
  test.each(locales)('says in words what is still to be done, in %s', async (locale) => {
    const member = await openProvedMember(shop, locale)
    const send = (verification_code: string) => change(member, verification_code, `n-${locale}@shop.example`)
    await member.call(requestEmailChange)
    const { data: begun } = await send(await deliveredCode(shop, 'change-email'))
    expect([begun.is_changed, begun.message]).toEqual([false, expect.stringMatching(secondStep[locale])])
    expect(begun.message).toContain(begun.sent_to)
    const { data: done } = await send(await deliveredCode(shop, 'prove-email'))
    expect([done.is_changed, done.message.length > 5, done.message === begun.message]).toEqual([true, true, false])
  })

  test('takes a code from the present address and one from the new, and tells the present one', async () => {
    const member = await openProvedMember(shop)
    const asked = (await member.call(requestEmailChange)).data
    expect(asked).toMatchObject({ channel: 'EMAIL', is_code_needed: true, sent_to: 'm•••@shop.example' })
    const [first] = await deliverMessages(shop)
    expect(first).toMatchObject({ about: 'change-email', to: member.email })
    expect((await change(member, first!.code, 'new@shop.example')).data.is_changed).toBe(false)
    expect((await member.call(currentUser)).data.email).toBe(member.email)
    const [second] = await deliverMessages(shop)
    expect(second).toMatchObject({ about: 'prove-email', to: 'new@shop.example' })
    const elsewhere = await signIn(shop, member.email)
    // Each code proves what it was sent for, and nothing else.
    await expectRefusal(change(member, second!.code, 'other@shop.example'), ...invalid)
    expect((await change(member, second!.code, 'NEW@shop.example')).data.is_changed).toBe(true)
    expect((await member.call(currentUser)).data).toMatchObject({ email: 'new@shop.example', email_verified: true })
    expect((await deliverMessages(shop)).map(({ about, to }) => [about, to])).toEqual([
      ['contact-changed', member.email],
    ])
    await expectRefusal(change(member, second!.code, 'new@shop.example'), 422, 'invalid-input')
    expect((await elsewhere.send('/api/auth/user')).status).toBe(401)
  })

  test('AUTH-10 to an address of another account is answered alike, and its owner is notified', async () => {
    const [member, other] = [await openProvedMember(shop), await openProvedMember(shop)]
    const shapes = []
    for (const email of [other.email, 'free@shop.example']) {
      await member.call(requestEmailChange)
      const answer = await change(member, await deliveredCode(shop, 'change-email'), email)
      shapes.push([answer.data.is_changed, Object.keys(answer.data)])
      const [message] = await deliverMessages(shop)
      expect(message).toMatchObject({ about: email === other.email ? 'contact-in-use' : 'prove-email', to: email })
      if (email === other.email) expect(message!.code).toBe('')
    }
    expect(shapes[0]).toEqual(shapes[1])
    expect((await member.call(currentUser)).data.email).toBe(member.email)
  })

  test('lets an owner fix an address mistyped at registration', async () => {
    const member = await openMember(shop)
    await deliverMessages(shop)
    expect((await member.call(requestEmailChange)).data.is_code_needed).toBe(false)
    expect((await change(member, '', 'right@shop.example')).data.is_changed).toBe(false)
    const messages = await deliverMessages(shop)
    const code = messages.find(({ about }) => about === 'prove-email')!.code
    expect((await change(member, code, 'right@shop.example')).data.is_changed).toBe(true)
    const again = await openProvedMember(shop)
    await expectRefusal(change(again, '', 'else@shop.example'), ...invalid)
  })

  test('allows five tries at a code, then none, and none after ten minutes', async () => {
    const member = await openProvedMember(shop)
    await member.call(requestEmailChange)
    const code = await deliveredCode(shop, 'change-email')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let n = 0; n < 5; n += 1) await expectRefusal(change(member, wrong, 'n@shop.example'), ...invalid)
    await expectRefusal(change(member, code, 'n@shop.example'), ...invalid)
    await member.call(requestEmailChange)
    const late = await deliveredCode(shop, 'change-email')
    now += 601_000
    await expectRefusal(change(member, late, 'n@shop.example'), ...invalid)
    expect((await member.call(currentUser)).data.email).toBe(member.email)
  })
})

test('AUTH-11 an address that two want at once is one account’s, and digits sent many times count once', async () => {
  const wanted = 'wanted@shop.example'
  const codes: [Member, string][] = []
  for (const member of [await openProvedMember(shop), await openProvedMember(shop)]) {
    await member.call(requestEmailChange)
    await change(member, await deliveredCode(shop, 'change-email'), wanted)
    codes.push([member, await deliveredCode(shop, 'prove-email')])
  }
  const tries = codes.flatMap(([member, code]) => Array.from({ length: 3 }, () => change(member, code, wanted)))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const owners = await Promise.all(
    codes.map(async ([member]) => (await member.call(currentUser)).data.email === wanted),
  )
  expect(owners.filter(Boolean)).toHaveLength(1)
})

test('a change of telephone number goes by text message, and can begin with the proved email', async () => {
  const member = await openProvedMember(shop)
  expect((await member.call(requestPhoneChange)).data).toMatchObject({ channel: 'EMAIL' })
  const phone = (verification_code: string) =>
    member.call(changePhone, { body: { verification_code, area_code: '853', phone: '6612 3456' } })
  await phone(await deliveredCode(shop, 'change-phone'))
  const [text] = await deliverMessages(shop)
  expect(text).toMatchObject({ about: 'prove-phone', to: '+85366123456' })
  expect(text!.text).toMatch(/@localhost:3000 #\d{6}\s*$/)
  expect((await phone(text!.code)).data.is_changed).toBe(true)
  expect((await member.call(currentUser)).data).toMatchObject({
    area_code: '853',
    phone: '66123456',
    phone_verified: true,
  })
})

test('AUTH-14 an account with a verified number loses its unverified address to the owner', async () => {
  const visitor = shop.visitor()
  // Registered with another person's address, by a typo or on purpose.
  const first = await openMember(shop)
  const { email } = first
  const link = await deliveredCode(shop, 'verify-email')
  await provePhone(shop, first)
  await deliverMessages(shop)
  const forget = (body: object) => visitor(forgetPassword, { body: body as { type: 'EMAIL' } })
  await forget({ type: 'EMAIL', email })
  expect(await deliverMessages(shop)).toEqual([])

  await visitor(register, { body: { type: 'EMAIL', email, password: 'Owner1234' } })
  const [welcome] = await deliverMessages(shop)
  expect(welcome).toMatchObject({ about: 'verify-email', to: email })
  await expectRefusal(visitor(verify, { query: { verification_code: link } }), ...invalid)
  const owner = await signIn(shop, email, 'Owner1234')
  await visitor(verify, { query: { verification_code: welcome!.code } })
  expect((await owner.call(currentUser)).data).toMatchObject({ email, email_verified: true, phone: null })

  // The first account keeps its data, under the number, and cannot be entered by the address.
  expect((await first.call(currentUser)).data).toMatchObject({ type: 'PHONE', email: null, phone: first.phone })
  expect((await logIn(shop, { type: 'EMAIL', login_id: email, password: rightPassword })).status).toBe(401)
  expect((await logIn(shop, { type: 'PHONE', login_id: first.phone, password: rightPassword })).status).toBe(200)
  await forget({ type: 'PHONE', area_code: '852', phone: first.phone })
  await visitor(resetPassword, {
    body: { verification_code: await deliveredCode(shop, 'reset-password'), new_password: 'Second1234' },
  })
  expect((await owner.send('/api/auth/user')).status).toBe(200)
  expect((await logIn(shop, { type: 'EMAIL', login_id: email, password: 'Second1234' })).status).toBe(401)
})

test('AUTH-14 a code serves its purpose, its owner and its session only, and others use it up in vain', async () => {
  const [a, b] = [await openProvedMember(shop), await openProvedMember(shop)]
  const visitor = shop.visitor()
  await visitor(forgetPassword, { body: { type: 'EMAIL', email: a.email } })
  const link = await deliveredCode(shop, 'reset-password')
  await a.call(requestEmailChange)
  const email = await deliveredCode(shop, 'change-email')
  await a.call(requestPhoneChange)
  const phone = await deliveredCode(shop, 'change-phone')
  const elsewhere = await signIn(shop, a.email)
  const query = { verification_code: link }
  const verificationOf = (verification_code: string) => visitor(verify, { query: { verification_code } })
  const resetBy = (verification_code: string) =>
    visitor(resetPassword, { body: { verification_code, new_password: 'New12345x' } })
  const number = (member: Pick<Member, 'call'>, verification_code: string) =>
    member.call(changePhone, { body: { verification_code, area_code: '852', phone: '91234567' } })
  const fresh = await openMember(shop)
  const proof = await deliveredCode(shop, 'verify-email')
  const attempts = [
    () => visitor(verify, { query }),
    () => resetBy(proof),
    () => change(fresh, proof.slice(0, 20), 'z@shop.example'),
    () => number(fresh, proof.slice(0, 20)),
    () => change(a, link.slice(0, 20), 'z@shop.example'),
    () => verificationOf(email),
    () => resetBy(email),
    () => resetBy(phone),
    ...(email === phone ? [] : [() => number(a, email), () => change(a, phone, 'z@shop.example')]),
    () => change(b, email, 'z@shop.example'),
    () => number(b, phone),
    () => change(elsewhere, email, 'z@shop.example'),
    () => number(elsewhere, phone),
  ]
  for (const attempt of attempts) expect((await refusalOf(attempt())).code).toBe('verification-code-invalid')
  expect((await change(a, email, 'z@shop.example')).data.is_changed).toBe(false)
  expect((await number(a, phone)).data.is_changed).toBe(false)
  await resetBy(link)
  await verificationOf(proof)
  expect((await fresh.call(currentUser)).data.email_verified).toBe(true)
})

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
    // Nothing but random bits, 144 of them: the chance of a hit is 1000 in 2^144 for each guess.
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

  test('AUTH-13 all three calls share one allowance of a source', { timeout: 120_000 }, async () => {
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

  test('BOT-02 messages to one contact, by one source and by one account are bounded', async () => {
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
    let sent = 0
    for (let n = 0; n < 40; n += 1) {
      const answer = await forget(victim.email, `192.0.2.${n}`)
      expect([answer.status, await answer.json()]).toEqual([200, { data: { received: true } }])
      sent += (await deliverMessages(limited)).length
    }
    // The message of the registration counted as well.
    expect(sent).toBe(5)
    const statuses: number[] = []
    for (let n = 0; n < 22; n += 1) statuses.push((await forget(`n${n}@shop.example`, '198.51.100.1')).status)
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([20, 429])
    const asked: number[] = []
    for (let n = 0; n < 10; n += 1) asked.push((await victim.send('/api/auth/change-phone-request')).status)
    expect([asked.indexOf(429), asked.at(-1)]).toEqual([8, 429])
    await limited.stop()
  })
})

test('a new link can be asked for while there is something to prove', async () => {
  const member = await openMember(shop)
  const first = await deliveredCode(shop, 'verify-email')
  expect((await member.call(sendVerification, { body: { type: 'EMAIL' } })).data.sent).toBe(true)
  const second = await deliveredCode(shop, 'verify-email')
  await expectRefusal(shop.visitor()(checkVerificationCode, { query: { verification_code: first } }), ...invalid)
  await shop.visitor()(verify, { query: { verification_code: second } })
  expect((await member.call(sendVerification, { body: { type: 'EMAIL' } })).data.sent).toBe(false)
})
