import { listRenovationEvents } from '@fitout/contract/renovations.ts'
import { changeRenovation, findStaffRenovation, listStaffRenovationEvents } from '@fitout/contract/staff/renovations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { fillRoom, happenIn, shareDrawing } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openWorks, prepareWorks, progress } from '../../testing/works.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
beforeAll(async () => {
  shop = await openTestShop()
  staff = await openStaff(shop, 'manager')
  client = await openProvedMember(shop)
})
afterAll(() => shop.stop())

test('R12 the log of a room contains no contact or address, whatever happens in the room', async () => {
  const address = 'Flat 9Z, Canary Court, 1 Hidden Road'
  await fillRoom(shop, staff, { member: client, address })
  const id = await openWorks(shop, staff, client)
  const { revision } = (await staff.call(findStaffRenovation, { params: { id } })).data
  await staff.call(changeRenovation, { params: { id }, body: { revision, address } })
  await prepareWorks(staff, id)
  await progress(staff, id, 'demolition', { percent: 40 })
  await happenIn(staff, id)
  await client.send(`/api/renovations/${id}/files/${await shareDrawing(staff, id)}`)
  await client.send(`/api/renovations/${id}/files/archive`)
  const rows = await shop.context.db.selectFrom('renovation_events').select(['action', 'facts']).execute()
  expect(new Set(rows.map(({ action }) => action)).size).toBeGreaterThan(10)
  const query = { per_page: 100 }
  const shown = await client.call(listRenovationEvents, { params: { id }, query })
  const staffShown = await staff.call(listStaffRenovationEvents, { params: { id }, query })
  const text = JSON.stringify([rows, shown.data, staffShown.data])
  for (const secret of [client.email, client.phone, 'Canary', 'Hidden Road', '@']) expect(text).not.toContain(secret)
})
