import { listCustomers, listGuestCustomers } from '@fitout/contract/staff/customers.ts'
import { migrate } from '@fitout/contract/registration.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openProvedMember, rightPassword } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openGuest, placeOrder } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { guestOrders } from './guest-orders-service.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})

const found = async (q: string) => (await manager.call(listGuestCustomers, { query: { q } })).data

test('guests are listed apart from members, one row per contact, with their orders and payments', async () => {
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

test("the list follows a changed contact, a guest's registration, and concurrent changes", async () => {
  const { db } = desk.shop.context
  const variant = await desk.goods.addVariant({ stock: [20, 0] })
  const order = async (email: string) => {
    const guest = await openGuest(desk.shop)
    const contact = {
      name: 'Guest Wong',
      area_code: '852' as const,
      phone: '53334444',
      address: 'Kwun Tong',
      note: '',
      email,
    }
    const { _id: id } = await placeOrder(desk.goods, guest, { [variant]: 1 }, { delivery_details: contact })
    return { guest, id }
  }
  const shown = async () =>
    (await found('Guest Wong')).map(({ email, order_count: count }) => [email?.toLowerCase(), count]).toSorted()
  const first = await order('wong@home.example')
  const second = await order('wong@home.example')
  const other = await order('wong.other@home.example')
  expect(await shown()).toEqual([
    ['wong.other@home.example', 1],
    ['wong@home.example', 2],
  ])
  await db.updateTable('orders').set({ email: 'Wong.Other@home.example' }).where('id', '=', second.id).execute()
  expect(await shown()).toEqual([
    ['wong.other@home.example', 2],
    ['wong@home.example', 1],
  ])
  const body = {
    type: 'EMAIL',
    username: 'Wong',
    email: 'wong@home.example',
    area_code: '852',
    phone: '53334444',
  } as const
  await first.guest.call(migrate, { body: { ...body, password: rightPassword } })
  await db.updateTable('accounts').set({ deleted_at: new Date() }).where('id', '=', second.guest.accountId).execute()
  expect(await shown()).toEqual([['wong.other@home.example', 1]])
  await db.updateTable('orders').set({ phone: '53335555' }).where('id', '=', other.id).execute()
  const { total } = await manager.call(listGuestCustomers, { query: { per_page: 100 } })
  await db.deleteFrom('guest_orders').execute()
  await db
    .insertInto('stale_guest_orders')
    .columns(['key', 'order_id'])
    .expression(db.selectFrom('orders').select([sql<string>`md5('none')::uuid`.as('key'), 'id']))
    .execute()
  await Promise.all([guestOrders.updateAll(desk.shop.context), guestOrders.updateAll(desk.shop.context)])
  expect((await manager.call(listGuestCustomers, { query: { per_page: 100 } })).total).toBe(total)
})
