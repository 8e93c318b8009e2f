import type { Answer } from '@fitout/contract/endpoint.ts'
import { addStaff } from '@fitout/contract/staff/staff.ts'
import { changeStaffPassword, type signInStaff } from '@fitout/contract/staff/session.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiProcess, startApiProcess } from './testing/api-process.ts'
import { authenticatorCode } from './testing/authenticator.ts'
import { deliveredCode } from './testing/members.ts'
import { publishConstants } from './testing/publish-constants.ts'
import { openStaff } from './testing/staff.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'

let shop: TestShop
let api: ApiProcess
beforeAll(async () => {
  shop = await openTestShop()
  await publishConstants(shop.context)
  api = await startApiProcess(shop, { logLevel: 'trace' })
})
afterAll(async () => {
  await api.stop()
  await shop.stop()
})

const person = { username: 'Marked-Chan', email: 'marked@person.example', area_code: '852', phone: '61239876' }
const password = 'MarkedPass1'
const wrong = 'MarkedWrong1'
const enquiry = { name: 'Marked-Wong', email: 'marked-wong@person.example', description: 'Marked-Tower, flat 12A' }

const send = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('PRIV-01 I13 no log or audit trail contains a secret or a person, even where requests fail', async () => {
  const { db, config } = shop.context
  const { token } = (await (await send('/api/auth/login', { type: 'TEMP' })).json()) as { token: string }
  const bearer = { Authorization: `Bearer ${token}` }
  const registered = await send('/api/auth/migrate', { type: 'EMAIL', ...person, password }, bearer)
  const code = await deliveredCode(shop, 'verify-email')
  const owner = await openStaff(shop)
  const staff = await openStaff(shop)
  const login = { type: 'EMAIL', login_id: person.email, password }
  const responses = [
    registered,
    await api.request(`/api/auth/verify?verification_code=${code}`),
    await send('/api/auth/login', login),
    await send('/api/auth/login', { ...login, password: wrong }),
    await send('/api/auth/login', `{"password":"${wrong}","login_id":"${person.email}"`),
    await api.request('/api/auth/verify?verification_code=Marked-Code-1'),
    await api.request('/api/auth/user', { headers: { Authorization: 'Bearer Marked-Token-1' } }),
    await send('/api/admin/session/open', { email: staff.email, password: staff.firstPassword }),
    await send('/api/admin/session/open', { email: staff.email, password: wrong }),
    await send('/api/admin/session/open', { email: staff.email, password: staff.firstPassword, code: 'Marked-Code-2' }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 401, 400, 422, 401, 200, 401, 401])

  const secretsOfStaff = await employ(owner.token)

  // The database error for a row that violates a rule contains the whole row.
  await sql`alter table enquiries add constraint broken check (false) not valid`.execute(db)
  await sql`alter table accounts add constraint broken check (false) not valid`.execute(db)
  const { token: other } = (await (await send('/api/auth/login', { type: 'TEMP' })).json()) as { token: string }
  const later = { Authorization: `Bearer ${other}` }
  const failed = [
    await send('/api/enquiries', enquiry, later),
    await send('/api/auth/migrate', { type: 'EMAIL', ...person, email: 'marked-2@person.example', password }, later),
  ]
  await sql`alter table enquiries drop constraint broken`.execute(db)
  await sql`alter table accounts drop constraint broken`.execute(db)
  expect(failed.map(({ status }) => status)).toEqual([500, 500])

  // The output of the process comes by another channel than its answers, and may arrive later.
  await expect.poll(() => api.output().split('"err"').length - 1).toBeGreaterThanOrEqual(failed.length)
  const [, ...lines] = api.output().trim().split('\n')
  const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const errors = log.filter(({ err }) => err !== undefined)
  expect(errors.length).toBeGreaterThanOrEqual(failed.length)
  for (const line of errors) {
    expect(line).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      request_id: expect.any(String),
      method: 'POST',
      path: expect.stringMatching(/^\/api\/[\w/-]+$/),
      status: 500,
      account_id: expect.stringMatching(/^[\w-]{36}$/),
    })
  }
  const kept = await Promise.all(['account_events', 'audit_entries'].map((table) => rowsOf(table)))
  const secrets = [token, other, code, staff.firstPassword, config.sessionSecret, person.phone, ...secretsOfStaff]
  for (const text of [api.output(), JSON.stringify(kept)]) {
    expect(text).not.toMatch(/marked/i)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  }
})

/** Adds a person who sets up an authenticator, returns with a recovery code and changes the password: all secrets of it. */
async function employ(owner: string): Promise<string[]> {
  const call = shop.visitor({ token: owner })
  const { data: added } = await call(addStaff, { body: { name: 'Kit', email: 'kit@studio.example', role: 'support' } })
  const open = async (typed?: string) => {
    const response = await send('/api/admin/session/open', {
      email: added.email,
      password: added.first_password,
      code: typed,
    })
    return ((await response.json()) as Answer<typeof signInStaff>).data
  }
  const draft = await open()
  if (draft.state !== 'set-up') throw new Error(draft.state)
  const digits = authenticatorCode(draft.secret, shop.context.clock.seconds())
  const first = await open(digits)
  if (first.state !== 'signed-in') throw new Error(first.state)
  const [used = '', ...left] = first.recovery_codes ?? []
  const second = await open(used)
  if (second.state !== 'signed-in' || !second.token) throw new Error(second.state)
  const changed = 'A new one of staff 7'
  const body = { old_password: added.first_password, new_password: changed }
  await shop.visitor({ token: second.token })(changeStaffPassword, { body })
  return [added.first_password, draft.secret, used, ...left, first.token ?? '', second.token, changed]
}

test('a temporary outage is one log line without a stack, whatever fails', async () => {
  const { db } = shop.context
  const before = api.output().length
  const { token } = (await (await send('/api/auth/login', { type: 'TEMP' })).json()) as { token: string }
  for (const code of ['25006', '53100', '08006', '57P03', '57014']) {
    await sql`create function missing() returns trigger language plpgsql as ${sql.lit(
      `begin raise 'missing' using errcode = '${code}'; end`,
    )}`.execute(db)
    await sql`create trigger missing before insert on enquiries for each row execute function missing()`.execute(db)
    const answer = await send('/api/enquiries', enquiry, { Authorization: `Bearer ${token}` })
    await sql`drop function missing cascade`.execute(db)
    expect([code, answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([code, 503, true])
  }
  type Line = { level: number; msg: string; reason?: string; status?: number }
  const lines = () => api.output().slice(before).trim().split('\n')
  const written = () => lines().flatMap((line) => [JSON.parse(line) as Line].filter(({ msg }) => msg !== 'request'))
  await expect.poll(() => written().length).toBe(5)
  const log = written()
  expect(log.map(({ level, status }) => [level, status])).toEqual(Array.from({ length: 5 }, () => [40, 503]))
  expect(log.map(({ reason }) => reason)).toContain('25006: missing')
  expect(JSON.stringify(log)).not.toMatch(/stack|node_modules|\.ts:/)
})

async function rowsOf(table: string): Promise<unknown[]> {
  return (await sql`select * from ${sql.table(table)}`.execute(shop.context.db)).rows
}
