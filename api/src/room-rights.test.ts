import { readFileSync } from 'node:fs'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import type { MemberRight } from '@fitout/contract/renovations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from './database/new-id.ts'
import { endpoints } from './endpoints.ts'
import { openContract } from './testing/contracts.ts'
import { type Member, openProvedMember } from './testing/members.ts'
import { admissibleBodies } from './testing/owned-things.ts'
import { openStaff } from './testing/staff.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { openFellow } from './testing/variations.ts'

const rights: readonly MemberRight[] = ['READ', 'APPROVE', 'CLIENT']

/** The second table of docs/access.md: the rights that calls in a room require. */
const needed = new Map(
  readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, call = '', right] = /^\| `([^`]+)`\s*\| (\S+)\s*\|$/.exec(line) ?? []
      return right ? [[call, right as MemberRight] as const] : []
    }),
)

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const calls = Object.values(endpoints)
  .filter(({ path }) => path.startsWith('/renovations/:id/'))
  .map((endpoint) => [nameOf(endpoint), endpoint] as const)

let shop: TestShop
let room: string
let stranger: Member
let removed: Member
let members: Record<MemberRight, Member>

beforeAll(async () => {
  shop = await openTestShop()
  const staff = await openStaff(shop, 'manager')
  const client = await openProvedMember(shop)
  room = await openContract(shop, staff, client)
  const fellow = async (right: 'READ' | 'APPROVE') => openFellow(shop, room, right)
  members = { READ: await fellow('READ'), APPROVE: await fellow('APPROVE'), CLIENT: client }
  stranger = await openProvedMember(shop)
  removed = await fellow('APPROVE')
  await shop.context.db.deleteFrom('renovation_members').where('account_id', '=', removed.accountId).execute()
})
afterAll(() => shop.stop())

async function answerTo(member: Member, endpoint: Endpoint, id = room) {
  const path = endpoint.path.replace(':id', id).replace(':version', '1').replaceAll(/:\w+/g, newId())
  const body = admissibleBodies[nameOf(endpoint)] ?? (endpoint.body && {})
  const response = await member.send(`/api${path}`, {
    method: endpoint.method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const isRefused = response.headers.get('Content-Type')?.includes('problem') ?? false
  const { code = '' } = isRefused ? ((await response.json()) as { code?: string }) : {}
  return [response.status, code]
}

test('R8 every call in a room has a row in docs/access.md, and every row a call', () => {
  expect([...needed.keys()].toSorted()).toEqual(calls.map(([name]) => name).toSorted())
})

test.each(calls)('R8 %s answers each right in a room as the table says', async (name, endpoint) => {
  const none = [404, 'renovation-not-found']
  expect([await answerTo(stranger, endpoint), await answerTo(removed, endpoint)]).toEqual([none, none])
  expect(await answerTo(members.CLIENT, endpoint, newId())).toEqual(none)
  const enough = rights.indexOf(needed.get(name) ?? 'CLIENT')
  for (const [strength, right] of rights.entries()) {
    const answer = await answerTo(members[right], endpoint)
    if (strength < enough) expect([right, answer]).toEqual([right, [403, 'not-allowed']])
    else expect([[401, ''], [403, 'not-allowed'], none]).not.toContainEqual(answer)
  }
})
