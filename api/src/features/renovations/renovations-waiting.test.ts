import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { listInstalments } from '@fitout/contract/instalments.ts'
import type { RenovationWait } from '@fitout/contract/staff/renovations.ts'
import { changeRenovation, findStaffRenovation, listStaffRenovations } from '@fitout/contract/staff/renovations.ts'
import { withdrawVariation } from '@fitout/contract/staff/variations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fix, openInspection, raiseByClient } from '../../testing/handovers.ts'
import { handInPayment } from '../../testing/contracts.ts'
import { type Member, openProvedMember, signIn } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { sendQuotationTo } from '../../testing/quotations.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { sendWritten, writeVariation } from '../../testing/variations.ts'
import { doChecks, openWorks } from '../../testing/works.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
let now = Date.parse('2026-11-30T04:00:00Z')
beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(now), seconds: () => Math.floor(now / 1000) } })
  await publishConstants(shop.context)
  staff = await openStaff(shop, 'manager')
  client = await openProvedMember(shop)
})
afterAll(() => shop.stop())

const dayIn = (days: number) => hongKongDay(new Date(now), days)

/** The count on the dashboard and the rows of its list. */
async function waiting(of: RenovationWait) {
  const { data, total } = await staff.call(listStaffRenovations, { query: { waiting: of } })
  expect(total).toBe(data.length)
  return data
}
const idsOf = async (of: RenovationWait) => (await waiting(of)).map(({ _id }) => _id)

test('an unpaid instalment is listed from the third day after its due day until its payment is recorded', async () => {
  const started = now
  const id = await openWorks(shop, staff, client)
  const { data: rows } = await client.call(listInstalments, { params: { id } })
  const { _id: instalment_id, due_on } = rows[0]!
  expect([due_on, await idsOf('overdue')]).toEqual([dayIn(0), []])
  now = Date.parse(`${dayIn(3)}T00:00:00+08:00`)
  staff = await openStaff(shop, 'manager')
  client = { ...(await signIn(shop, client.email)), phone: client.phone }
  now -= 1
  expect(await idsOf('overdue')).toEqual([])
  now += 1
  expect(await idsOf('overdue')).toEqual([id])
  await handInPayment(shop, client, { id, instalment_id })
  expect(await idsOf('overdue')).toEqual([])
  now = started
  staff = await openStaff(shop, 'manager')
  client = await openProvedMember(shop)
})

test('a defect is listed from the day after its deadline until the studio has fixed it', async () => {
  const started = now
  const id = await openInspection(shop, staff, client)
  const { _id: defect_id, due_on } = await raiseByClient(client, id)
  now = Date.parse(`${due_on}T23:59:59.999+08:00`)
  staff = await openStaff(shop, 'manager')
  expect(await idsOf('defect')).toEqual([])
  now += 1
  expect(await idsOf('defect')).toEqual([id])
  await fix(staff, id, defect_id)
  expect(await idsOf('defect')).toEqual([])
  now = started
  staff = await openStaff(shop, 'manager')
  client = await openProvedMember(shop)
})

test('a permit or insurance of agreed works is listed from fourteen days before it ends', async () => {
  const id = await openWorks(shop, staff, client)
  await doChecks(staff, id, ['INSURANCE_CAR'], { valid_until: dayIn(15) })
  await doChecks(staff, id, ['ELECTRICAL'], { valid_until: dayIn(1) })
  expect(await idsOf('permit')).toEqual([])
  await doChecks(staff, id, ['INSURANCE_CAR'], { valid_until: dayIn(14) })
  const [row] = await waiting('permit')
  expect(row).toMatchObject({
    _id: id,
    ending_checks: [
      { key: 'ELECTRICAL', valid_until: dayIn(1) },
      { key: 'INSURANCE_CAR', valid_until: dayIn(14) },
    ],
  })
  await doChecks(staff, id, ['INSURANCE_CAR'], { valid_until: dayIn(-1) })
  expect((await waiting('permit'))[0]).toMatchObject({ _id: id, missing_checks: ['INSURANCE_CAR'] })
  await doChecks(staff, id, ['INSURANCE_CAR'], { valid_until: dayIn(100) })
  const { building, revision } = (await staff.call(findStaffRenovation, { params: { id } })).data
  const ending = { ...building, permit_until: dayIn(3) }
  await staff.call(changeRenovation, { params: { id }, body: { revision, building: ending } })
  expect(await idsOf('permit')).toEqual([id])

  const planned = await openRoomOf(shop, staff, await openProvedMember(shop))
  await doChecks(staff, planned, ['PERMIT'], { valid_until: dayIn(3) })
  expect(await idsOf('permit')).toEqual([id])
})

test('a quotation and a variation are listed in their last three days', async () => {
  const id = await openRoomOf(shop, staff, await openProvedMember(shop))
  await sendQuotationTo(staff, id, dayIn(4))
  expect(await idsOf('expiring')).toEqual([])
  const soon = await openRoomOf(shop, staff, await openProvedMember(shop))
  await sendQuotationTo(staff, soon, dayIn(3))
  expect(await idsOf('expiring')).toEqual([soon])

  const agreed = await openWorks(shop, staff, await openProvedMember(shop))
  const { params } = await writeVariation(staff, agreed)
  await sendWritten(staff, params, dayIn(3))
  expect((await idsOf('expiring')).toSorted()).toEqual([agreed, soon].toSorted())
  await staff.call(withdrawVariation, { params, body: { reason: 'Not needed' } })
  const { params: later } = await writeVariation(staff, agreed)
  await sendWritten(staff, later, dayIn(4))
  expect(await idsOf('expiring')).toEqual([soon])
})
