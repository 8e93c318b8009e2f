import { keysOf } from '@fitout/contract/project-options.ts'
import { quotationGroups } from '@fitout/contract/quotation-options.ts'
import type { QuotationGroupKey, QuotationItems } from '@fitout/contract/writings/written-quotations.ts'
import { foldText } from '../catalogue/catalogue-service.ts'

export type SoughtItems = { q?: string | undefined; group?: QuotationGroupKey | undefined }

/** The matching items, each with its trade and a key: its position in the published list. Prices are in dollars. */
export function standardItems({ groups }: QuotationItems, { q = '', group }: SoughtItems) {
  const wanted = foldText(q).split(/\s+/)
  return keysOf(quotationGroups)
    .filter((key) => group === undefined || key === group)
    .flatMap((key) => groups[key].map((item, index) => ({ key: `${key}-${index + 1}`, group: key, ...item })))
    .filter(({ title, description }) => {
      const text = foldText([...Object.values(title), ...Object.values(description)].join('\n'))
      return wanted.every((word) => text.includes(word))
    })
}
