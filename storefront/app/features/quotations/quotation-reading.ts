import type { Answer } from '@fitout/contract/endpoint.ts'
import { toCents, toDollars } from '@fitout/contract/money.ts'
import { planAmounts } from '@fitout/contract/plan-amounts.ts'
import { isInTotal, subtotalOf, totalWithOptions } from '@fitout/contract/quotation-amounts.ts'
import type { QuotationHead } from '@fitout/contract/quotation-head.ts'
import type { showQuotation } from '@fitout/contract/quotations.ts'
import type { Room } from '../../shared/renovations/use-room.ts'

export type Quotation = Answer<typeof showQuotation>['data']
export type Content = Quotation['content']
export type Group = Content['groups'][number]
export type Line = Group['lines'][number]
export type PlannedPayment = Content['plan'][number] & { due: number }
export type TermKey = keyof Content['terms']

export type Part = { key: string; subtotal: number; lines: Line[] }
export type OptionSet = { set: string; group: Group; lines: Line[] }

/** A version in its room. */
export type ShownVersion = {
  room: Room
  /** The version that counts now. */
  current: QuotationHead
  /** The state of the version shown. */
  head: QuotationHead
  quotation: Quotation
}

/** The lines that count towards the total, by trade; options are separate. */
export function partsByTrade({ groups }: Content): Part[] {
  return groups
    .map(({ key, subtotal, lines }) => ({ key, subtotal, lines: lines.filter(isInTotal) }))
    .filter(({ lines }) => lines.length > 0)
}

/** The same lines by room, in order of first appearance; `''` is the whole home. */
export function partsByRoom({ groups }: Content): Part[] {
  const rooms = Map.groupBy(
    groups.flatMap(({ lines }) => lines.filter(isInTotal)),
    ({ room }) => room ?? '',
  )
  return [...rooms].map(([key, lines]) => ({ key, subtotal: subtotalOf(lines), lines }))
}

export function linesOfKind({ groups }: Content, kind: Line['kind']): Line[] {
  return groups.flatMap(({ lines }) => lines.filter((line) => line.kind === kind))
}

/** The sets of options of which exactly one is chosen. */
export function optionSets({ groups }: Content): OptionSet[] {
  const sets = new Map<string, OptionSet>()
  for (const group of groups) {
    for (const line of group.lines) {
      if (line.kind !== 'OPTION' || line.set === null) continue
      const known = sets.get(line.set)
      if (known) known.lines.push(line)
      else sets.set(line.set, { set: line.set, group, lines: [line] })
    }
  }
  return [...sets.values()]
}

/** The options that can be added individually. */
export function freeOptions(content: Content): Line[] {
  return linesOfKind(content, 'OPTION').filter(({ set }) => set === null)
}

export function chosenBeforehand(content: Content): string[] {
  return linesOfKind(content, 'OPTION')
    .filter((line) => line.is_default)
    .map(({ key }) => key)
}

/** The chosen options in order; keys of other versions are ignored. */
export function chosenLines(content: Content, chosen: readonly string[]): Line[] {
  return linesOfKind(content, 'OPTION').filter(({ key }) => chosen.includes(key))
}

/** The choice after selecting an option: in a set it replaces the previous one, otherwise it is toggled. */
export function choiceAfter(content: Content, chosen: readonly string[], line: Line): string[] {
  if (line.set === null) {
    return chosen.includes(line.key) ? chosen.filter((key) => key !== line.key) : [...chosen, line.key]
  }
  const rivals = optionSets(content).find(({ set }) => set === line.set)
  const isRival = (key: string) => rivals?.lines.some((one) => one.key === key)
  return [...chosen.filter((key) => !isRival(key)), line.key]
}

export function isSetOpen({ lines }: OptionSet, chosen: readonly string[]): boolean {
  return !lines.some(({ key }) => chosen.includes(key))
}

/** The total with the chosen options, in dollars. */
export function chosenTotal(content: Content, chosen: readonly string[]): number {
  return totalWithOptions(content.total, chosenLines(content, chosen))
}

/** The payments for a total, in dollars. */
export function paymentsOf({ plan }: Content, total: number): PlannedPayment[] {
  const amounts = planAmounts(toCents(total), plan)
  return plan.map((row, index) => ({ ...row, due: toDollars(amounts[index] ?? 0) }))
}

/** The last day on which a contract made on a day can be cancelled; that day itself without a cooling-off period. */
export function coolingOffEnd({ cooling_off_days: days }: Content, today: string): string {
  return dayAfter(today, days)
}

/** The day from which the first payment is due if accepted on a day; undefined if it waits for works. */
export function firstDueOn(content: Content, today: string): string | undefined {
  const [first] = content.plan
  const earliest = dayAfter(coolingOffEnd(content, today), 1)
  if (first?.trigger === 'AFTER_COOLING_OFF') return earliest
  if (first?.trigger !== 'ON_DAY') return undefined
  return first.day !== null && first.day > earliest ? first.day : earliest
}

function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}
