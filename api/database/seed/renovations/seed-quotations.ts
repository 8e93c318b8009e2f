import type { Body } from '@fitout/contract/endpoint.ts'
import { holidayDays } from '@fitout/contract/general-holidays.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { plansOffered } from '@fitout/contract/instalments.ts'
import { keysOf } from '@fitout/contract/project-options.ts'
import { quotationGroups } from '@fitout/contract/quotation-options.ts'
import type { saveQuotationGroup } from '@fitout/contract/staff/quotations.ts'
import { movedByWorkingDays } from '@fitout/contract/working-days.ts'
import type { Context } from '../../../src/context.ts'
import { idFromKey } from '../../../src/database/new-id.ts'
import { findGeneralHolidays } from '../../../src/features/configuration/configuration-service.ts'
import { sendDraft } from '../../../src/features/quotations/send-quotation.ts'
import {
  beginDraft,
  orderGroups,
  saveGroupByStaff,
  saveHead,
} from '../../../src/features/quotations/staff-quotations-service.ts'
import type { SeedLine, SeedQuotation, SeedRenovation } from './renovation-types.ts'

type By = { id: string }
export type Room = { id: string; seed: SeedRenovation }
type Draft = Awaited<ReturnType<typeof beginDraft>>
type WrittenLine = Body<typeof saveQuotationGroup>['lines'][number]

/** Of a line in any version. */
export function lineId({ title }: SeedRenovation, key: string): string {
  return idFromKey(`line ${key} of ${title}`)
}

/** Writes and sends the first version, in a shop of that day. */
export async function sendFirstVersion(past: Context, by: By, room: Room): Promise<void> {
  const draft = await beginDraft(past, by, room.id, { from: 'TEMPLATE' })
  const path = { id: room.id, version: String(draft.version) }
  const holidays = holidayDays(await findGeneralHolidays(past.db))
  const dayAfter = (days: number) => movedByWorkingDays(hongKongDay(past.clock.now(), days - 1), 1, 'MON_SAT', holidays)
  await saveHead(past, by, path, { revision: draft.head_revision, ...headOf(room.seed.quotation, dayAfter) })
  const saved = await saveGroups(past, by, room, { draft, groups: room.seed.quotation.groups })
  await send(past, by, room, saved)
}

/** Sends the revision in place of the previous version, with its groups in the order of work. */
export async function sendRevisedVersion(past: Context, by: By, room: Room): Promise<void> {
  const draft = await beginDraft(past, by, room.id, { from: 'VERSION' })
  const saved = await saveGroups(past, by, room, { draft, groups: room.seed.revised ?? [] })
  const written = new Set(saved.content.groups.map(({ key }) => key))
  const keys = keysOf(quotationGroups).filter((key) => written.has(key))
  const path = { id: room.id, version: String(draft.version) }
  await send(past, by, room, await orderGroups(past, by, path, { revision: saved.head_revision, keys }))
}

async function send(past: Context, by: By, { id }: Room, { version, revision }: Draft): Promise<void> {
  const body = { revision, is_warned: true }
  await sendDraft(past, by, { id, version: String(version) }, { body, idempotencyKey: undefined })
}

/** Works are on working days: the first of them this many days after the sending. */
function headOf(
  { plan, starts, workingDays, stages, discount, exclusions }: SeedQuotation,
  workingDayAfter: (days: number) => string,
) {
  return {
    plan: plansOffered[plan],
    start: workingDayAfter(starts),
    working_days: workingDays,
    stages: stages.map((stage) => ({
      key: stage.key,
      title: stage.title,
      weight: stage.weight,
      planned_start: workingDayAfter(starts + stage.starts),
      working_days: stage.workingDays,
    })),
    ...(discount && { discount }),
    ...(exclusions && { exclusions }),
  }
}

type Groups = { draft: Draft; groups: SeedQuotation['groups'] }

async function saveGroups(past: Context, by: By, { id, seed }: Room, { draft, groups }: Groups): Promise<Draft> {
  let saved = draft
  for (const { key, lines } of groups) {
    const revision = draft.content.groups.find((group) => group.key === key)?.revision ?? 0
    const path = { id, version: String(draft.version), key }
    const body = { revision, lines: lines.map((line) => writtenLine(seed, line)) }
    saved = await saveGroupByStaff(past, by, path, body)
  }
  return saved
}

function writtenLine(seed: SeedRenovation, { key, price, room, set, isDefault, ...line }: SeedLine): WrittenLine {
  return {
    key: lineId(seed, key),
    ...line,
    description: {},
    material: {},
    unit_price: price,
    room: room ?? null,
    set: set ?? null,
    is_default: isDefault ?? false,
  }
}
