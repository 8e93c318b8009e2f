import type { Answer } from '@fitout/contract/endpoint.ts'
import type { QuotationContent, WrittenHead } from '@fitout/contract/quotation-content.ts'
import type { findStaffQuotation, listStaffQuotations } from '@fitout/contract/staff/quotations.ts'
import type { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'

export type Quotation = Answer<typeof findStaffQuotation>['data']
export type QuotationHead = Answer<typeof listStaffQuotations>['data'][number]
export type Room = Answer<typeof findStaffRenovation>['data']
export type Gap = Quotation['missing'][number]
export type VersionPath = { id: string; version: string }

/** The fields besides the groups, in the form in which they are saved. */
export function headOf(content: QuotationContent): WrittenHead {
  return {
    discount: content.discount,
    exclusions: content.exclusions,
    terms: content.terms,
    rates: content.rates,
    delay_per_day: content.delay_per_day,
    delay_cap: content.delay_cap,
    plan: content.plan,
    start: content.start,
    working_days: content.working_days,
    stages: content.stages.map(({ planned_end: _end, ...stage }) => stage),
    warranties: content.warranties,
    cooling_off_days: content.cooling_off_days,
    cooling_off_reason: content.cooling_off_reason,
  }
}

/** Without empty texts, which the shop refuses: a language without text is left out. */
export function withoutEmptyTexts<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_, part: unknown) => (part === '' ? undefined : part))) as Value
}
