import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { noteOrderPayment } from '@fitout/contract/staff/order-changes.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { confirmStaffPayment, findStaffOrder, shipOrder, unconfirmStaffPayment } from '@fitout/contract/staff/orders.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { bookService, expectRefusal, openGuest } from '../../testing/visitors.ts'
import { sendOrderMail } from './order-mail.ts'
import { confirmPaymentByReference } from './staff-order-steps.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
  await publishForPapers(desk.shop.context)
  // The clock advances between reads, as it does outside of tests.
  const { clock } = desk.shop.context
  const now = clock.now.bind(clock)
  let looks = 0
  Object.assign(clock, { now: () => new Date(now().getTime() + (looks += 1)) })
})

async function confirm(id: string): Promise<void> {
  const { data } = await manager.call(findStaffOrder, { params: { id } })
  await manager.call(confirmStaffPayment, { params: { id }, body: { proof: data.proof?._id ?? null } })
}

/** The mails sent about the order. */
async function sentMails(id: string): Promise<string[]> {
  const folder = join(desk.shop.context.config.dataDir, 'mail')
  return (await readdir(folder).catch(() => [])).filter((name) => name.includes(id))
}

test('a payment confirmed by mistake is undone before the customer is notified, and can be confirmed again', async () => {
  const { guest, id, variant } = await desk.newOrder()
  const unconfirm = () => manager.call(unconfirmStaffPayment, { params: { id } })
  await expectRefusal(unconfirm(), 409, 'too-late-to-take-back')
  await confirm(id)
  expect((await unconfirm()).data).toMatchObject({
    payment_status: 'unpaid',
    current_status: 'submitted',
    paid: 0,
    paid_at: null,
    payments: [],
    expires_at: expect.any(String),
  })
  expect(await desk.shelves(variant)).toEqual({ available: 7, held: 3, sold: 0 })
  await sendOrderMail(desk.shop.context, { orderId: id, event: 'paid' })
  expect(await sentMails(id)).toEqual([])
  await desk.upload(guest, id)
  await confirm(id)
  expect((await unconfirm()).data).toMatchObject({ current_status: 'pending', expires_at: null })
  await confirm(id)
  await manager.call(shipOrder, { params: { id }, body: { tracking_number: 'SF7' } })
  await expectRefusal(unconfirm(), 409, 'too-late-to-take-back')
  expect(await desk.shelves(variant)).toEqual({ available: 7, held: 0, sold: 3 })
  const { data: trail } = await manager.call(listAudit, { query: { subject: 'order', subject_id: id } })
  const actions = trail.toReversed().map(({ action, after }) => [action, after])
  expect(actions.slice(0, 2)).toEqual([
    ['payments.confirm', expect.objectContaining({ payment_status: 'paid', paid_cents: 44_970 })],
    ['payments.unconfirm', expect.objectContaining({ payment_status: 'unpaid', paid_cents: 0 })],
  ])
})

test('an announced payment cannot be undone: after half a minute, by a command, or twice at once', async () => {
  const { id } = await desk.newOrder()
  const unconfirm = (order: string) => manager.call(unconfirmStaffPayment, { params: { id: order } })
  await confirm(id)
  desk.advance(31_000)
  await expectRefusal(unconfirm(id), 409, 'too-late-to-take-back')
  const other = await desk.newOrder()
  await confirmPaymentByReference(desk.shop.context, other.reference)
  await expectRefusal(unconfirm(other.id), 409, 'too-late-to-take-back')
  const { _id: booked } = await bookService(desk.goods, await openGuest(desk.shop))
  await confirm(booked)
  expect((await unconfirm(booked)).data.payment_status).toBe('unpaid')
  const { rows } = await sql<{ settled_at: Date | null }>`
    select settled_at from appointments where order_id = ${booked}`.execute(desk.shop.context.db)
  expect(rows.every(({ settled_at }) => settled_at === null)).toBe(true)
  const twice = await desk.newOrder()
  await confirm(twice.id)
  const answers = await Promise.allSettled([unconfirm(twice.id), unconfirm(twice.id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a part payment noted by mistake is undone with what came of it, and the customer gets no mail', async () => {
  const { guest, id, variant } = await desk.newOrder()
  const unconfirm = () => manager.call(unconfirmStaffPayment, { params: { id } })
  const show = async () => (await manager.call(findStaffOrder, { params: { id } })).data
  const note = async (amount: number) => {
    const { version } = await show()
    await manager.call(noteOrderPayment, { params: { id }, body: { amount, channel: 'CASH', version } })
    return (
      await desk.shop.context.db.selectFrom('order_payments').selectAll().where('order_id', '=', id).execute()
    ).map(({ id: paymentId }) => paymentId)
  }
  await desk.upload(guest, id)
  const [mistaken = ''] = await note(100)
  expect((await show()).steps).not.toContain('refuse-proof')
  expect((await unconfirm()).data).toMatchObject({ payment_status: 'unpaid', paid: 0, payments: [], expires_at: null })
  // The proof waits for its decision again.
  expect((await show()).steps).toContain('refuse-proof')
  await sendOrderMail(desk.shop.context, { orderId: id, event: 'part-paid', of: mistaken })
  const [first = ''] = await note(50)
  await sendOrderMail(desk.shop.context, { orderId: id, event: 'part-paid', of: first })
  expect((await sentMails(id)).filter((name) => name.includes('part-paid'))).toEqual([`${id}-part-paid-${first}.eml`])
  // Of two parts the last one; the former remains, with the proof that it settled.
  await note(20)
  expect((await unconfirm()).data).toMatchObject({ paid: 50, payments: [{ amount: 50 }] })
  expect((await show()).steps).not.toContain('refuse-proof')
  // The part that pays the order.
  await note((await show()).to_pay)
  expect(await desk.shelves(variant)).toEqual({ available: 7, held: 0, sold: 3 })
  expect((await unconfirm()).data).toMatchObject({ payment_status: 'unpaid', paid: 50 })
  expect(await desk.shelves(variant)).toEqual({ available: 7, held: 3, sold: 0 })
  desk.advance(31_000)
  await expectRefusal(unconfirm(), 409, 'too-late-to-take-back')
})
