import type { Answer, BodyInput } from '@fitout/contract/endpoint.ts'
import { locales } from '@fitout/contract/locales.ts'
import { subtotalOf } from '@fitout/contract/quotation-amounts.ts'
import type { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import type { changeVariation, findStaffVariation, listProvisionalLines } from '@fitout/contract/staff/variations.ts'
import { variationLineKinds } from '@fitout/contract/variation-content.ts'
import { draftOf, figuresOf, type LineDraft, writtenLines } from '../../shared/quotation-lines/line-draft.ts'
import { type InEachLanguage, inEachLanguage } from '../../shared/words-fields.tsx'

export type Variation = Answer<typeof findStaffVariation>['data']
export type Room = Answer<typeof findStaffRenovation>['data']
export type ProvisionalLine = Answer<typeof listProvisionalLines>['data'][number]
export type VariationPath = { id: string; variation_id: string }
type Cause = Variation['cause']
type Kind = (typeof variationLineKinds)[number]
type Sign = 'OLD' | 'NEW'

/** A variation being edited. */
export type VariationDraft = {
  title: InEachLanguage
  reason: InEachLanguage
  cause: Cause
  lines: Record<Sign, LineDraft[]>
  days: string
  provisional_key: string | null
  pays_with: string | null
}

export function draftFrom({ draft }: Variation): VariationDraft {
  const of = (sign: Sign) =>
    draft.lines
      .filter((line) => line.sign === sign)
      .map((line) => draftOf({ ...line, key: line.key ?? crypto.randomUUID(), set: null, is_default: false }))
  return {
    title: inEachLanguage(draft.title),
    reason: inEachLanguage(draft.reason),
    cause: draft.cause,
    lines: { OLD: of('OLD'), NEW: of('NEW') },
    days: String(draft.days),
    provisional_key: draft.provisional_key,
    pays_with: draft.pays_with,
  }
}

type Written = Omit<BodyInput<typeof changeVariation>, 'revision'>

/** The saved form of a draft. */
export function writtenFrom({
  title,
  reason,
  cause,
  lines,
  days,
  provisional_key,
  pays_with,
}: VariationDraft): Written {
  const of = (sign: Sign) =>
    writtenLines(lines[sign]).map(({ set: _set, is_default: _isDefault, kind, ...line }) => ({
      ...line,
      sign,
      kind: variationLineKinds.find((one) => one === kind) ?? ('WORK' satisfies Kind),
    }))
  return {
    title: written(title),
    reason: written(reason),
    cause,
    lines: [...of('OLD'), ...of('NEW')],
    days: Number(days) || 0,
    provisional_key: cause === 'PROVISIONAL' ? provisional_key : null,
    pays_with,
  }
}

function written(words: InEachLanguage) {
  return Object.fromEntries(locales.flatMap((locale) => (words[locale].trim() ? [[locale, words[locale].trim()]] : [])))
}

/** The total of the entered lines, in dollars. */
export function sumOf(lines: LineDraft[]): number {
  return subtotalOf(lines.map(figuresOf))
}
