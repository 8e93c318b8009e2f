import { currentUser } from '@fitout/contract/auth.ts'
import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { CallError } from '@fitout/contract/client.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import type { Problem } from '@fitout/contract/errors.ts'
import {
  beginPasskeyLogin,
  beginPasskeyRegistration,
  deletePasskey,
  finishPasskeyLogin,
  finishPasskeyRegistration,
  listPasskeys,
  renamePasskey,
} from '@fitout/contract/passkeys.ts'
import { readmitCustomer, suspendCustomer } from '@fitout/contract/staff/customers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deliverMessages, openMember } from '../../testing/members.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff } from '../../testing/staff.ts'
import { createSoftwareAuthenticator, type Deviation } from '../../testing/software-authenticator.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, type Guest, openGuest } from '../../testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods
let now = new Date()
const advance = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => now, seconds: () => Math.floor(now.getTime() / 1000) } })
  goods = await stockShop(shop.context)
})
afterAll(() => shop.stop())

type Authenticator = ReturnType<typeof createSoftwareAuthenticator>

async function register(member: Guest, device: Authenticator, deviation: Deviation = {}, name?: string) {
  const { data: options } = await member.call(beginPasskeyRegistration)
  const response = device.create(options, deviation)
  const { data } = await member.call(finishPasskeyRegistration, { body: { response, ...(name && { name }) } })
  return data
}

/** Signs in as a client other than the storefront, so that the response contains the token. */
async function finishLogin(guest: Guest, body: object): Promise<Answer<typeof finishPasskeyLogin>> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await guest.send(path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (response.status !== 200) throw new CallError((await response.json()) as Problem)
  return finishPasskeyLogin.response.parse(await response.json())
}

const path = `/api${finishPasskeyLogin.path}`

async function signIn(guest: Guest, device: Authenticator, deviation: Deviation = {}) {
  const { data: options } = await guest.call(beginPasskeyLogin)
  return finishLogin(guest, { response: device.get(options, deviation) })
}

const passkeysOf = async (member: Guest) => (await member.call(listPasskeys)).data

describe('a passkey', () => {
  test('is created, named, listed and removed', async () => {
    const [member, device] = [await openMember(shop), createSoftwareAuthenticator()]
    const { data: options } = await member.call(beginPasskeyRegistration)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    // The user handle on the device contains no personal data.
    expect(JSON.stringify((options as { user: { id: string } }).user.id)).not.toContain('@')
    const made = await register(member, device, {}, 'My phone')
    expect(made).toMatchObject({ name: 'My phone', is_synced: true, last_used_at: null })
    const unnamed = await register(member, device)
    expect(unnamed.name).toBe('localhost')
    const sent = (await deliverMessages(shop)).filter(({ about }) => about === 'passkey-added')
    expect(sent.map(({ to, code }) => `${to} ${code}`)).toEqual(Array(2).fill(`${member.email} `))
    expect(sent[0]!.text).toContain('/en/account/security')
    expect((await passkeysOf(member)).map((passkey) => passkey._id)).toEqual([unnamed._id, made._id])
    const params = { id: made._id }
    expect((await member.call(renamePasskey, { params, body: { name: '電話' } })).data.name).toBe('電話')
    await member.call(deletePasskey, { params })
    expect(await passkeysOf(member)).toHaveLength(1)
    await expectRefusal(member.call(deletePasskey, { params }), 404, 'passkey-not-found')
  })

  test('is visible only to its owner', async () => {
    const [member, stranger] = [await openMember(shop), await openMember(shop)]
    const { _id } = await register(member, createSoftwareAuthenticator())
    for (const id of [_id, 'x', crypto.randomUUID()]) {
      const params = { id }
      await expectRefusal(stranger.call(renamePasskey, { params, body: { name: 'Mine' } }), 404, 'passkey-not-found')
      await expectRefusal(stranger.call(deletePasskey, { params }), 404, 'passkey-not-found')
    }
    expect([await passkeysOf(stranger), (await passkeysOf(member)).length]).toEqual([[], 1])
    const guest = await openGuest(shop)
    await expectRefusal(guest.call(beginPasskeyRegistration), 403, 'not-allowed')
  })

  test('is refused for another site, without user verification, twice, or for an expired or foreign challenge', async () => {
    const [member, other, device] = [await openMember(shop), await openMember(shop), createSoftwareAuthenticator()]
    const deviations: Deviation[] = [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:3001' },
      { rpId: 'evil.example' },
      { challenge: 'bm90LW91cnM' },
      { isUnverified: true },
    ]
    for (const deviation of deviations) {
      await expectRefusal(register(member, device, deviation), 422, 'passkey-not-accepted')
    }
    const { data: options } = await member.call(beginPasskeyRegistration)
    const response = device.create(options)
    await expectRefusal(other.call(finishPasskeyRegistration, { body: { response } }), 422, 'passkey-not-accepted')
    const both = await Promise.allSettled(
      Array.from({ length: 5 }, () => member.call(finishPasskeyRegistration, { body: { response } })),
    )
    expect(both.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    const late = await member.call(beginPasskeyRegistration)
    advance(301)
    const answer = device.create(late.data)
    await expectRefusal(
      member.call(finishPasskeyRegistration, { body: { response: answer } }),
      422,
      'passkey-not-accepted',
    )
    const newest = await member.call(beginPasskeyRegistration)
    const overtaken = device.create(newest.data)
    await member.call(beginPasskeyRegistration)
    await expectRefusal(
      member.call(finishPasskeyRegistration, { body: { response: overtaken } }),
      422,
      'passkey-not-accepted',
    )
    expect(await passkeysOf(member)).toHaveLength(1)
  })

  test('is limited to ten per account', async () => {
    const [member, device] = [await openMember(shop), createSoftwareAuthenticator()]
    for (let count = 0; count < 10; count += 1) await register(member, device)
    await expectRefusal(member.call(beginPasskeyRegistration), 409, 'too-many-passkeys')
    expect(await passkeysOf(member)).toHaveLength(10)
  })
})

describe('signing in by passkey', () => {
  test('needs no account name, and merges the guest’s booking form into the account', async () => {
    const [member, device] = [await openMember(shop), createSoftwareAuthenticator()]
    await register(member, device)
    const guest = await openGuest(shop)
    const variant = await goods.addVariant()
    const params = { store_id: goods.storeId }
    await guest.call(addToCart, { params, body: { product_variant_id: variant, qty: 2 } })
    const { data: options } = await guest.call(beginPasskeyLogin)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options['allowCredentials'] ?? []).toEqual([])
    const opened = await finishLogin(guest, { response: device.get(options) })
    expect(opened.user).toMatchObject({ _id: member.accountId, registered: true })
    const call = shop.visitor({ token: opened.token! })
    expect((await call(currentUser)).data._id).toBe(member.accountId)
    expect((await call(showCart, { params, body: {} })).data.count).toBe(2)
    expect((await guest.send('/api/auth/user')).status).toBe(401)
    expect((await passkeysOf(member))[0]?.last_used_at).toBe(now.toISOString())
  })

  test('fails identically for an unknown key, another site, a forgery, a copy and a replay', async () => {
    const [member, device] = [await openMember(shop), createSoftwareAuthenticator()]
    await register(member, device)
    await signIn(await openGuest(shop), device)
    const unknown = createSoftwareAuthenticator()
    unknown.create({ rp: { id: 'localhost' }, user: { id: 'AAAA' }, challenge: 'AAAA' })
    const deviations: Deviation[] = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: 'bm90LW91cnM' },
      { isUnverified: true },
      { isForged: true },
      { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' },
      // The signature counter has not increased: a copied passkey, or a replay.
      { counter: 1 },
      { counter: 0 },
    ]
    const attempts = [
      ...deviations.map(async (deviation) => signIn(await openGuest(shop), device, deviation)),
      signIn(await openGuest(shop), unknown),
    ]
    const answers = await Promise.all(
      attempts.map(async (attempt) => {
        const { request_id: _, ...problem } = await expectRefusal(attempt, 401, 'passkey-not-recognised')
        return JSON.stringify(problem)
      }),
    )
    expect(new Set(answers).size).toBe(1)

    const [asked, elsewhere] = [await openGuest(shop), await openGuest(shop)]
    const { data: options } = await asked.call(beginPasskeyLogin)
    const response = device.get(options)
    await expectRefusal(finishLogin(elsewhere, { response }), 401, 'passkey-not-recognised')
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => finishLogin(asked, { response })))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)

    const late = await openGuest(shop)
    const { data: old } = await late.call(beginPasskeyLogin)
    advance(301)
    const body = { response: device.get(old) }
    await expectRefusal(finishLogin(late, body), 401, 'passkey-not-recognised')
  })

  test('sets a cookie for the storefront, and nothing for another site', async () => {
    const [member, device] = [await openMember(shop), createSoftwareAuthenticator()]
    await register(member, device)
    const attempt = async (origin: string) => {
      const guest = await openGuest(shop)
      const { data: options } = await guest.call(beginPasskeyLogin)
      const headers = { 'Content-Type': 'application/json', 'X-Storefront': '1', Origin: origin }
      const body = JSON.stringify({ response: device.get(options) })
      return guest.send(path, { method: 'POST', headers, body })
    }
    const own = await attempt('http://localhost:3000')
    expect([own.status, await own.json()]).toEqual([200, expect.objectContaining({ token: null })])
    expect(own.headers.get('Set-Cookie')).toMatch(/^fitout_session=.+HttpOnly/)
    const foreign = await attempt('https://evil.example')
    expect([foreign.status, foreign.headers.get('Set-Cookie')]).toEqual([403, null])
  })

  test('works for passkeys without a counter, and ends with the passkey', async () => {
    const [member, device] = [await openMember(shop), createSoftwareAuthenticator()]
    device.counts = false
    const { _id } = await register(member, device)
    for (let round = 0; round < 2; round += 1) await signIn(await openGuest(shop), device)
    expect((await passkeysOf(member))[0]?.last_used_at).toBe(now.toISOString())
    await member.call(deletePasskey, { params: { id: _id } })
    await expectRefusal(signIn(await openGuest(shop), device), 401, 'passkey-not-recognised')
  })

  test('does not open a suspended account, and says so', async () => {
    const [member, device, owner] = [await openMember(shop), createSoftwareAuthenticator(), await openStaff(shop)]
    await register(member, device)
    await owner.call(suspendCustomer, { params: { id: member.accountId }, body: { reason: 'Threats' } })
    await expectRefusal(signIn(await openGuest(shop), device), 403, 'account-suspended')
    await owner.call(readmitCustomer, { params: { id: member.accountId } })
    expect((await signIn(await openGuest(shop), device)).user._id).toBe(member.accountId)
  })
})
