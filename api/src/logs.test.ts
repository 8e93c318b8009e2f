import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiProcess, startApiProcess } from './testing/api-process.ts'
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

test('PRIV-01 I13 no log and no trail has a secret or a person in it, also where requests fail', async () => {
  const { db, config } = shop.context
  const { token } = (await (await send('/api/auth/login', { type: 'TEMP' })).json()) as { token: string }
  const bearer = { Authorization: `Bearer ${token}` }
  const registered = await send('/api/auth/migrate', { type: 'EMAIL', ...person, password }, bearer)
  const code = await deliveredCode(shop, 'verify-email')
  const staff = await openStaff(shop)
  const login = { type: 'EMAIL', login_id: person.email, password }
  const said = [
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
  expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 401, 400, 422, 401, 200, 401, 401])

  // The database says of a row that breaks a rule all that is in it.
  await sql`alter table enquiries add constraint broken check (false) not valid`.execute(db)
  await sql`alter table accounts add constraint broken check (false) not valid`.execute(db)
  const { token: other } = (await (await send('/api/auth/login', { type: 'TEMP' })).json()) as { token: string }
  const failed = [
    await send('/api/enquiries', enquiry, bearer),
    await send('/api/auth/register', { type: 'EMAIL', ...person, email: 'marked-2@person.example', password }, bearer),
  ]
  await sql`alter table enquiries drop constraint broken`.execute(db)
  await sql`alter table accounts drop constraint broken`.execute(db)
  expect(failed.map(({ status }) => status)).toEqual([500, 500])

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
    })
  }
  const kept = await Promise.all(['account_events', 'audit_entries'].map((table) => rowsOf(table)))
  const secrets = [token, other, code, staff.firstPassword, config.sessionSecret, person.phone]
  for (const text of [api.output(), JSON.stringify(kept)]) {
    expect(text).not.toMatch(/marked/i)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  }
})

async function rowsOf(table: string): Promise<unknown[]> {
  return (await sql`select * from ${sql.table(table)}`.execute(shop.context.db)).rows
}
