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
  /** The lines that count towards the total so far. */
  current: QuotationHead
  /** What became of the version that is shown. */
  head: QuotationHead
  quotation: Quotation
}

/** The lines that count, under their trades; what is only a choice stands apart. */
export function partsByTrade({ groups }: Content): Part[] {
  return groups
    .map(({ key, subtotal, lines }) => ({ key, subtotal, lines: lines.filter(isInTotal) }))
    .filter(({ lines }) => lines.length > 0)
}

/** The same lines under their rooms, in the order in which the rooms first come; `''` is the whole home. */
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

/** Options of which exactly one is chosen, by their sets. */
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

/** Options that may be added one by one. */
export function freeOptions(content: Content): Line[] {
  return linesOfKind(content, 'OPTION').filter(({ set }) => set === null)
}

export function chosenBeforehand(content: Content): string[] {
  return linesOfKind(content, 'OPTION')
    .filter((line) => line.is_default)
    .map(({ key }) => key)
}

/** Of the options of a version those that were chosen, in their order; keys of other versions count for nothing. */
export function chosenLines(content: Content, chosen: readonly string[]): Line[] {
  return linesOfKind(content, 'OPTION').filter(({ key }) => chosen.includes(key))
}

/** The choice after another one: in a set it takes the place of the one before, else it comes or goes. */
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

/** Dollars with the options chosen. */
export function chosenTotal(content: Content, chosen: readonly string[]): number {
  return totalWithOptions(content.total, chosenLines(content, chosen))
}

/** The payments that a total comes to, in dollars. */
export function paymentsOf({ plan }: Content, total: number): PlannedPayment[] {
  const amounts = planAmounts(toCents(total), plan)
  return plan.map((row, index) => ({ ...row, due: toDollars(amounts[index] ?? 0) }))
}

/** The last day on which a contract made on a day can be cancelled; that very day where there is no cooling-off. */
export function coolingOffEnd({ cooling_off_days: days }: Content, today: string): string {
  return dayAfter(today, days)
}

/** From when the first payment is due if the version is accepted on a day; nothing where that waits for works. */
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
