import { createHash } from 'node:crypto'
import { canonicalJson } from '@fitout/contract/canonical-json.ts'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { unverifiedYears } from '@fitout/contract/general-holidays.ts'
import { toCents, toDollars } from '@fitout/contract/money.ts'
import type { RenovationStatus } from '@fitout/contract/renovations.ts'
import type { findStaffVariation } from '@fitout/contract/staff/variations.ts'
import type { VariationContent } from '@fitout/contract/variation-content.ts'
import type { showVariation } from '@fitout/contract/variations.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { findOwnLanguage, findGeneralHolidays } from '../configuration/configuration-service.ts'
import { showSchedule } from '../instalments/schedule-service.ts'
import { findContract } from '../quotations/quotation-heads-service.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'
import { findStaffRow } from '../staff/staff-service.ts'
import { endsOf } from '../stages/works-service.ts'
import { unsettledProvisionalLines } from './provisional-lines-service.ts'
import { presentHead } from './shown-variations-service.ts'
import { type Contract, contentOf } from './variation-draft.ts'
import { gapsOf, warningsOf } from './variation-gaps.ts'
import { findContractSum, findDecision, findVariation, type VariationRow } from './variations-queries.ts'

export type Path = { id: string; variation_id: string }

type Shown = AnswerInput<typeof showVariation>['data']
type Effect = Pick<Shown, 'sum' | 'end'>
type StaffVariation = AnswerInput<typeof findStaffVariation>['data']

/** The states of a renovation in which its contract can be changed. */
const changeable: ReadonlySet<RenovationStatus> = new Set(['ACCEPTED', 'IN_PROGRESS', 'INSPECTION'])

/** Throws `illegal-transition` before there is a contract, and after handover or end. */
export function requireChangeable({ status }: RenovationRow): void {
  if (!changeable.has(status)) throw new AppError('illegal-transition')
}

export function hashOf(content: VariationContent): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex')
}

/** Throws `variation-not-found`. */
export async function requireVariation(db: Database, { id, variation_id: key }: Path): Promise<VariationRow> {
  const row = isId(key) ? await findVariation(db, id, key) : undefined
  if (!row) throw new AppError('variation-not-found')
  return row
}

/** Throws `illegal-transition` without a contract. */
export async function requireContract(db: Database, renovationId: string): Promise<Contract> {
  const contract = await findContract(db, renovationId)
  const sum = await findContractSum(db, renovationId)
  if (!contract || sum === undefined) throw new AppError('illegal-transition')
  return { content: contract.content, sum, schedule: await showSchedule(db, renovationId) }
}

type Now = Pick<Context, 'db' | 'clock'>

/** The effect of a variation on sum and end: as of its approval, or on the contract as it is now. */
export async function effectOf(
  { db, clock }: Now,
  room: RenovationRow,
  row: VariationRow,
  content: VariationContent,
): Promise<Effect> {
  const decision = row.status === 'APPROVED' ? await findDecision(db, row.id) : undefined
  if (decision) {
    return {
      sum: {
        before: toDollars(decision.sum_before_cents ?? 0),
        after: toDollars(decision.sum_after_cents ?? 0),
      },
      end: { before: decision.end_before, after: decision.end_after },
    }
  }
  const sum = (await findContractSum(db, room.id)) ?? 0
  return {
    sum: { before: toDollars(sum), after: toDollars(sum + toCents(content.amount)) },
    end: await endsOf(db, room, clock.now(), content.days),
  }
}

/** The content of a variation: as it was sent, or, for a draft, as it would be sent now. */
export async function contentOfRow(db: Database, row: VariationRow): Promise<VariationContent> {
  return row.content ?? contentOf({ row, validUntil: null }, await requireContract(db, row.renovation_id))
}

/** A variation as staff see it, a draft with its missing parts. */
export async function showToStaff(now: Now, room: RenovationRow, row: VariationRow): Promise<StaffVariation> {
  const { db, clock } = now
  const content = await contentOfRow(db, row)
  const decision = await findDecision(db, row.id)
  const beside = {
    decided_at: decision?.at ?? null,
    reason: decision?.reason ?? null,
    typed_name: decision?.typed_name ?? null,
  }
  const effect = await effectOf(now, room, row, content)
  const isDraft = row.status === 'DRAFT'
  return {
    ...presentHead({ ...row, ...beside }, clock.now()),
    amount: content.amount,
    draft: row.draft,
    content,
    ...effect,
    revision: row.revision,
    saved: {
      staff_name: (row.staff_id && (await findStaffRow(db, row.staff_id))?.name) || null,
      saved_at: row.saved_at.toISOString(),
    },
    missing: isDraft ? await missingOf(db, room, content) : [],
    warnings: isDraft ? await warningsOfDraft(now, room, content, effect) : [],
  }
}

export async function missingOf(db: Database, room: RenovationRow, content: VariationContent) {
  const open = new Set((await unsettledProvisionalLines(db, room.id)).map(({ key }) => key))
  return gapsOf(content, [room.language, await findOwnLanguage(db)], open)
}

export async function warningsOfDraft({ db, clock }: Now, room: RenovationRow, content: VariationContent, end: Effect) {
  const published = await findGeneralHolidays(db)
  const { before, after } = end.end
  const isBeyondHolidays =
    content.days > 0 &&
    before !== null &&
    after !== null &&
    unverifiedYears(published, before, after).missing.length > 0
  return warningsOf(content, { contract: await requireContract(db, room.id), now: clock.now(), isBeyondHolidays })
}
