import { logout } from '@fitout/contract/auth.ts'
import { updatePassword } from '@fitout/contract/passwords.ts'
import { requestPersonalDataExport } from '@fitout/contract/personal-data.ts'
import { endOtherSessions } from '@fitout/contract/sessions.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, openMember, rightPassword } from '../../testing/members.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { noteEvent, sweepEvents } from './account-events-service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1000000', TRUST_PROXY: '1' } })
})
afterAll(() => shop.stop())

const events = () => shop.context.db.selectFrom('account_events').selectAll().orderBy('id')
const eventsOf = (accountId: string) => events().where('account_id', '=', accountId).execute()

test('PRIV-02 an account logs sign-ins and changes of credentials, refused attempts included', async () => {
  const member = await openMember(shop)
  const attempt = (login_id: string) =>
    shop.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Lynx', 'X-Forwarded-For': '203.0.113.9' },
      body: JSON.stringify({ type: 'EMAIL', login_id, password: 'Wrong1234' }),
    })
  await attempt(member.email)
  await attempt('nobody@shop.example')
  await member.call(requestPersonalDataExport)
  await member.call(endOtherSessions)
  await member.call(updatePassword, { body: { old_password: rightPassword, new_password: 'Other1234' } })
  await member.call(logout)
  await logIn(shop, { type: 'EMAIL', login_id: member.email, password: 'Other1234' })
  const own = await eventsOf(member.accountId)
  expect(own.map(({ kind }) => kind)).toEqual([
    'registered',
    'signed-in',
    'sign-in-failed',
    'data-copied',
    'sessions-ended',
    'password-changed',
    'signed-out',
    'signed-in',
  ])
  expect(own[2]).toMatchObject({ source: '203.0.113.9', user_agent: 'Lynx', created_at: expect.any(Date) })
  const withoutAccount = await events().where('account_id', 'is', null).execute()
  expect(withoutAccount).toMatchObject([{ kind: 'sign-in-failed', source: '203.0.113.9' }])
  // It contains neither contacts nor secrets.
  expect(JSON.stringify(await events().execute())).not.toMatch(/@|Wrong1234|Other1234/)
})

test('PRIV-02 its entries are append-only, and deleted after their retention period', async () => {
  const { db } = shop.context
  const { accountId } = await openMember(shop)
  for (const change of [
    db.deleteFrom('account_events').where('account_id', '=', accountId),
    db.updateTable('account_events').set({ kind: 'signed-in' }).where('account_id', '=', accountId),
    db.updateTable('account_events').set({ source: 'elsewhere' }).where('account_id', '=', accountId),
    { execute: () => sql`truncate account_events`.execute(db) },
  ]) {
    await expect(change.execute()).rejects.toThrow(/only ever added to/)
  }
  const before = await eventsOf(accountId)
  const longAgo = {
    ...shop.context,
    clock: { ...shop.context.clock, now: () => new Date(Date.now() - 181 * 86_400_000) },
  }
  await noteEvent(longAgo, db, accountId, 'signed-in')
  expect(await eventsOf(accountId)).toHaveLength(before.length + 1)
  await sweepEvents(shop.context)
  expect(await eventsOf(accountId)).toEqual(before)
})
