import { listAudit } from '@fitout/contract/staff/audit.ts'
import { currentUser } from '@fitout/contract/auth.ts'
import { CallError, ownRequestHeader } from '@fitout/contract/client.ts'
import type { Answer, BodyInput } from '@fitout/contract/endpoint.ts'
import type { Problem } from '@fitout/contract/errors.ts'
import { addStaff, changeStaff, listStaff, resetStaff } from '@fitout/contract/staff/staff.ts'
import {
  changeStaffPassword,
  currentStaff,
  renewRecoveryCodes,
  type signInStaff,
  signOutStaff,
} from '@fitout/contract/staff/session.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authenticatorCode } from '../../testing/authenticator.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, refusalOf } from '../../testing/visitors.ts'
import { putDemoOwner } from './demo-owner.ts'
import { createOwner } from './staff-service.ts'

let shop: TestShop
let seconds = Math.floor(Date.now() / 1000)
let owner: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({
    clock: { now: () => new Date(seconds * 1000), seconds: () => seconds },
    environment: { RATE_LIMIT_SCALE: '1' },
  })
})
// Created for each test, since the clock moves on.
beforeEach(async () => {
  owner = await openStaff(shop)
})
afterAll(() => shop.stop())

type Outcome = Answer<typeof signInStaff>['data']
type Authenticator = { email: string; password: string; secret: string }

/** Signs in as a client without cookies. */
async function signIn(email: string, password: string, code?: string): Promise<Outcome> {
  const response = await shop.request('/api/admin/session/open', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, code }),
  })
  if (!response.ok) throw new CallError((await response.json()) as Problem)
  return ((await response.json()) as Answer<typeof signInStaff>).data
}

const codeOf = (secret: string) => authenticatorCode(secret, seconds)

function signedIn(outcome: Outcome) {
  if (outcome.state !== 'signed-in') throw new Error(`the sign-in is at ${outcome.state}`)
  return outcome
}

/** A new person with an authenticator. */
async function settle(email: string): Promise<Authenticator & { token: string; recoveryCodes: string[] }> {
  const { data } = await owner.call(addStaff, { body: { name: 'New', email, role: 'support' } })
  const draft = await signIn(email, data.first_password)
  if (draft.state !== 'set-up') throw new Error('nothing to set up')
  const done = signedIn(await signIn(email, data.first_password, codeOf(draft.secret)))
  seconds += 30
  return {
    email,
    password: data.first_password,
    secret: draft.secret,
    token: done.token!,
    recoveryCodes: done.recovery_codes!,
  }
}

describe('signing in to the back office', () => {
  test('first sets up an authenticator with a QR code, and returns recovery codes', async () => {
    const { data } = await owner.call(addStaff, { body: { name: 'May', email: 'May@Studio.example', role: 'manager' } })
    const earlier = await signIn('may@studio.example', data.first_password)
    const draft = await signIn('MAY@studio.example', data.first_password)
    if (draft.state !== 'set-up' || earlier.state !== 'set-up') throw new Error('nothing to set up')
    expect(draft.address).toBe(
      `otpauth://totp/localhost%3A3000:may%40studio.example?secret=${draft.secret}&issuer=localhost%3A3000`,
    )
    expect(draft.picture).toMatch(/^data:image\/png;base64,/)
    const early = signIn('may@studio.example', data.first_password, codeOf(earlier.secret))
    await expectRefusal(early, 401, 'second-factor-wrong')
    const done = signedIn(await signIn('may@studio.example', data.first_password, codeOf(draft.secret)))
    expect(done.staff).toMatchObject({ name: 'May', role: 'manager', recovery_codes_left: 10 })
    expect(new Set(done.recovery_codes)).toHaveLength(10)
    const { data: present } = await shop.visitor({ token: done.token! })(currentStaff)
    expect(present.email).toBe('may@studio.example')
  })

  test('then requires a code, and accepts each once, even concurrently', async () => {
    const person = await settle('once@studio.example')
    expect(await signIn(person.email, person.password)).toEqual({ state: 'code-needed' })
    const code = codeOf(person.secret)
    const tries = await Promise.allSettled([1, 2, 3].map(() => signIn(person.email, person.password, code)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(signIn(person.email, person.password, code), 401, 'second-factor-wrong')
  })

  test('accepts a recovery code once, in any spelling, and new ones invalidate earlier ones', async () => {
    const person = await settle('recover@studio.example')
    const [first = '', second = ''] = person.recoveryCodes
    const typed = first.toLowerCase().replaceAll('-', ' ')
    expect(signedIn(await signIn(person.email, person.password, typed)).staff.recovery_codes_left).toBe(9)
    await expectRefusal(signIn(person.email, person.password, first), 401, 'second-factor-wrong')
    const call = shop.visitor({ token: person.token })
    const renewed = await call(renewRecoveryCodes, { body: { code: codeOf(person.secret) } })
    expect(renewed.data.recovery_codes).toHaveLength(10)
    await expectRefusal(signIn(person.email, person.password, second), 401, 'second-factor-wrong')
  })

  test('PRIV-02 is audited for the person, with the failed step and never the input', async () => {
    const person = await settle('trail@studio.example')
    const typed = 'a wrong password 7'
    await expectRefusal(signIn(person.email, typed), 401, 'invalid-credentials')
    await expectRefusal(signIn(person.email, person.password, '000000'), 401, 'second-factor-wrong')
    const { token, staff } = signedIn(await signIn(person.email, person.password, codeOf(person.secret)))
    const call = shop.visitor({ token: token! })
    const body = { old_password: typed, new_password: typed }
    await expectRefusal(call(changeStaffPassword, { body }), 422, 'password-wrong')
    await expectRefusal(call(renewRecoveryCodes, { body: { code: '000000' } }), 401, 'second-factor-wrong')
    await call(signOutStaff)
    const { data: trail } = await owner.call(listAudit, { query: { staff_id: staff._id } })
    expect(trail.map(({ action, after }) => [action, after])).toEqual([
      ['session.close', { session: 'closed' }],
      ['session.unproved', { session: 'second-factor-wrong' }],
      ['session.unproved', { session: 'password-wrong' }],
      ['session.open', { session: 'opened' }],
      ['session.refused', { session: 'second-factor-wrong' }],
      ['session.refused', { session: 'invalid-credentials' }],
      ['session.open', { session: 'opened' }],
      ['session.authenticator', { is_set_up: true }],
    ])
    expect(JSON.stringify(trail)).not.toMatch(new RegExp(`${typed}|${person.password}|000000`))
  })

  test.each([
    ['shut out', (id: string) => owner.call(changeStaff, { params: { id }, body: { is_disabled: true } })],
    ['given another password', (id: string) => owner.call(resetStaff, { params: { id } })],
  ])('opens no session for a person who is %s while the password is checked', async (what, meanwhile) => {
    const person = await settle(`meanwhile-${what.length}@studio.example`)
    const { staff } = signedIn(await signIn(person.email, person.password, person.recoveryCodes[0]))
    const { passwords } = shop.context
    const { verify } = passwords
    passwords.verify = async (...given) => {
      const isRight = await verify(...given)
      await meanwhile(staff._id)
      return isRight
    }
    const late = signIn(person.email, person.password, person.recoveryCodes[1])
    await expectRefusal(late, 401, 'invalid-credentials').finally(() => Object.assign(passwords, { verify }))
    const open = shop.context.db.selectFrom('staff_sessions').where('staff_id', '=', staff._id)
    expect(await open.selectAll().execute()).toEqual([])
  })

  test('responds identically to a wrong password and an unknown email, and slows down guessing', async () => {
    const person = await settle('slow@studio.example')
    const answers = []
    for (let count = 0; count < 6; count += 1) answers.push(await refusalOf(signIn(person.email, `wrong ${count}`)))
    const { message } = await refusalOf(signIn('nobody@studio.example', 'wrong'))
    expect(answers.map(({ code }) => code)).toEqual([...Array(5).fill('invalid-credentials'), 'rate-limited'])
    expect(answers[0]!.message).toBe(message)
    seconds += 4000
  })
})

test('AUTH-04 guesses at a staff account are limited across networks, and known networks are exempt', async () => {
  const limited = await openTestShop({ environment: { RATE_LIMIT_SCALE: '0.05', TRUST_PROXY: '1' } })
  const { email, password, recoveryCode } = await putDemoOwner(limited.context)
  const from = async (source: string, typed: string, code?: string) => {
    const response = await limited.request('/api/admin/session/open', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': source },
      body: JSON.stringify({ email, password: typed, code }),
    })
    return response.status
  }
  expect(await from('198.51.100.7', password, recoveryCode)).toBe(200)
  const guesses: number[] = []
  for (let n = 0; n < 18; n += 1) guesses.push(await from(`192.0.2.${n}`, 'Wrong1234'))
  expect([guesses.indexOf(429), guesses.at(-1)]).toEqual([14, 429])
  expect([await from('192.0.2.99', password), await from('198.51.100.7', password)]).toEqual([429, 200])
  await limited.stop()
})

describe('a staff session', () => {
  test("ACL-12 uses a cookie of its own that works only on the back office's own pages", async () => {
    const demo = await putDemoOwner(shop.context)
    const open = (headers: Record<string, string>) =>
      shop.request('/api/admin/session/open', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ email: demo.email, password: demo.password, code: demo.recoveryCode }),
      })
    const own = { [ownRequestHeader]: '1', Origin: shop.context.config.publicUrl }
    expect((await open({ ...own, Origin: 'https://evil.example' })).status).toBe(403)
    const response = await open(own)
    expect((await response.json()) as object).toMatchObject({ data: { token: null } })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^fitout_staff=[\w-]{48}; Path=\/api\/admin; Max-Age=43200; HttpOnly; SameSite=Strict$/)
    const Cookie = cookie.split(';')[0]!
    expect((await shop.request('/api/admin/session', { headers: { Cookie } })).status).toBe(200)
    const close = (headers: Record<string, string>) =>
      shop.request('/api/admin/session/close', { method: 'POST', headers: { Cookie, ...headers } })
    expect((await close({})).status).toBe(403)
    expect((await close(own)).headers.get('Set-Cookie')).toMatch(/^fitout_staff=; .*Max-Age=0/)
    expect((await shop.request('/api/admin/session', { headers: { Cookie } })).status).toBe(401)
  })

  test('ACL-12 gives no access to the shop, however it is sent', async () => {
    await expectRefusal(owner.call(currentUser), 401, 'no-session')
    for (const name of ['fitout_session', 'fitout_staff']) {
      const response = await shop.request('/api/auth/user', { headers: { Cookie: `${name}=${owner.token}` } })
      expect([name, response.status]).toEqual([name, 401])
    }
  })

  test('ends by timeout, by signing out, and everywhere else with a new password', async () => {
    const person = await settle('leaving@studio.example')
    const call = shop.visitor({ token: person.token })
    seconds += 7201
    await expectRefusal(call(currentStaff), 401, 'no-session')
    const again = async () =>
      shop.visitor({ token: signedIn(await signIn(person.email, person.password, codeOf(person.secret))).token! })
    const here = await again()
    seconds += 30
    const elsewhere = await again()
    const passwords = (old_password: string, new_password: string) => ({ body: { old_password, new_password } })
    await expectRefusal(here(changeStaffPassword, passwords('wrong', 'a long new one 1')), 422, 'password-wrong')
    await expectRefusal(here(changeStaffPassword, passwords(person.password, 'short1')), 422, 'invalid-input')
    await here(changeStaffPassword, passwords(person.password, 'a long new one 1'))
    await expectRefusal(elsewhere(currentStaff), 401, 'no-session')
    expect((await here(signOutStaff)).data).toEqual({ ended: true })
    await expectRefusal(here(currentStaff), 401, 'no-session')
  })
})

describe('staff accounts', () => {
  const change = (id: string, body: BodyInput<typeof changeStaff>) => owner.call(changeStaff, { params: { id }, body })

  test('are created once per email, changed and reset, and every change is audited', async () => {
    const { data: person } = await owner.call(addStaff, {
      body: { name: 'Kit', email: 'kit@studio.example', role: 'editor' },
    })
    const twice = owner.call(addStaff, { body: { name: 'Kit', email: 'KIT@studio.example', role: 'owner' } })
    await expectRefusal(twice, 409, 'staff-email-taken')
    await change(person._id, { role: 'manager' })
    await change(person._id, { role: 'manager' })
    await owner.call(resetStaff, { params: { id: person._id } })
    await change(person._id, { is_disabled: true })
    await expectRefusal(signIn(person.email, person.first_password), 401, 'invalid-credentials')
    const { data: trail } = await owner.call(listAudit, { query: { subject: 'staff', subject_id: person._id } })
    expect(trail.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['session.refused', {}, { session: 'invalid-credentials' }],
      ['staff.change', { is_disabled: false }, { is_disabled: true }],
      ['staff.reset', { password: 'former' }, { password: 'new' }],
      ['staff.change', { role: 'editor' }, { role: 'manager' }],
      [
        'staff.add',
        {},
        { name: 'Kit', email: 'kit@studio.example', role: 'editor', is_disabled: false, is_set_up: false },
      ],
    ])
    expect(trail.map(({ staff_id }) => staff_id)).toEqual([person._id, ...Array(4).fill(owner.accountId)])
    expect(trail[0]).toMatchObject({ subject_title: 'Kit', subject_name: { zh: 'Kit' }, home_id: person._id })
  })

  test('ACL-11 can never change their own role or access, in any role', async () => {
    await openStaff(shop, 'owner')
    for (const body of [{ role: 'support' as const }, { is_disabled: true }, { name: 'Me', role: 'editor' as const }]) {
      await expectRefusal(change(owner.accountId, body), 409, 'own-rights')
    }
    const { data } = await change(owner.accountId, { name: 'Me', role: 'owner', is_disabled: false })
    expect(data).toMatchObject({ name: 'Me', role: 'owner', is_disabled: false })
  })

  test('always include an owner, also when two owners remove each other at once', async () => {
    const alone = await openTestShop()
    const [a, b] = [await openStaff(alone), await openStaff(alone)]
    const outcomes = await Promise.allSettled([
      a.call(changeStaff, { params: { id: b.accountId }, body: { role: 'support' } }),
      b.call(changeStaff, { params: { id: a.accountId }, body: { is_disabled: true } }),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    await alone.stop()
  })

  test('get their first owner from the terminal, which can also restore access', async () => {
    const first = await createOwner(shop.context, 'Chan', 'chan@studio.example')
    expect(await signIn('chan@studio.example', first.first_password)).toMatchObject({ state: 'set-up' })
    const again = await createOwner(shop.context, 'Chan', 'chan@studio.example')
    expect(again._id).toBe(first._id)
    await expectRefusal(signIn('chan@studio.example', first.first_password), 401, 'invalid-credentials')
    expect(await signIn('chan@studio.example', again.first_password)).toMatchObject({ state: 'set-up' })
    const { data } = await owner.call(listStaff)
    expect(data.find(({ _id }) => _id === first._id)).toMatchObject({ role: 'owner', is_set_up: false })
    const { data: found } = await owner.call(listStaff, { query: { q: 'CHAN@', state: 'new', role: 'owner' } })
    expect(found.map(({ _id }) => _id)).toEqual([first._id])
    expect((await owner.call(listStaff, { query: { q: 'CHAN@', state: 'active' } })).total).toBe(0)
    for (const sort_by of ['name', 'email', 'role', 'last_seen_at', 'created_at'] as const) {
      const sorted = async (sort_order: 'asc' | 'desc') =>
        (await owner.call(listStaff, { query: { sort_by, sort_order } })).data.map(({ _id }) => _id)
      expect(await sorted('desc')).toEqual((await sorted('asc')).toReversed())
    }
  })
})
