import { type Cents, roundedShare, toCents, toDollars } from './money.ts'
import type { QuotationTotals, WrittenLine } from './quotation-content.ts'

type Priced = Pick<WrittenLine, 'kind' | 'qty' | 'unit_price'>

/** Quantity times price in cents, rounded once per line, half a cent up. */
function lineCents({ qty, unit_price: price }: Pick<Priced, 'qty' | 'unit_price'>): Cents {
  return roundedShare(toCents(price), Math.round(qty * 1000), 1000)
}

export function lineDollars(line: Pick<Priced, 'qty' | 'unit_price'>): number {
  return toDollars(lineCents(line))
}

/** Whether a line counts towards the total without being chosen. */
export function isInTotal({ kind }: Pick<Priced, 'kind'>): boolean {
  return kind !== 'OPTION'
}

function sumOf(lines: readonly Priced[]): Cents {
  return lines.reduce((sum, line) => sum + lineCents(line), 0)
}

/** The sum of the lines that count towards the total, in dollars. */
export function subtotalOf(lines: readonly Priced[]): number {
  return toDollars(sumOf(lines.filter(isInTotal)))
}

/** The totals of a quotation in dollars. The order of lines makes no difference. */
export function totalsOf(lines: readonly Priced[], discount: number): QuotationTotals {
  const subtotal = sumOf(lines.filter(isInTotal))
  return {
    subtotal: toDollars(subtotal),
    options_total: toDollars(sumOf(lines.filter((line) => !isInTotal(line)))),
    provisional_total: toDollars(sumOf(lines.filter(({ kind }) => kind === 'PROVISIONAL'))),
    total: toDollars(subtotal - toCents(discount)),
  }
}

/** The total including the chosen options, in dollars. */
export function totalWithOptions(total: number, chosen: readonly Priced[]): number {
  return toDollars(toCents(total) + sumOf(chosen))
}
