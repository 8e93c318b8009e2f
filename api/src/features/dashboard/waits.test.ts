import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { countWaits } from '@fitout/contract/staff/dashboard.ts'
import { listStaffEnquiries, workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { listStaffOrders } from '@fitout/contract/staff/orders.ts'
import { listPaymentQueue } from '@fitout/contract/staff/payment-records.ts'
import { expect, test } from 'vitest'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'

const desk = withOrderDesk()
const countsOf = async (staff: StaffVisitor) =>
  Object.fromEntries((await staff.call(countWaits)).data.map(({ kind, count }) => [kind, count]))

test('each count equals that of its list, for staff who may see it, and drops once the work is done', async () => {
  const [owner, support, editor] = await Promise.all([
    openStaff(desk.shop, 'owner'),
    openStaff(desk.shop, 'support'),
    openStaff(desk.shop, 'editor'),
  ])
  const proven = await desk.newOrder()
  await desk.upload(proven.guest, proven.id)
  const paid = await desk.newOrder()
  await confirmPayment(desk.shop.context, paid.id)
  await publishConstants(desk.shop.context)
  const enquiry = { name: '陳太', email: 'chan@home.example', subject: '全屋裝修', description: '將軍澳兩房單位。' }
  const { data: sent } = await paid.guest.call(sendEnquiry, { body: enquiry })

  const counts = await countsOf(owner)
  expect(counts).toMatchObject({ proofs: 1, deliveries: 1, enquiries: 1 })
  expect([
    (await owner.call(listPaymentQueue)).total,
    (await owner.call(listStaffOrders, { query: { waiting: 'delivery' } })).total,
    (await owner.call(listStaffEnquiries)).total,
  ]).toEqual([counts['proofs'], counts['deliveries'], counts['enquiries']])
  expect(Object.keys(await countsOf(support))).toEqual(['deliveries', 'enquiries'])
  expect(Object.keys(await countsOf(editor))).toEqual([])

  await support.call(workOnEnquiry, { params: { id: sent._id }, body: { status: 'ANSWERED' } })
  expect(Object.keys(await countsOf(support))).toEqual(['deliveries'])
})
