import { closeDefect } from '@fitout/contract/defects.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { listInstalments } from '@fitout/contract/instalments.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import { acceptQuotation, cancelQuotation, declineQuotation, startEarly } from '@fitout/contract/quotations.ts'
import { changeMember, inviteMember, removeMember, showRenovation } from '@fitout/contract/renovations.ts'
import { completeWorks } from '@fitout/contract/staff/handovers.ts'
import { refusePaymentRecord } from '@fitout/contract/staff/payment-records.ts'
import {
  acceptOnPaper,
  saveQuotationHead,
  uploadSignedPaper,
  withdrawQuotation,
} from '@fitout/contract/staff/quotations.ts'
import { openRenovation } from '@fitout/contract/staff/renovations.ts'
import { withdrawVariation } from '@fitout/contract/staff/variations.ts'
import { declineVariation } from '@fitout/contract/variations.ts'
import { watchWarranties } from '../features/handovers/handover-clock.ts'
import { queueInstalmentReminders } from '../features/instalments/due-instalments-service.ts'
import { expireQuotations } from '../features/quotations/quotations-service.ts'
import { confirmPayment, handInPayment } from './contracts.ts'
import { fix, handOver, raiseByClient } from './handovers.ts'
import { type Member, openProvedMember, signIn } from './members.ts'
import { beginDraft, line, saveLines, send, sendNextVersion } from './quotations.ts'
import { openStaff, type StaffVisitor } from './staff.ts'
import type { TestShop } from './test-shop.ts'
import { paperFile } from './trail/example-files.ts'
import { approve, openFellow, sendVariationTo } from './variations.ts'
import { expectRefusal } from './visitors.ts'
import { prepareWorks, progress } from './works.ts'

const inAll = (text: string) => ({ en: text, zh: text, cn: text })
const signed = { typed_name: 'CANARY-NAME', is_agreed: true, wording_version: signingVersion } as const
const because = { reason: 'It costs too much' }

async function openRoom(staff: StaffVisitor, locale: Locale, email: string): Promise<string> {
  const body = { name: 'CANARY-NAME', email, language: locale, address: 'CANARY-ADDRESS', title: 'CANARY-TITLE' }
  return (await staff.call(openRenovation, { body })).data._id
}

async function sendFirst(staff: StaffVisitor, id: string, now: Date) {
  const { version, head_revision: revision } = await beginDraft(staff, id)
  const params = { id, version: String(version) }
  const start = hongKongDay(now, 8)
  const stages = [{ key: 'demolition', title: inAll('Demolition'), weight: 10, planned_start: start, working_days: 5 }]
  const warranties = [{ title: inAll('Works'), months: 12 }]
  await staff.call(saveQuotationHead, { params, body: { revision, start, working_days: 20, stages, warranties } })
  await saveLines(staff, params, 'masonry', [line('Tiles', { unit_price: 4000 }), line('Screed'), line('Grout')])
  return { params, sent: await send(staff, params) }
}

async function acceptPaper(staff: StaffVisitor, params: Awaited<ReturnType<typeof sendFirst>>['params'], day: string) {
  const { data: scan } = await staff.call(uploadSignedPaper, { params, file: paperFile() })
  const body = { file_id: scan.file_id, signed_on: day, name: 'CANARY-NAME', options: [] }
  await staff.call(acceptOnPaper, { params, body })
}

/**
 * A renovation with every mail that it sends without consent: yields when mails are queued, with their number. Several lives
 * run side by side, on the day that `setDay` gives to the shop.
 */
export async function* lifeOfRenovation(
  shop: TestShop,
  { locale, setDay }: { locale: Locale; setDay: (day: string) => void },
): AsyncGenerator<number, void> {
  let staff: StaffVisitor
  let client: Member
  const comes = async (day: string) => {
    setDay(day)
    staff = await openStaff(shop, 'manager')
    client = { ...(await signIn(shop, client.email)), phone: client.phone }
  }
  setDay('2026-11-30')
  staff = await openStaff(shop, 'manager')
  client = await openProvedMember(shop, locale)
  await openRoom(staff, locale, 'invited@shop.example')
  yield 1
  const id = await openRoom(staff, locale, client.email)
  yield 0
  await client.call(inviteMember, {
    params: { id },
    body: { email: 'spouse@shop.example', right: 'READ', language: locale },
  })
  yield 1

  const spouse = await openFellow(shop, id, 'READ', locale)
  yield 1
  const { members } = (await client.call(showRenovation, { params: { id } })).data
  const fellow = { id, member_id: members.find(({ right }) => right === 'READ')?._id ?? '' }
  await client.call(changeMember, { params: fellow, body: { right: 'APPROVE' } })
  yield 1
  await client.call(removeMember, { params: fellow, body: {} })
  yield 1
  await expectRefusal(spouse.call(showRenovation, { params: { id } }), 404, 'renovation-not-found')

  const first = await sendFirst(staff, id, shop.context.clock.now())
  yield 1
  await client.call(declineQuotation, { params: first.params, body: because })
  yield 2
  const second = await sendNextVersion(staff, id)
  yield 1
  await staff.call(withdrawQuotation, { params: second.params, body: because })
  yield 1
  const third = await sendNextVersion(staff, id)
  await comes('2026-12-11')
  await expireQuotations(shop.context)
  yield 2
  const accepted = { ...signed, content_hash: third.sent.content_hash ?? '', options: [] }
  await client.call(acceptQuotation, { params: third.params, body: accepted })
  yield 2

  for (const [day, count] of [
    ['2026-12-19', 1],
    ['2026-12-22', 1],
    ['2026-12-26', 1],
  ] as const) {
    await comes(day)
    await queueInstalmentReminders(shop.context)
    yield count
  }
  const { data: rows } = await client.call(listInstalments, { params: { id } })
  const [row] = rows
  if (!row) throw new Error('A contract has an instalment')
  const path = { id, instalment_id: row._id }
  const payment = { amount: row.open, user_name: 'CANARY-NAME' }
  const refused = await handInPayment(shop, client, path, payment)
  yield 1
  await staff.call(refusePaymentRecord, { params: { id: refused._id }, body: because })
  yield 1
  const paid = await handInPayment(shop, client, path, payment)
  await confirmPayment(shop, staff, paid._id, row.open)
  yield 1

  const declined = await sendVariationTo(staff, id)
  yield 1
  await client.call(declineVariation, { params: declined.params, body: because })
  yield 2
  const withdrawn = await sendVariationTo(staff, id)
  await staff.call(withdrawVariation, { params: withdrawn.params, body: because })
  yield 1
  const approved = await sendVariationTo(staff, id)
  await approve(client, approved.params)
  yield 2

  await prepareWorks(staff, id)
  await progress(staff, id, 'demolition', { percent: 50 })
  await progress(staff, id, 'demolition', { percent: 100 })
  await staff.call(completeWorks, { params: { id }, body: {} })
  const { _id: defect_id } = await raiseByClient(client, id)
  await fix(staff, id, defect_id)
  await client.call(closeDefect, { params: { id, defect_id }, body: {} })
  await handOver(shop, staff, client, id)
  yield 2
  await comes('2027-11-26')
  await watchWarranties(shop.context)
  yield 1

  await comes('2026-11-30')
  const other = await openRoom(staff, locale, client.email)
  const { params, sent } = await sendFirst(staff, other, shop.context.clock.now())
  await client.call(acceptQuotation, {
    params,
    body: { ...signed, content_hash: sent.content_hash ?? '', options: [] },
  })
  yield 2
  await client.call(cancelQuotation, { params: { id: other }, body: { ...because, typed_name: 'CANARY-NAME' } })
  yield 2

  const urgent = await openRoom(staff, locale, client.email)
  const onPaper = await sendFirst(staff, urgent, shop.context.clock.now())
  yield 1
  await acceptPaper(staff, onPaper.params, '2026-11-30')
  yield 2
  await client.call(startEarly, { params: { id: urgent }, body: signed })
  yield 2
}
