import type { Locale, Words } from '@fitout/contract/locales.ts'
import { toCents } from '@fitout/contract/money.ts'
import { keysOf } from '@fitout/contract/project-options.ts'
import type { QuotationContent, QuotationLine } from '@fitout/contract/quotation-content.ts'
import { quotationTerms } from '@fitout/contract/quotation-options.ts'
import type { quotationGaps } from '@fitout/contract/staff/quotations.ts'

export type Gap = {
  key: (typeof quotationGaps)[number]
  group: QuotationContent['groups'][number]['key'] | null
  line: string | null
}

const retentionAtMost = 1000

/** The reasons why a document cannot be sent: it must be complete in the client's and the studio's languages. */
export function gapsOf(content: QuotationContent, language: Locale, own: Locale): Gap[] {
  const isTranslated = (words: Words) => [language, own].every((one) => Boolean(words[one]?.trim()))
  const whole = (key: Gap['key'], isMissing: boolean) => (isMissing ? [{ key, group: null, line: null }] : [])
  const { discount, exclusions, warranties, stages } = content
  const isUnreasoned = content.cooling_off_days === 0 && !isTranslated(content.cooling_off_reason)
  return [
    ...keysOf(quotationTerms).flatMap((key) => whole(key, !isTranslated(content.terms[key]))),
    ...whole('lines', content.groups.length === 0),
    ...gapsOfLines(content, isTranslated),
    ...whole('discount', discount !== null && (discount.amount > content.subtotal || !isTranslated(discount.reason))),
    ...whole('exclusion-list', exclusions.length === 0 || !exclusions.every(isTranslated)),
    ...whole('plan', !isWholePlan(content, isTranslated)),
    ...whole('works-period', content.start === null || content.working_days === null),
    ...whole('stages', !areWholeStages(content) || !stages.every(({ title }) => isTranslated(title))),
    ...whole('cooling-off-reason', isUnreasoned),
    ...whole('option-sets', hasTwoDefaults(content)),
    ...whole('warranty-words', !warranties.every(({ title }) => isTranslated(title))),
  ]
}

type IsTranslated = (words: Words) => boolean

/** A title is required; other texts, if present, are required in the client's language too. */
function gapsOfLines({ groups }: QuotationContent, isTranslated: IsTranslated): Gap[] {
  const isOptional = (words: Words) => Object.values(words).every((text) => !text?.trim()) || isTranslated(words)
  const isWhole = ({ title, description, material }: QuotationLine) =>
    isTranslated(title) && isOptional(description) && isOptional(material)
  return groups.flatMap((group) =>
    group.lines.flatMap((line) =>
      isWhole(line) ? [] : [{ key: 'line-words' as const, group: group.key, line: line.key }],
    ),
  )
}

function isWholePlan({ plan, total, stages }: QuotationContent, isTranslated: IsTranslated): boolean {
  const isByShares = plan.every(({ share, amount }) => share !== null && amount === null)
  const isByAmounts = plan.every(({ share, amount }) => share === null && amount !== null)
  const shares = plan.reduce((sum, { share }) => sum + (share ?? 0), 0)
  const cents = plan.reduce((sum, { amount }) => sum + toCents(amount ?? 0), 0)
  const retained = plan.findIndex(({ kind }) => kind === 'RETENTION')
  const retention = plan[retained]
  const part = retention?.share ?? (toCents(retention?.amount ?? 0) / Math.max(1, toCents(total))) * 10_000
  const isRetentionFair = retained === -1 || (retained === plan.length - 1 && part <= retentionAtMost)
  const hasItsStage = (stage: string | null) => stages.some(({ key }) => key === stage)
  return (
    plan.length > 0 &&
    (isByShares ? shares === 10_000 : isByAmounts && cents === toCents(total)) &&
    isRetentionFair &&
    plan.every(({ title }) => isTranslated(title)) &&
    plan.every(({ trigger, day, days, stage }) => {
      if (trigger === 'ON_DAY') return day !== null
      if (trigger === 'DAYS_AFTER_HANDOVER') return days !== null
      return !trigger.startsWith('STAGE_') || hasItsStage(stage)
    })
  )
}

function areWholeStages({ stages }: QuotationContent): boolean {
  return new Set(stages.map(({ key }) => key)).size === stages.length
}

function hasTwoDefaults({ groups }: QuotationContent): boolean {
  const defaults = groups
    .flatMap(({ lines }) => lines)
    .flatMap(({ set, is_default: isDefault }) => (set !== null && isDefault ? [set] : []))
  return new Set(defaults).size !== defaults.length
}
