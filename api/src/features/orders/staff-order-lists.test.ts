import { listAudit } from '@fitout/contract/staff/audit.ts'
import { noteOrderPayment } from '@fitout/contract/staff/order-changes.ts'
import {
  cancelStaffOrder,
  confirmStaffPayment,
  findStaffOrder,
  listStaffOrders,
} from '@fitout/contract/staff/orders.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { placeAtDesk } from '../../testing/desk-orders.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openGuest, placeOrder } from '../../testing/visitors.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})

const show = async (id: string) => (await manager.call(findStaffOrder, { params: { id } })).data

describe('the list of orders', () => {
  test('finds by partial text, treats % and _ literally, and counts days in Hong Kong time', async () => {
    const guest = await openGuest(desk.shop)
    const details = { name: '100%_陳', address: 'Flat A', area_code: '852', phone: '61230099' } as const
    const variant = await desk.goods.addVariant()
    const { _id: id } = await placeOrder(desk.goods, guest, { [variant]: 1 }, { delivery_details: details })
    const found = async (query: object) =>
      (await manager.call(listStaffOrders, { query })).data.map((order) => order._id)
    expect(await found({ q: '100%_' })).toEqual([id])
    expect(await found({ q: '612300' })).toContain(id)
    expect(await found({ q: '+852 6123-0099' })).toEqual([id])
    expect(await found({ q: '100%_', courier_id: desk.goods.couriers.door })).toEqual([id])
    expect(await found({ q: '100%_', courier_id: desk.goods.couriers.showroom })).toEqual([])
    expect(await found({ q: '1%陳' })).toEqual([])
    const at = (await show(id)).date
    await desk.shop.context.db
      .updateTable('orders')
      .set({ created_at: new Date('2026-03-01T16:30:00Z') })
      .where('id', '=', id)
      .execute()
    expect(await found({ from: '2026-03-02', until: '2026-03-02' })).toEqual([id])
    expect(await found({ from: '2026-03-01', until: '2026-03-01' })).toEqual([])
    await desk.shop.context.db.updateTable('orders').set({ created_at: at }).where('id', '=', id).execute()
  })

  test('INJ-12 is exported as a table without formulas, and the export is audited', async () => {
    const guest = await openGuest(desk.shop)
    const details = { name: '=1+1"', address: 'Flat A', area_code: '852', phone: '61230098' } as const
    const variant = await desk.goods.addVariant()
    await placeOrder(desk.goods, guest, { [variant]: 1 }, { delivery_details: details })
    const response = await manager.send('/api/admin/orders/export?q=61230098')
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    const [head, row] = (await response.text()).slice(1).split('\r\n')
    expect(head).toContain('"total_price","points","refunded"')
    const none = await manager.send('/api/admin/orders/export?status=completed&payment_method=ONLINE')
    expect((await none.text()).trim().split('\r\n')).toHaveLength(1)
    expect(row).toMatch(/"'=1\+1""","'\+852 61230098"/)
    const { data } = await manager.call(listAudit, { query: { subject: 'export' } })
    expect(data.map(({ after }) => after)).toContainEqual({ searched: true, rows: 1 })
  })

  test('lists orders of which a part is paid from the first part to the last, or to their end', async () => {
    const newOrder = async () => {
      const variant = await desk.goods.addVariant({ priceCents: 100_000 })
      return placeAtDesk(manager, desk.goods, { [variant]: 1 })
    }
    const [paid, cancelled, untouched] = [await newOrder(), await newOrder(), await newOrder()]
    const mine = new Set([paid._id, cancelled._id, untouched._id])
    const listed = async () => {
      const { data, total } = await manager.call(listStaffOrders, { query: { waiting: 'rest' } })
      expect(total).toBe(data.length)
      return data.map(({ _id: id }) => id).filter((id) => mine.has(id))
    }
    expect(await listed()).toEqual([])
    for (const { _id: id } of [paid, cancelled]) {
      await manager.call(noteOrderPayment, { params: { id }, body: { amount: 300, version: 0, channel: 'CASH' } })
    }
    expect(await listed()).toEqual([cancelled._id, paid._id])
    await manager.call(confirmStaffPayment, { params: { id: paid._id }, body: { proof: null, channel: 'CASH' } })
    expect(await listed()).toEqual([cancelled._id])
    const body = { proof: null, reason: 'The customer moved away' }
    await manager.call(cancelStaffOrder, { params: { id: cancelled._id }, body })
    expect(await listed()).toEqual([])
  })

  test('is exported in full as JSON too, with its lines', async () => {
    const guest = await openGuest(desk.shop)
    const details = { name: 'Ho', address: 'Flat B', area_code: '852', phone: '61230097' } as const
    const variant = await desk.goods.addVariant()
    const { reference } = await placeOrder(desk.goods, guest, { [variant]: 2 }, { delivery_details: details })
    const response = await manager.send('/api/admin/orders/export?format=json&q=61230097')
    expect(response.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
    expect(await response.json()).toMatchObject([{ reference, address: 'Flat B', lines: [{ qty: 2 }] }])
    const none = await manager.send('/api/admin/customers/export?format=json&q=nobody-of-this-name')
    expect(await none.json()).toEqual([])
  })
})
