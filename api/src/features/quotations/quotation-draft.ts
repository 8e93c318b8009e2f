import { type GeneralHolidays, holidayDays, unverifiedYears } from '@fitout/contract/general-holidays.ts'
import { lineDollars, subtotalOf, totalsOf } from '@fitout/contract/quotation-amounts.ts'
import type { QuotationContent, QuotationGroup, WrittenHead, WrittenLines } from '@fitout/contract/quotation-content.ts'
import { quotationGroups } from '@fitout/contract/quotation-options.ts'
import { endOfWorkingDays, type WorkWeek } from '@fitout/contract/working-days.ts'
import type { GroupRow, QuotationRow } from './quotations-queries.ts'

/** The calendar for counting working days. */
export type Calendar = { week: WorkWeek; holidays: GeneralHolidays }

type Draft = {
  row: Pick<QuotationRow, 'number' | 'version' | 'head'>
  groups: Pick<GroupRow, 'key' | 'title' | 'lines'>[]
  calendar: Calendar
  validUntil: string | null
}

/** The document as it would be sent now, with every amount and day computed. */
export function contentOf({ row, groups, calendar, validUntil }: Draft): QuotationContent {
  const { stages, ...head } = row.head
  const lines = groups.flatMap((group) => group.lines)
  return {
    ...head,
    number: row.number,
    version: row.version,
    valid_until: validUntil,
    groups: groups.filter((group) => group.lines.length > 0).map(presentGroup),
    stages: stages.map((stage) => ({
      ...stage,
      planned_end: endOf(stage.planned_start, stage.working_days, calendar),
    })),
    work_days: calendar.week,
    end: endOf(head.start, head.working_days, calendar),
    ...totalsOf(lines, head.discount?.amount ?? 0),
  }
}

export function presentGroup({ key, title, lines }: Draft['groups'][number]): QuotationGroup {
  return {
    key: key as QuotationGroup['key'],
    title,
    lines: lines.map((line) => ({ ...line, amount: lineDollars(line) })),
    subtotal: subtotalOf(lines),
  }
}

function endOf(start: string | null, days: number | null, { week, holidays }: Calendar): string | null {
  if (start === null || days === null) return null
  return endOfWorkingDays(start, days, week, holidayDays(holidays))
}

/** Whether works extend into a year without published general holidays. */
export function isBeyondHolidays({ start, end }: QuotationContent, { holidays }: Calendar): boolean {
  return start !== null && end !== null && unverifiedYears(holidays, start, end).missing.length > 0
}

/** The start of a draft that copies nothing. */
export const emptyHead: WrittenHead = {
  discount: null,
  exclusions: [],
  terms: {
    scope: {},
    payment: {},
    exclusions: {},
    period: {},
    variations: {},
    delay: {},
    'defects-and-warranty': {},
    compliance: {},
    building: {},
    'insurance-and-ending': {},
  },
  rates: [],
  delay_per_day: 0,
  delay_cap: 0,
  plan: [],
  start: null,
  working_days: null,
  stages: [],
  warranties: [],
  cooling_off_days: 7,
  cooling_off_reason: {},
}

/** The part of a document that staff write; amounts and days are computed again. */
export function writtenHeadOf(content: QuotationContent): WrittenHead {
  const {
    number: _number,
    version: _version,
    valid_until: _until,
    groups: _groups,
    work_days: _week,
    ...rest
  } = content
  const { subtotal: _subtotal, options_total: _options, provisional_total: _provisional, total: _total, ...head } = rest
  const { end: _end, stages, ...written } = head
  return { ...written, stages: stages.map(({ planned_end: _plannedEnd, ...stage }) => stage) }
}

export function writtenLinesOf(group: QuotationGroup): WrittenLines {
  return group.lines.map(({ amount: _amount, ...line }) => line)
}

export function titleOfTrade(key: QuotationGroup['key']) {
  return quotationGroups.find((group) => group.key === key)?.title ?? {}
}

/** The default position of a group: the order of work. */
export function placeOfTrade(key: QuotationGroup['key']): number {
  return quotationGroups.findIndex((group) => group.key === key)
}
