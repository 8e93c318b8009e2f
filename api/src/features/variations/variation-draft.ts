import type { Words } from '@fitout/contract/locales.ts'
import { variationPapers as cn } from '@fitout/contract/messages/cn/variation-papers.ts'
import { variationPapers as en } from '@fitout/contract/messages/en/variation-papers.ts'
import { variationPapers as zh } from '@fitout/contract/messages/zh/variation-papers.ts'
import { type Cents, toCents, toDollars } from '@fitout/contract/money.ts'
import { lineDollars } from '@fitout/contract/quotation-amounts.ts'
import type { QuotationContent } from '@fitout/contract/quotation-content.ts'
import type {
  VariationContent,
  VariationLine,
  WrittenVariation,
  WrittenVariationLine,
} from '@fitout/contract/variation-content.ts'
import type { InstalmentRow } from '../instalments/schedule-service.ts'
import { nameOf } from './shown-variations-service.ts'
import type { VariationRow } from './variations-queries.ts'

/** The contract that a variation changes. */
export type Contract = { content: QuotationContent; sum: Cents; schedule: readonly InstalmentRow[] }

export const emptyDraft: WrittenVariation = {
  title: {},
  reason: {},
  cause: 'CLIENT',
  lines: [],
  days: 0,
  provisional_key: null,
  pays_with: null,
}

type Sending = { row: Pick<VariationRow, 'number' | 'renovation_id' | 'draft'>; validUntil: string | null }

/** The document as it would be sent now, with every amount computed. */
export function contentOf({ row, validUntil }: Sending, { content, sum, schedule }: Contract): VariationContent {
  const { lines: written, pays_with: paysWith, ...draft } = row.draft
  const lines = [...takenOut(row, { content, sum }), ...written.map(presentLine)]
  const instalment = schedule.find(({ id }) => id === paysWith)
  return {
    ...draft,
    provisional_key: draft.cause === 'PROVISIONAL' ? draft.provisional_key : null,
    number: nameOf(row),
    contract: `${content.number} v${content.version}`,
    lines,
    amount: toDollars(amountOf(lines)),
    pays_with: instalment
      ? { instalment_id: instalment.id, number: instalment.number, title: { ...instalment.title } }
      : null,
    valid_until: validUntil,
  }
}

function amountOf(lines: readonly Pick<VariationLine, 'sign' | 'amount'>[]): Cents {
  return lines.reduce((sum, { sign, amount }) => sum + (sign === 'NEW' ? toCents(amount) : -toCents(amount)), 0)
}

function presentLine(line: WrittenVariationLine): VariationLine {
  return { ...line, key: line.key ?? '', amount: lineDollars(line) }
}

/** The lines removed because of the cause: the provisional line that gets its price, or the whole contract. */
function takenOut(
  { renovation_id: id, draft: { cause, provisional_key: key } }: Sending['row'],
  { content, sum }: Pick<Contract, 'content' | 'sum'>,
): VariationLine[] {
  if (cause === 'SETTLEMENT') {
    const dollars = toDollars(sum)
    const price = { qty: 1, unit: 'LUMP_SUM', unit_price: dollars, amount: dollars } as const
    const words: Words = { en: en.contractSoFar, zh: zh.contractSoFar, cn: cn.contractSoFar }
    return [{ sign: 'OLD', key: id, kind: 'WORK', title: words, description: {}, material: {}, room: null, ...price }]
  }
  if (cause !== 'PROVISIONAL') return []
  const line = content.groups.flatMap(({ lines }) => lines).find((one) => one.key === key)
  if (!line) return []
  const { set: _set, is_default: _isDefault, ...rest } = line
  return [{ ...rest, sign: 'OLD' }]
}
