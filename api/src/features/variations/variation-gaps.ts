import type { Locale, Words } from '@fitout/contract/locales.ts'
import { toCents } from '@fitout/contract/money.ts'
import type { variationGaps, variationWarnings } from '@fitout/contract/staff/variations.ts'
import type { VariationContent } from '@fitout/contract/variation-content.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { openOf } from '../instalments/schedule-service.ts'
import type { Contract } from './variation-draft.ts'

type Gap = (typeof variationGaps)[number]
type Warning = (typeof variationWarnings)[number]

/** The reasons why a document cannot be sent: it must be complete in the client's and the studio's languages. */
export function gapsOf(content: VariationContent, languages: readonly Locale[], open: ReadonlySet<string>): Gap[] {
  const isTranslated = (words: Words) => languages.every((one) => Boolean(words[one]?.trim()))
  const isOptional = (words: Words) => Object.values(words).every((text) => !text?.trim()) || isTranslated(words)
  const isUnnamed = content.cause === 'PROVISIONAL' && !open.has(content.provisional_key ?? '')
  const found: [Gap, boolean][] = [
    ['title', !isTranslated(content.title)],
    ['reason', !isTranslated(content.reason)],
    ['lines', content.lines.length === 0 && content.days === 0],
    [
      'line-words',
      !content.lines.every(
        (line) => isTranslated(line.title) && isOptional(line.description) && isOptional(line.material),
      ),
    ],
    ['provisional-line', isUnnamed],
  ]
  return found.flatMap(([gap, isSo]) => (isSo ? [gap] : []))
}

type Beside = { contract: Contract; now: Date; isBeyondHolidays: boolean }

/** Returns warnings that staff must confirm before sending. */
export function warningsOf(content: VariationContent, { contract, now, isBeyondHolidays }: Beside): Warning[] {
  const cents = toCents(content.amount)
  const left = contract.schedule.reduce((sum, row) => sum + openOf(row), 0)
  const row = contract.schedule.find(({ id }) => id === content.pays_with?.instalment_id)
  const isDue = cents > 0 && row?.due_on !== null && row?.due_on !== undefined && row.due_on <= hongKongDay(now)
  const found: [Warning, boolean][] = [
    ['changes-nothing', cents === 0 && content.days === 0],
    ['owed-back', -cents > left],
    ['row-due', isDue],
    ['ends-contract', content.cause === 'SETTLEMENT'],
    ['holidays-unknown', isBeyondHolidays],
  ]
  return found.flatMap(([warning, isSo]) => (isSo ? [warning] : []))
}
