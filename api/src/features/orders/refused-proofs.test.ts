import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import { trackOrder } from '@fitout/contract/orders.ts'
import { readFigures } from '@fitout/contract/staff/dashboard.ts'
import { refuseProof } from '@fitout/contract/staff/orders.ts'
import type { StaffRole } from '@fitout/contract/staff/permissions.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Mail } from '../../adapters/mail/port.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openMember } from '../../testing/members.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { type Guest, openGuest, placeOrder, uploadPicture } from '../../testing/visitors.ts'
import { sendOrderMail } from './order-mail.ts'
import { expireOrders } from './order-steps.ts'
import { remindOfProofs, sendProofReminder } from './proof-reminders.ts'

const hours = 30
const desk = withOrderDesk({ REFUSED_PROOF_HOLD_HOURS: String(hours), PROOF_REMINDER_HOURS: '12' })
const hour = 3_600_000
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
})

async function refuse(guest: Guest, id: string, reason = 'The amount is cut off') {
  const proof = await uploadPicture(guest)
  await desk.upload(guest, id, proof)
  return (await manager.call(refuseProof, { params: { id }, body: { proof, reason } })).data
}

/** Moves the order's deadline, since a guest's session would expire with the clock. */
async function letDeadlinePass(id: string) {
  const expires_at = new Date(desk.shop.context.clock.now().getTime() - 1)
  const { db } = desk.shop.context
  await db.updateTable('orders').set({ expires_at }).where('id', '=', id).where('expires_at', 'is not', null).execute()
  await expireOrders(desk.shop.context)
}

/** The mails sent by the given work. */
async function mailsOf(work: (context: typeof desk.shop.context) => Promise<unknown>): Promise<Mail[]> {
  const sent: Mail[] = []
  await work({ ...desk.shop.context, mailer: { send: async (mail) => void sent.push(mail) } })
  return sent
}
const mailsAfter = (orderId: string, event: Jobs['order-mail']['event']) =>
  mailsOf((context) => sendOrderMail(context, { orderId, event }))

describe('an order with a refused proof', () => {
  test('waits for another one for the configured hours, then expires like an order without one', async () => {
    const { guest, id, variant } = await desk.newOrder(3)
    const until = new Date(desk.shop.context.clock.now().getTime() + hours * hour).toISOString()
    expect(await refuse(guest, id)).toMatchObject({ current_status: 'pending', expires_at: until })
    expect(await desk.show(guest, id)).toMatchObject({ expires_at: until, is_proof_refused: true, can_upload: true })
    await expireOrders(desk.shop.context)
    expect(await desk.shelves(variant)).toMatchObject({ held: 3 })
    await letDeadlinePass(id)
    expect(await desk.show(guest, id)).toMatchObject({ current_status: 'cancelled', expires_at: null })
    expect(await desk.shelves(variant)).toEqual({ available: 10, held: 0, sold: 0 })
  })

  test('a look-up shows the reason too: an order by telephone may have no email', async () => {
    const { guest, id } = await desk.newOrder(1)
    const { contact_number } = await refuse(guest, id, 'No amount')
    const phone = contact_number.split(' ')[1] ?? ''
    const look = async () => (await desk.shop.visitor()(trackOrder, { params: { id }, query: { phone } })).data
    expect(await look()).toMatchObject({ is_proof_refused: true, proof_refusal: 'No amount' })
    await desk.upload(guest, id)
    expect(await look()).toMatchObject({ is_proof_refused: false, proof_refusal: null })
    // Members read it in their account.
    const member = await openMember(desk.shop)
    const order = await placeOrder(desk.goods, member, { [await desk.goods.addVariant()]: 1 })
    await refuse(member, order._id, 'No name')
    const query = { phone }
    const { data } = await desk.shop.visitor()(trackOrder, { params: { id: order._id }, query })
    expect(data).toMatchObject({ is_proof_refused: true, proof_refusal: null })
  })

  test('has no deadline while another proof is undecided, however often one was refused', async () => {
    const { guest, id, variant } = await desk.newOrder(2)
    for (const reason of ['Too dark', 'Another order’s receipt']) {
      await refuse(guest, id, reason)
      await desk.upload(guest, id)
      expect(await desk.show(guest, id)).toMatchObject({ expires_at: null, is_proof_refused: false })
      await letDeadlinePass(id)
      expect(await desk.shelves(variant)).toMatchObject({ held: 2 })
    }
  })

  test('either expires or accepts a proof uploaded at the same moment, never half of both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { guest, id, variant } = await desk.newOrder(1)
      await refuse(guest, id)
      const picture = await uploadPicture(guest)
      await Promise.allSettled([letDeadlinePass(id), desk.upload(guest, id, picture)])
      const { current_status: status } = await desk.show(guest, id)
      expect((await desk.shelves(variant)).held).toBe(status === 'cancelled' ? 0 : 1)
    }
  })

  test.each([
    ['zh', /前重新上載/, /未能核對.*已自動取消/],
    ['cn', /前重新上传/, /未能核对.*已自动取消/],
    ['en', /upload another by/, /could not match.*has lapsed/],
  ] as const)('gets a mail for each refusal, with reason and deadline: %s', async (locale: Locale, by, lapsed) => {
    const guest = await openGuest(desk.shop, locale)
    const { _id: id } = await placeOrder(desk.goods, guest, { [await desk.goods.addVariant()]: 1 })
    const ids = new Set<string>()
    for (const reason of ['Too dark', 'No amount']) {
      const { expires_at: until } = await refuse(guest, id, reason)
      const [mail] = await mailsAfter(id, 'proof-refused')
      expect(mail?.text).toMatch(by)
      for (const part of [reason, hongKongTime(new Date(until!))]) expect(mail?.text).toContain(part)
      ids.add(mail!.id)
      desk.advance(1000)
    }
    expect(ids.size).toBe(2)
    await letDeadlinePass(id)
    expect((await mailsAfter(id, 'expired'))[0]?.text).toMatch(lapsed)
  })

  test('gets no mail about a refusal followed by a new proof', async () => {
    const { guest, id } = await desk.newOrder()
    await refuse(guest, id)
    await desk.upload(guest, id)
    expect(await mailsAfter(id, 'proof-refused')).toEqual([])
  })
})

describe('an undecided proof', () => {
  const jobs = async () => {
    const { rows } = await sql<{ data: Jobs['proof-reminder-mail'] }>`
      select data from pgboss.job where name = 'proof-reminder-mail' order by created_on`.execute(desk.shop.context.db)
    return rows.map(({ data }) => data)
  }
  const late = async () => (await (await openStaff(desk.shop, 'manager')).call(readFigures)).data.late_proofs.count

  test('is reported to the staff who may decide, in their languages, until it is decided', async () => {
    const { db } = desk.shop.context
    await db.updateTable('orders').set({ proof_uploaded_at: desk.shop.context.clock.now() }).execute()
    const { guest, id } = await desk.newOrder()
    await desk.upload(guest, id)
    const roles: StaffRole[] = ['owner', 'manager', 'owner', 'support', 'editor']
    const staff = await Promise.all(roles.map((role) => openStaff(desk.shop, role)))
    for (const [index, language] of locales.entries())
      await db.updateTable('staff').set({ language }).where('id', '=', staff[index]!.accountId).execute()

    await remindOfProofs(desk.shop.context)
    expect([await jobs(), await late()]).toEqual([[], 0])
    desk.advance(13 * hour)
    expect(await late()).toBeGreaterThan(0)
    await remindOfProofs(desk.shop.context)
    const queued = await jobs()
    const sent = await mailsOf(async (context) => {
      for (const job of [...queued, ...queued]) await sendProofReminder(context, job)
    })
    expect(new Set(sent.map((mail) => mail.id)).size).toBe(queued.length)
    const heard = staff.map(({ email }) => sent.find(({ to }) => to === email))
    const subjects = { en: 'Proofs of payment to check', zh: '有付款證明等候核對', cn: '有付款凭证等待核对' }
    expect(heard.map((mail) => mail?.subject)).toEqual([...locales.map((one) => subjects[one]), undefined, undefined])
    for (const mail of sent) {
      expect(mail.text).toContain('/admin#/proofs')
      expect(mail.text).not.toContain('opt-outs')
    }

    await db
      .updateTable('orders')
      .set({ proof_refused_at: new Date(), proof_refusal: 'x' })
      .where('status', '=', 'pending')
      .execute()
    expect(await late()).toBe(0)
    expect(await mailsOf((context) => sendProofReminder(context, queued[0]!))).toEqual([])
  })
})
