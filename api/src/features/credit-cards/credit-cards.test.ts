import { bindCard, deleteCard, listCards, setDefaultCard } from '@fitout/contract/credit-cards.ts'
import { paymentSession } from '@fitout/contract/payments.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectInvariants } from '../../testing/expect-invariants.ts'
import { newId } from '../../database/new-id.ts'
import { openMember } from '../../testing/members.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, type Guest, openGuest } from '../../testing/visitors.ts'
import { askAboutSilentSessions } from '../payment-reports/payment-reports-service.ts'
import { deliverSandboxNotification } from '../sandbox/sandbox-service.ts'

let shop: TestShop
let now = new Date()
const advance = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => now, seconds: () => Math.floor(now.getTime() / 1000) } })
})
afterAll(() => shop.stop())
afterEach(() => expectInvariants(shop.context.db))

const addresses = { success_url: '/zh/account/cards', cancel_url: '/zh/account/cards?cancelled=1' }
const bind = (member: Guest, idempotencyKey?: string, body = addresses) =>
  member.call(bindCard, { body, ...(idempotencyKey && { idempotencyKey }) })
const cardsOf = async (member: Guest) => (await member.call(listCards)).data

async function decide(returnUrl: string, choice: Record<string, string>): Promise<Response> {
  return shop.request(new URL(returnUrl).pathname, { method: 'POST', body: new URLSearchParams(choice) })
}

/** Saves a card on the sandbox page, as a customer does. */
async function save(member: Guest, choice: Record<string, string> = {}) {
  const { return_url, data } = await bind(member)
  const response = await decide(return_url, { decision: 'approve', ...choice })
  expect(response.status).toBe(303)
  return { session: data.payment_session, location: response.headers.get('Location') }
}

const statusOf = async (member: Guest, id: string) =>
  (await member.call(paymentSession, { params: { id } })).data.status

async function queuedNotifications() {
  const { rows } = await shop.context.pool.query<{ data: { body: string } }>(
    `delete from pgboss.job where name = 'sandbox-notification' returning data, start_after`,
  )
  return rows.map((row) => row.data)
}

describe('saving a card', () => {
  test("opens the provider's page and returns, and shows only brand, last four digits and expiry", async () => {
    const member = await openMember(shop)
    const { return_url, data } = await bind(member)
    expect(return_url).toMatch(/^http:\/\/localhost:3000\/api\/payments\/sandbox\/[0-9a-f]{32}$/)
    for (const [locale, words] of [
      ['en', 'Payment test page'],
      ['zh', '付款測試頁'],
      ['cn', '支付测试页'],
    ] as const) {
      const other = shop.visitor({ token: member.token, locale })
      await shop.context.db
        .updateTable('accounts')
        .set({ language: locale })
        .where('id', '=', member.accountId)
        .execute()
      const opened = await other(bindCard, { body: addresses })
      const page = await shop.request(new URL(opened.return_url).pathname)
      expect(page.headers.get('Content-Security-Policy')).toMatch(/form-action 'self'/)
      const html = await page.text()
      expect(html).toContain(words)
      expect(html).not.toMatch(/<input[^>]*type="(text|tel|number)"/)
    }
    expect(await statusOf(member, data.payment_session)).toBe('open')
    const declined = await decide(return_url, { decision: 'decline' })
    expect([declined.status, await declined.text()]).toEqual([200, expect.stringMatching('role="alert"')])
    expect(await cardsOf(member)).toEqual([])
    const approved = await decide(return_url, { decision: 'approve', card: 'mastercard' })
    expect(approved.headers.get('Location')).toBe(
      `http://localhost:3000/zh/account/cards?payment_session=${data.payment_session}`,
    )
    expect(await cardsOf(member)).toEqual([
      {
        _id: expect.any(String),
        brand: 'mastercard',
        last_four: '4444',
        expiry_month: 6,
        expiry_year: 2033,
        is_expired: false,
        is_default: true,
        created_at: now.toISOString(),
      },
    ])
    expect(await statusOf(member, data.payment_session)).toBe('completed')
    expect((await decide(return_url, { decision: 'approve' })).status).toBe(200)
    expect(await cardsOf(member)).toHaveLength(1)
  })

  test('cancelled returns to the other address, with nothing saved', async () => {
    const member = await openMember(shop)
    const { return_url, data } = await bind(member)
    const response = await decide(return_url, { decision: 'cancel' })
    expect(response.headers.get('Location')).toBe(
      `http://localhost:3000/zh/account/cards?cancelled=1&payment_session=${data.payment_session}`,
    )
    expect([await statusOf(member, data.payment_session), await cardsOf(member)]).toEqual(['ended', []])
  })

  test('PAY-02 PAY-03 has the same result when notifications are repeated, late, out of order or lost', async () => {
    const member = await openMember(shop)
    await save(member, { delivery: 'duplicate' })
    const [again] = await queuedNotifications()
    await Promise.all(Array.from({ length: 20 }, () => deliverSandboxNotification(shop.context, again!)))
    advance(600)
    await deliverSandboxNotification(shop.context, again!)
    expect(await cardsOf(member)).toHaveLength(1)

    await save(member, { delivery: 'out-of-order' })
    const [overtaken] = await queuedNotifications()
    await deliverSandboxNotification(shop.context, overtaken!)
    expect(await cardsOf(member)).toHaveLength(2)

    const slow = await save(member, { delivery: 'slow' })
    expect(await cardsOf(member)).toHaveLength(2)
    const [late] = await queuedNotifications()
    // The page that the browser returns to queries the provider, and does not wait for the notification.
    expect(await statusOf(member, slow.session)).toBe('completed')
    await deliverSandboxNotification(shop.context, late!)
    expect(await cardsOf(member)).toHaveLength(3)

    const lost = await save(member, { delivery: 'lost' })
    expect(await queuedNotifications()).toEqual([])
    await askAboutSilentSessions(shop.context)
    expect(await cardsOf(member)).toHaveLength(3)
    advance(90)
    for (let round = 0; round < 2; round += 1) await askAboutSilentSessions(shop.context)
    expect(await cardsOf(member)).toHaveLength(4)
    expect(await statusOf(member, lost.session)).toBe('completed')
  })

  test('is one session per key, and each session belongs to its account', async () => {
    const member = await openMember(shop)
    const first = await bind(member, 'one-key-for-all')
    const others = await Promise.allSettled(Array.from({ length: 5 }, () => bind(member, 'one-key-for-all')))
    for (const other of others) {
      if (other.status === 'fulfilled') expect(other.value).toEqual(first)
      else expect(other.reason.problem.code).toBe('request-in-progress')
    }
    const elsewhere = { ...addresses, cancel_url: '/zh' }
    await expectRefusal(bind(member, 'one-key-for-all', elsewhere), 422, 'idempotency-key-reused')
    const stranger = await openMember(shop)
    const params = { id: first.data.payment_session }
    await expectRefusal(stranger.call(paymentSession, { params }), 404, 'payment-session-not-found')
    await expectRefusal(member.call(paymentSession, { params: { id: 'x' } }), 404, 'payment-session-not-found')
  })

  test("PAY-07 returns only to the shop's own addresses", async () => {
    const member = await openMember(shop)
    const foreign = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'https:evil.example',
      'http://localhost:3000@evil.example',
      'http://localhost:3000.evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://lоcalhost:3000/',
    ]
    for (const address of foreign) {
      for (const field of ['success_url', 'cancel_url']) {
        await expectRefusal(
          bind(member, undefined, { ...addresses, [field]: address }),
          422,
          'return-address-not-allowed',
        )
      }
    }
    for (const address of ['/a\r\nSet-Cookie: x', `/${'a'.repeat(10_000)}`, '']) {
      await expectRefusal(bind(member, undefined, { ...addresses, success_url: address }), 422, 'invalid-input')
    }
    expect(await cardsOf(member)).toEqual([])
  })

  test('is limited to twenty cards, and to members', async () => {
    const member = await openMember(shop)
    for (let count = 0; count < 20; count += 1) await addCard(member)
    await expectRefusal(bind(member), 409, 'too-many-cards')
    expect(await cardsOf(member)).toHaveLength(20)
    await expectRefusal((await openGuest(shop)).call(bindCard, { body: addresses }), 403, 'not-allowed')
  })
})

async function addCard(member: Guest): Promise<string> {
  advance(1)
  await save(member)
  return (await cardsOf(member)).toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0]!._id
}

describe('the default card', () => {
  test('is the first, then the chosen one; when it is deleted, the newest', async () => {
    const member = await openMember(shop)
    const [first, second, third] = [await addCard(member), await addCard(member), await addCard(member)]
    const order = async () => (await cardsOf(member)).map((card) => card._id)
    expect(await order()).toEqual([first, third, second])
    const chosen = await member.call(setDefaultCard, { params: { id: second } })
    expect(chosen.data).toMatchObject({ _id: second, is_default: true })
    expect(await order()).toEqual([second, third, first])
    await member.call(setDefaultCard, { params: { id: second } })
    await member.call(deleteCard, { params: { id: second } })
    expect((await cardsOf(member)).map((card) => [card._id, card.is_default])).toEqual([
      [third, true],
      [first, false],
    ])
    await member.call(deleteCard, { params: { id: first } })
    await member.call(deleteCard, { params: { id: third } })
    expect(await cardsOf(member)).toEqual([])
    await expectRefusal(member.call(deleteCard, { params: { id: third } }), 404, 'card-not-found')
  })

  test('ACL-06 is unique even under concurrency, and only its owner can choose it', async () => {
    const [owner, stranger] = [await openMember(shop), await openMember(shop)]
    const ids = [await addCard(owner), await addCard(owner), await addCard(owner)]
    for (const id of [ids[0]!, newId(), 'x', "'; drop table cards--"]) {
      await expectRefusal(stranger.call(setDefaultCard, { params: { id } }), 404, 'card-not-found')
      await expectRefusal(stranger.call(deleteCard, { params: { id } }), 404, 'card-not-found')
    }
    const calls = Array.from({ length: 20 }, (_, index) =>
      owner.call(setDefaultCard, { params: { id: ids[index % 3]! } }),
    )
    await Promise.all(calls)
    const page = await owner.send('/api/credit-cards/all?per_page=999')
    const text = await page.text()
    const cards = (JSON.parse(text) as { data: { is_default: boolean }[] }).data
    expect(cards.map((card) => card.is_default)).toEqual([true, false, false])
    expect(text).not.toMatch(/\d{12,19}|cvv|cvc/i)
    // Concurrently choosing, deleting and saving leaves one default whenever the invariant is checked.
    await Promise.allSettled([
      owner.call(deleteCard, { params: { id: ids[0]! } }),
      owner.call(setDefaultCard, { params: { id: ids[0]! } }),
      owner.call(deleteCard, { params: { id: ids[1]! } }),
      owner.call(setDefaultCard, { params: { id: ids[2]! } }),
      save(owner),
      save(owner),
    ])
    const left = await cardsOf(owner)
    expect(left.filter((card) => card.is_default)).toHaveLength(1)
    expect(left).toHaveLength(3)
  })

  test('I12 is enforced by the database', async () => {
    const owner = await openMember(shop)
    await addCard(owner)
    await addCard(owner)
    const { pool } = shop.context
    const own = [owner.accountId]
    await expect(pool.query('update cards set is_default = true where account_id = $1', own)).rejects.toThrow(
      'cards_one_default',
    )
    await expect(pool.query('update cards set is_default = false where account_id = $1', own)).rejects.toThrow(
      'default card',
    )
    await expect(pool.query('delete from cards where account_id = $1 and is_default', own)).rejects.toThrow(
      'default card',
    )
  })
})
