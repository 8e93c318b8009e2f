import { listSlots, moveAppointmentByLink } from '@fitout/contract/appointments.ts'
import { listFreeSlots, moveAppointment } from '@fitout/contract/staff/appointments.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, hold, sendQueued, standingClock } from '../../testing/appointments.ts'
import { openProvedMember } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { addSlot } from '../../testing/slots.ts'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ clock: standingClock('2026-12-01T02:00:00Z') })
  await publishConstants(shop.context, { visit_notice_hours: 24 })
})
afterAll(() => shop.stop())

test('a visitor books and moves a visit only with the notice that the studio asks for, staff at any time', async () => {
  const [soon, later, booked] = [
    await addSlot(shop, '2026-12-02T02:00:00Z'),
    await addSlot(shop, '2026-12-02T02:30:00Z'),
    await addSlot(shop, '2026-12-03T02:00:00Z'),
  ]
  const member = await openProvedMember(shop)
  const manager = await openStaff(shop, 'manager')
  const query = { kind: 'SHOWROOM', from: '2026-12-01', until: '2026-12-04' } as const
  const idsOf = ({ data }: { data: { _id: string }[] }) =>
    data.map(({ _id }) => _id).filter((id) => [soon, later, booked].includes(id))
  expect(idsOf(await member.call(listSlots, { query }))).toEqual([later, booked])
  expect(idsOf(await manager.call(listFreeSlots, { query }))).toEqual([soon, later, booked])
  await expectRefusal(hold(member, soon), 404, 'slot-not-found')

  const { _id: id } = await book(member, booked, { email: member.email })
  const { mails } = await sendQueued(shop)
  const { token = '' } = mails[0] ?? {}
  const move = (slot_id: string) => member.call(moveAppointmentByLink, { body: { token, slot_id } })
  await expectRefusal(move(soon), 404, 'slot-not-found')
  expect((await move(later)).data).toMatchObject({ starts_at: '2026-12-02T02:30:00.000Z' })
  await manager.call(moveAppointment, { params: { id }, body: { slot_id: soon } })
  expect(idsOf(await manager.call(listFreeSlots, { query }))).toEqual([later, booked])
})
