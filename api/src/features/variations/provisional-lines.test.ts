import { listRenovationEvents } from '@fitout/contract/renovations.ts'
import { confirmProvisionalLine, listProvisionalLines } from '@fitout/contract/staff/variations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openProvedMember } from '../../testing/members.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openProvisional } from '../../testing/variations.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { unsettledProvisionalLines } from './provisional-lines-service.ts'

let shop: TestShop
let staff: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  staff = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

test('R56 a provisional line can be confirmed as it is, once, and is then settled', async () => {
  const client = await openProvedMember(shop)
  const params = await openProvisional(shop, staff, client)
  const open = async () => (await unsettledProvisionalLines(shop.context.db, params.id)).map(({ key }) => key)
  expect(await open()).toEqual([params.key])
  const { data } = await staff.call(confirmProvisionalLine, { params, body: {} })
  expect(data).toMatchObject([{ key: params.key, amount: 8000, variation: null }])
  expect(data[0]!.settled_at).not.toBeNull()
  expect(await open()).toEqual([])
  await expectRefusal(staff.call(confirmProvisionalLine, { params, body: {} }), 409, 'provisional-settled')
  const foreign = { ...params, key: newId() }
  await expectRefusal(staff.call(confirmProvisionalLine, { params: foreign, body: {} }), 404, 'line-not-found')
  const { data: events } = await client.call(listRenovationEvents, { params })
  expect(events[0]).toMatchObject({ action: 'provisional-confirmed', facts: { amount: 8000 } })
})

test('provisional lines can be read by all staff who write quotations', async () => {
  const support = await openStaff(shop, 'support')
  const { id } = await openProvisional(shop, staff, await openProvedMember(shop))
  expect((await support.call(listProvisionalLines, { params: { id } })).data).toHaveLength(1)
  await expectRefusal(staff.call(listProvisionalLines, { params: { id: newId() } }), 404, 'renovation-not-found')
})
