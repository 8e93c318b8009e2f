import { listCustomers, listGuestCustomers } from '@fitout/contract/staff/customers.ts'
import { beforeAll, expect, test } from 'vitest'
import { openProvedMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openGuest, placeOrder } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})

const found = async (q: string) => (await manager.call(listGuestCustomers, { query: { q } })).data

test('guests stand apart from members, one row for each contact, with their orders and what was paid', async () => {
  const variant = await desk.goods.addVariant({ stock: [20, 0], priceCents: 100_000 })
  const member = await openProvedMember(desk.shop)
  const order = async (
    visitor: Awaited<ReturnType<typeof openGuest>>,
    name: string,
    email?: string,
    phone = '51112222',
  ) => {
    const contact = { name, area_code: '852', phone, address: 'Kwun Tong', note: '' } as const
    const changes = { delivery_details: { ...contact, ...(email && { email }) } }
    return (await placeOrder(desk.goods, visitor, { [variant]: 1 }, changes))._id
  }
  const paid = await order(await openGuest(desk.shop), 'Guest Chan', 'chan.tm@home.example')
  await confirmPayment(desk.shop.context, paid)
  await order(await openGuest(desk.shop), 'Guest Chan Tai Man', 'Chan.TM@home.example')
  await order(await openGuest(desk.shop), 'Guest Lee', undefined, '52223333')
  await order(await openGuest(desk.shop), 'Guest of the same address', member.email)
  await order(member, 'Guest is no name of a member', member.email)

  const rows = await found('Guest')
  expect(rows.map(({ name, order_count }) => [name, order_count])).toEqual([
    ['Guest of the same address', 1],
    ['Guest Lee', 1],
    ['Guest Chan Tai Man', 2],
  ])
  expect(rows[2]!.spent).toBeGreaterThanOrEqual(1000)
  expect(rows[1]).toMatchObject({ email: null, contact_number: '+852 52223333', spent: 0, member_id: null })
  expect(rows[0]).toMatchObject({ email: member.email, member_id: member.accountId })
  expect((await found('5222 3333')).map(({ name }) => name)).toEqual(['Guest Lee'])
  const { data: members } = await manager.call(listCustomers, { query: { per_page: 100 } })
  expect(members.map(({ _id }) => _id)).toEqual([member.accountId])
})
