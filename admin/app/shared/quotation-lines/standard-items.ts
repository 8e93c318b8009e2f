import type { Answer } from '@fitout/contract/endpoint.ts'
import { locales } from '@fitout/contract/locales.ts'
import { listQuotationItems } from '@fitout/contract/staff/quotations.ts'
import { useQuery } from '@tanstack/react-query'
import { staffCall } from '../staff-call.ts'
import { inEachLanguage } from '../words-fields.tsx'
import type { LineDraft } from './line-draft.ts'

export type StandardItem = Answer<typeof listQuotationItems>['data'][number]

export function useStandardItems() {
  return useQuery({
    queryKey: ['quotation-items'],
    queryFn: async () => (await staffCall(listQuotationItems)).data,
    staleTime: 10 * 60_000,
  })
}

const shownAtMost = 8
const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** The items of a trade, or of all, that contain every word typed, in any language; those that start with it first. */
export function itemsFor(
  items: StandardItem[],
  group: StandardItem['group'] | undefined,
  typed: string,
): StandardItem[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const own = group ? items.filter((item) => item.group === group) : items
  const titles = (item: StandardItem) => locales.map((locale) => folded(item.title[locale] ?? ''))
  const found = own.filter((item) => words.every((word) => titles(item).some((title) => title.includes(word))))
  const begins = (item: StandardItem) => titles(item).some((title) => title.startsWith(words[0] ?? ''))
  return found.toSorted((a, b) => Number(begins(b)) - Number(begins(a))).slice(0, shownAtMost)
}

/** The part of a line that an item fills in; quantity and place are kept. */
export function fromItem(item: StandardItem): Partial<LineDraft> {
  return {
    kind: item.kind,
    title: inEachLanguage(item.title),
    description: inEachLanguage(item.description),
    unit: item.unit,
    unit_price: String(item.unit_price),
  }
}
