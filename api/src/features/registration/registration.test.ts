import { currentUser } from '@fitout/contract/auth.ts'
import { register } from '@fitout/contract/registration.ts'
import { checkVerificationCode, verify } from '@fitout/contract/verification-codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverMessages, logIn, openMember, rightPassword, signIn } from '../../testing/members.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

describe('a registration', () => {
  test('creates a member who can sign in, and verifies the email by the link', async () => {
    const visitor = shop.visitor()
    const answer = await visitor(register, {
      body: {
        type: 'EMAIL',
        username: '陳大文',
        email: ' Chan@Shop.Example',
        area_code: '852',
        phone: '51234567',
        password: rightPassword,
      },
    })
    expect(answer).toEqual({ data: { received: true } })
    const member = await signIn(shop, 'CHAN@shop.example')
    expect((await member.call(currentUser)).data).toMatchObject({
      type: 'EMAIL',
      registered: true,
      email: 'chan@shop.example',
      area_code: '852',
      phone: '51234567',
      email_verified: false,
    })
    const [message] = await deliverMessages(shop)
    expect(message).toMatchObject({ about: 'verify-email', to: 'chan@shop.example', subject: 'Confirm your account' })
    const query = { verification_code: message!.code }
    for (const _ of [1, 2]) {
      expect((await visitor(checkVerificationCode, { query })).data).toEqual({ purpose: 'verify' })
    }
    expect((await visitor(verify, { query })).data).toEqual({ purpose: 'verify', invitation: null })
    expect((await member.call(currentUser)).data.email_verified).toBe(true)
    await expectRefusal(visitor(verify, { query }), 422, 'verification-code-invalid')
  })

  test('by telephone is verified by text message', async () => {
    const visitor = shop.visitor({ locale: 'zh' })
    await visitor(register, {
      body: { type: 'PHONE', area_code: '852', phone: '+852 6123 4567', password: rightPassword },
    })
    const answer = await logIn(shop, { type: 'PHONE', login_id: '61234567', password: rightPassword })
    const { user } = (await answer.json()) as { user: unknown }
    expect(user).toMatchObject({ type: 'PHONE', phone: '61234567', phone_verified: false })
    const [message] = await deliverMessages(shop)
    expect(message).toMatchObject({ about: 'verify-phone', to: '+85261234567' })
    expect(message!.text).toContain('會員帳戶')
    await visitor(verify, { query: { verification_code: message!.code } })
  })

  test('of a guest keeps the id, and invalidates the token', async () => {
    const member = await openMember(shop)
    expect((await member.call(currentUser)).data).toMatchObject({ _id: member.accountId, registered: true })
    const guest = await openGuest(shop)
    expect((await guest.send('/api/auth/user')).status).toBe(200)
  })
})

test('AUTH-18 one contact has one account, in any spelling and under concurrency', async () => {
  const ask = async (body: Record<string, unknown>) => {
    const response = await shop.request('/api/auth/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: rightPassword, ...body }),
    })
    return [response.status, await response.text()].join(' ')
  }
  const emails = [
    'One@Shop.example',
    'one@shop.example ',
    'ｏｎｅ@ｓｈｏｐ.example',
    ...Array(12).fill('one@shop.example'),
  ]
  const phones = ['51110000', '+852 5111 0000', '５１１１００００', ...Array(12).fill('5111-0000')]
  const answers = await Promise.all([
    ...emails.map((email) => ask({ type: 'EMAIL', email })),
    ...phones.map((phone) => ask({ type: 'PHONE', area_code: '852', phone })),
    // The same number as the second contact of many registrations.
    ...phones.map((phone, n) => ask({ type: 'EMAIL', email: `many-${n}@shop.example`, area_code: '852', phone })),
  ])
  expect(new Set(answers)).toEqual(new Set(['200 {"data":{"received":true}}']))
  const { db } = shop.context
  const own = db.selectFrom('accounts').select('id')
  expect(await own.where('email', '=', 'one@shop.example').execute()).toHaveLength(1)
  expect(await own.where('phone', '=', '51110000').execute()).toHaveLength(1)
  expect(await own.where('email', 'like', 'many-%').execute()).toHaveLength(phones.length)
  for (const phone of ['1234', '12345678', '512345678', 'abc']) {
    expect(await ask({ type: 'PHONE', area_code: '852', phone })).toMatch(/^422 .*phone-format/)
  }
})

test('ACL-13 accepts only the documented fields', async () => {
  const guest = await openGuest(shop)
  const extra = {
    role: 'admin',
    is_staff: true,
    points: 99_999,
    balance: 1,
    level: 'gold',
    status: 'ACTIVE',
    email_verified: true,
    account_id: crypto.randomUUID(),
    created_at: '2020-01-01T00:00:00Z',
    password_hash: 'x',
  }
  const fields = Object.entries(extra).flatMap(([name, value]) => [{ [name]: value }, { user: { [name]: value } }])
  for (const added of fields) {
    for (const path of ['/api/auth/register', '/api/auth/migrate']) {
      const response = await guest.send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ type: 'EMAIL', email: 'm@shop.example', password: rightPassword, ...added }),
      })
      expect([added, response.status]).toEqual([added, 422])
    }
  }
})
