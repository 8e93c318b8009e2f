import type { Answer } from '@fitout/contract/endpoint.ts'
import { locales } from '@fitout/contract/locales.ts'
import type { listQuotationItems } from '@fitout/contract/staff/quotations.ts'
import { inEachLanguage } from '../../shared/words-fields.tsx'
import type { LineDraft } from './line-draft.ts'

export type StandardItem = Answer<typeof listQuotationItems>['data'][number]

const shownAtMost = 8
const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** The items of a trade that hold every word typed, in any language; those that begin with it come first. */
export function itemsFor(items: StandardItem[], group: StandardItem['group'], typed: string): StandardItem[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const own = items.filter((item) => item.group === group)
  const titles = (item: StandardItem) => locales.map((locale) => folded(item.title[locale] ?? ''))
  const found = own.filter((item) => words.every((word) => titles(item).some((title) => title.includes(word))))
  const begins = (item: StandardItem) => titles(item).some((title) => title.startsWith(words[0] ?? ''))
  return found.toSorted((a, b) => Number(begins(b)) - Number(begins(a))).slice(0, shownAtMost)
}

/** What a line takes from an item; its quantity and place stay. */
export function fromItem(item: StandardItem): Partial<LineDraft> {
  return {
    kind: item.kind,
    title: inEachLanguage(item.title),
    description: inEachLanguage(item.description),
    unit: item.unit,
    unit_price: String(item.unit_price),
  }
}
