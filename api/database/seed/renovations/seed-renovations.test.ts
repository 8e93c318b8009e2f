import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { ownAppointments } from '@fitout/contract/appointments.ts'
import { ownQuotations, showQuotation, showQuotationChanges } from '@fitout/contract/quotations.ts'
import { ownRenovations, showRenovation } from '@fitout/contract/renovations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putDemoPeople } from '../../../../scripts/seeding.ts'
import { type Member, signIn } from '../../../src/testing/members.ts'
import { openSeededShop } from '../../../src/testing/seeded-shop.ts'
import type { TestShop } from '../../../src/testing/test-shop.ts'

let shop: TestShop
let client: Omit<Member, 'phone'>
let rooms: Map<string | null, string>

beforeAll(async () => {
  shop = await openSeededShop()
  const { client: demo } = await putDemoPeople(shop.context)
  client = await signIn(shop, demo.email, demo.password, { locale: 'zh' })
  rooms = new Map((await client.call(ownRenovations)).data.map(({ _id, district }) => [district, _id]))
}, 60_000)
afterAll(() => shop.stop())

const day = (ahead: number) => hongKongDay(new Date(), ahead)
const idOf = (district: string) => rooms.get(district) ?? ''

test('the flat in Sha Tin was measured nine days ago and waits for an answer to a second version', async () => {
  const id = idOf('sha-tin')
  const { data: room } = await client.call(showRenovation, { params: { id } })
  expect(room).toMatchObject({ status: 'QUOTED', saleable_sqft: 430, right: 'CLIENT', waits_for: 'CLIENT' })

  const [measured] = (await client.call(ownAppointments)).data
  expect(measured).toMatchObject({ kind: 'MEASUREMENT', status: 'DONE' })
  const daysAgo = (Date.now() - Date.parse(measured?.starts_at ?? '')) / 86_400_000
  expect(daysAgo).toBeGreaterThan(8)

  const heads = (await client.call(ownQuotations, { params: { id } })).data
  expect(heads.map(({ version, status, valid_until: until }) => [version, status, until])).toEqual([
    [2, 'SENT', day(12)],
    [1, 'SUPERSEDED', day(8)],
  ])
  const { data: changes } = await client.call(showQuotationChanges, {
    params: { id, version: '2' },
    query: { since: 1 },
  })
  expect(new Set(changes.changed.flatMap(({ key }) => key ?? [])).size).toBe(4)
  expect([changes.added.length, changes.removed.length]).toEqual([1, 1])

  const { content } = (await client.call(showQuotation, { params: { id, version: '2' } })).data
  const options = content.groups.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'OPTION')
  expect(options.map(({ set }) => set)).toEqual(['floor', 'floor'])
  expect(content.plan.map(({ share }) => share)).toEqual([5000, 5000])
  expect(content.total).toBe(119_824)
})
