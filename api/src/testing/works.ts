import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { type PlanRow, plansOffered } from '@fitout/contract/instalments.ts'
import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import { acceptQuotation } from '@fitout/contract/quotations.ts'
import type { checkKeys } from '@fitout/contract/renovations.ts'
import { saveQuotationHead } from '@fitout/contract/staff/quotations.ts'
import { assignRenovation, findStaffRenovation, setRenovationCheck } from '@fitout/contract/staff/renovations.ts'
import { progressStage } from '@fitout/contract/staff/stages.ts'
import type { Member } from './members.ts'
import { beginDraft, type Line, line, saveLines, send } from './quotations.ts'
import { openRoomOf } from './renovations.ts'
import type { StaffVisitor } from './staff.ts'
import type { TestShop } from './test-shop.ts'

type StageOfTest = { key: string; planned_start: string; working_days: number; weight?: number }
type Agreed = {
  start: string
  working_days: number
  stages: StageOfTest[]
  plan: PlanRow[]
  total: number
  /** Replaces one line that exceeds the total. */
  lines: Line[]
  cooling_off_days: number
}

const inAll = (text: string) => ({ en: text, zh: text, cn: text })

/** A room with an accepted quotation and stages; without a cooling-off unless one is named. */
export async function openWorks(
  shop: TestShop,
  staff: StaffVisitor,
  client: Member,
  agreed: Partial<Agreed> = {},
): Promise<string> {
  const id = await openRoomOf(shop, staff, client)
  const today = hongKongDay(shop.context.clock.now())
  const { start = today, working_days = 20, plan = plansOffered.two, total = 100_000, cooling_off_days = 0 } = agreed
  const stages = agreed.stages ?? [{ key: 'demolition', planned_start: start, working_days: 5 }]
  const { version, head_revision: revision } = await beginDraft(staff, id)
  const params = { id, version: String(version) }
  const written = stages.map((stage) => ({ weight: 10, ...stage, title: inAll(stage.key) }))
  const head = { start, working_days, plan, stages: written, cooling_off_days }
  const reason = { cooling_off_reason: inAll('Works are urgent') }
  await staff.call(saveQuotationHead, { params, body: { revision, ...head, ...reason } })
  await saveLines(staff, params, 'painting', agreed.lines ?? [line('Works', { unit_price: total })])
  const { content_hash } = await send(staff, params)
  const body = { typed_name: 'Ho Siu Ming', is_agreed: true, wording_version: signingVersion } as const
  await client.call(acceptQuotation, { params, body: { ...body, content_hash: content_hash ?? '' } })
  return id
}

type Key = (typeof checkKeys)[number]

/** Marks checks as done. */
export async function doChecks(
  staff: StaffVisitor,
  id: string,
  keys: readonly Key[],
  fields: { state?: 'DONE' | 'NEEDED' | 'NOT_NEEDED'; valid_until?: string; reason?: string } = {},
): Promise<void> {
  for (const key of keys) {
    const { revision } = (await staff.call(findStaffRenovation, { params: { id } })).data
    await staff.call(setRenovationCheck, { params: { id, key }, body: { state: 'DONE', ...fields, revision } })
  }
}

export const beforeAnything = ['PERMIT', 'INSURANCE_CAR', 'INSURANCE_EC'] as const

/** Everything that demolition requires. */
export async function prepareWorks(staff: StaffVisitor, id: string): Promise<void> {
  await doChecks(staff, id, [...beforeAnything, 'STRUCTURE'])
}

export async function assignForeman(staff: StaffVisitor, id: string, foreman: StaffVisitor): Promise<void> {
  await staff.call(assignRenovation, { params: { id }, body: { site_staff_ids: [foreman.accountId] } })
}

type Progress = BodyInput<typeof progressStage>

export async function progress(by: StaffVisitor, id: string, key: string, body: Progress) {
  return (await by.call(progressStage, { params: { id, key }, body })).data
}
