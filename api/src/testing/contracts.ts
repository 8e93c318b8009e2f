import { plansOffered, type PlanRow } from '@fitout/contract/instalments.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { submitPaymentRecord } from '@fitout/contract/payment-records.ts'
import { changeStages } from '@fitout/contract/staff/stages.ts'
import { saveQuotationHead } from '@fitout/contract/staff/quotations.ts'
import { listStaffInstalments } from '@fitout/contract/staff/instalments.ts'
import {
  confirmPaymentRecord,
  enterPaymentRecord,
  refundRenovation,
  refusePaymentRecord,
} from '@fitout/contract/staff/payment-records.ts'
import { declineVariation } from '@fitout/contract/variations.ts'
import { type Database, transaction } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { voidSchedule, writeSchedule } from '../features/instalments/schedule-service.ts'
import type { Member } from './members.ts'
import { beginDraft, line, saveLines, send } from './quotations.ts'
import { openRoomOf } from './renovations.ts'
import { publishConstants, publishForPapers } from './publish-constants.ts'
import { openStaff, type StaffVisitor } from './staff.ts'
import { sendVariationTo } from './variations.ts'
import type { TestShop } from './test-shop.ts'
import { uploadPicture } from './visitors.ts'

type Contract = { total: number; plan: PlanRow[]; coolingOffUntil: string }

/** A room with a contract, in dollars; by itself HK$1,000.01 in two halves whose cooling-off ended yesterday. */
export async function openContract(
  shop: TestShop,
  staff: StaffVisitor,
  client: Member,
  { total = 1000.01, plan = plansOffered.two, coolingOffUntil }: Partial<Contract> = {},
): Promise<string> {
  const id = await openRoomOf(shop, staff, client)
  const { version, head_revision: revision } = await beginDraft(staff, id)
  const params = { id, version: String(version) }
  const start = hongKongDay(shop.context.clock.now(), 30)
  await staff.call(saveQuotationHead, { params, body: { revision, start, working_days: 40 } })
  await saveLines(staff, params, 'painting', [line('Paint the flat', { unit_price: total })])
  await send(staff, params)
  const cents = Math.round(total * 100)
  const until = coolingOffUntil ?? hongKongDay(shop.context.clock.now(), -1)
  await transaction(shop.context.db, async (trx) => {
    await accept(trx, id, { cents, until })
    await writeSchedule(trx, { renovation_id: id, total: cents, plan, cooling_off_until: until })
  })
  return id
}

/** Leaves the room and its quotation as a client's acceptance does. */
async function accept(trx: Database, id: string, { cents, until }: { cents: number; until: string }): Promise<void> {
  const quotation = await trx
    .updateTable('quotations')
    .set({ status: 'ACCEPTED', cooling_off_until: until })
    .where('renovation_id', '=', id)
    .returning(['id', 'content_hash'])
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('quotation_decisions')
    .values({
      id: newId(),
      quotation_id: quotation.id,
      kind: 'ACCEPTED',
      at: new Date(),
      typed_name: 'Chan Tai Man',
      total_cents: cents,
      content_hash: quotation.content_hash,
    })
    .execute()
  await trx.updateTable('renovations').set({ status: 'ACCEPTED' }).where('id', '=', id).execute()
}

/** Ends a contract as a cancellation within the cooling-off period does. */
export async function endContract(shop: TestShop, id: string): Promise<void> {
  await transaction(shop.context.db, async (trx) => {
    await voidSchedule(trx, id)
    await trx.updateTable('quotations').set({ status: 'CANCELLED' }).where('renovation_id', '=', id).execute()
    await trx.updateTable('renovations').set({ status: 'CANCELLED' }).where('id', '=', id).execute()
  })
}

type Stated = BodyInput<typeof submitPaymentRecord>

/** Records a payment with a picture, dated today unless a day is given. */
export async function handInPayment(
  shop: TestShop,
  member: Member,
  params: { id: string; instalment_id: string },
  { idempotencyKey, ...fields }: Partial<Stated> & { idempotencyKey?: string } = {},
) {
  const image = fields.image ?? (await uploadPicture(member))
  const paid_on = hongKongDay(shop.context.clock.now())
  const body: Stated = {
    channel: 'FPS',
    bank_number: '1234567',
    amount: 500.01,
    user_name: 'CHAN TAI MAN',
    paid_on,
    ...fields,
    image,
  }
  return (await member.call(submitPaymentRecord, { params, body, ...(idempotencyKey && { idempotencyKey }) })).data
}

/** Confirms a payment of some dollars as staff. */
export async function confirmPayment(
  shop: TestShop,
  staff: StaffVisitor,
  id: string,
  received_amount: number,
  excess?: 'NEXT' | 'RETURN',
) {
  const received_on = hongKongDay(shop.context.clock.now())
  const body = { is_amount_matched: true, is_bank_matched: true, received_amount, received_on } as const
  return (await staff.call(confirmPaymentRecord, { params: { id }, body: { ...body, ...(excess && { excess }) } })).data
}

/** A completed contract with a payment in the client's name, a partial refund, and a declined variation. */
export async function fillMoney(shop: TestShop, member: Member, payer: string): Promise<void> {
  await publishForPapers(shop.context)
  const staff = await openStaff(shop, 'manager')
  const id = await openContract(shop, staff, member)
  const { data } = await staff.call(listStaffInstalments, { params: { id } })
  const paid_on = hongKongDay(shop.context.clock.now())
  const paid = { channel: 'FPS', bank_number: '1234567', amount: 600, paid_on, user_name: payer } as const
  const body = { ...paid, instalment_id: data[0]?._id ?? '' }
  const record = (await staff.call(enterPaymentRecord, { params: { id }, body })).data
  await confirmPayment(shop, staff, record._id, 600, 'RETURN')
  const refund = {
    amount: 50,
    channel: 'FPS',
    bank_reference: 'FT-1',
    sent_on: paid_on,
    reason: 'Paid too much',
  } as const
  await staff.call(refundRenovation, { params: { id }, body: refund })
  const stage = { key: 'painting', title: { zh: '油漆' }, weight: 10, starts_on: paid_on, working_days: 5 }
  await staff.call(changeStages, { params: { id }, body: { revision: 1, stages: [stage] } })
  const { params } = await sendVariationTo(staff, id)
  await member.call(declineVariation, { params, body: { reason: `${payer} keeps the old handles` } })
  await shop.context.db.updateTable('renovations').set({ status: 'CLOSED' }).where('id', '=', id).execute()
}

/** Refused payments of one room, which come one by one, since few may wait. */
export async function growingPayments(shop: TestShop, staff: StaffVisitor, member: Member) {
  await publishConstants(shop.context)
  const id = await openContract(shop, staff, member)
  const { data } = await staff.call(listStaffInstalments, { params: { id } })
  return {
    address: `/api/admin/payment-records/all?state=REFUSED&renovation_id=${id}&`,
    async arrive(): Promise<void> {
      const record = await handInPayment(shop, member, { id, instalment_id: data[0]?._id ?? '' }, { amount: 1 })
      const body = { reason: 'Not on the statement' }
      await staff.call(refusePaymentRecord, { params: { id: record._id }, body })
    },
  }
}
