import { currentUser } from '@fitout/contract/auth.ts'
import { changeEmail, changePhone, requestEmailChange, requestPhoneChange } from '@fitout/contract/contact-changes.ts'
import { locales } from '@fitout/contract/locales.ts'
import { forgetPassword, resetPassword } from '@fitout/contract/passwords.ts'
import { register } from '@fitout/contract/registration.ts'
import { checkVerificationCode, sendVerification, verify } from '@fitout/contract/verification-codes.ts'
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
  test.each(locales)('describes the next step in %s', async (locale) => {
    const member = await openProvedMember(shop, locale)
    const send = (verification_code: string) => change(member, verification_code, `n-${locale}@shop.example`)
    await member.call(requestEmailChange)
    const { data: begun } = await send(await deliveredCode(shop, 'change-email'))
    expect([begun.is_changed, begun.message]).toEqual([false, expect.stringMatching(secondStep[locale])])
    expect(begun.message).toContain(begun.sent_to)
    const { data: done } = await send(await deliveredCode(shop, 'prove-email'))
    expect([done.is_changed, done.message.length > 5, done.message === begun.message]).toEqual([true, true, false])
  })

  test('requires a code from the current address and one from the new, and notifies the current one', async () => {
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
    // Each code is valid only for its own step.
    await expectRefusal(change(member, second!.code, 'other@shop.example'), ...invalid)
    expect((await change(member, second!.code, 'NEW@shop.example')).data.is_changed).toBe(true)
    expect((await member.call(currentUser)).data).toMatchObject({ email: 'new@shop.example', email_verified: true })
    expect((await deliverMessages(shop)).map(({ about, to }) => [about, to])).toEqual([
      ['contact-changed', member.email],
    ])
    await expectRefusal(change(member, second!.code, 'new@shop.example'), 422, 'invalid-input')
    expect((await elsewhere.send('/api/auth/user')).status).toBe(401)
  })

  test('AUTH-10 to an address of another account gets the same response, and its owner is notified', async () => {
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

  test('allows an owner to correct an address mistyped at registration', async () => {
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

  test('allows five attempts at a code, within ten minutes', async () => {
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

test('AUTH-11 an address requested by two accounts goes to one, and a code sent many times counts once', async () => {
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

test('a telephone number is changed by text message, and the first step can use the verified email', async () => {
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
  // Registered with another person's address, by mistake or on purpose.
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

  // The first account keeps its data and its number, and can no longer be opened with the address.
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

test('AUTH-14 a code is valid only for its purpose, account and session, and attempts by others do not use it up', async () => {
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

test('a new link can be requested while a contact is unverified', async () => {
  const member = await openMember(shop)
  const first = await deliveredCode(shop, 'verify-email')
  expect((await member.call(sendVerification, { body: { type: 'EMAIL' } })).data.sent).toBe(true)
  const second = await deliveredCode(shop, 'verify-email')
  await expectRefusal(shop.visitor()(checkVerificationCode, { query: { verification_code: first } }), ...invalid)
  await shop.visitor()(verify, { query: { verification_code: second } })
  expect((await member.call(sendVerification, { body: { type: 'EMAIL' } })).data.sent).toBe(false)
})
