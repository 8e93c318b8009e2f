import type { Locale } from '@fitout/contract/locales.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import type { quotationPapers } from '@fitout/contract/messages/zh/quotation-papers.ts'
import type { QuotationContent } from '@fitout/contract/quotation-content.ts'
import type { Studio } from '../receipts/papers-service.ts'

/** What follows the lines of a quotation, each under its title: names with values, then texts. */
export type Part = { title: string; rows: [string, string][]; texts: string[] }

export function fillIn(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

export type QuotationOnPaper = {
  content: QuotationContent
  locale: Locale
  words: Translated<typeof quotationPapers>
  studio: Studio
  /** Line by line; nothing where nobody is to be named. */
  recipient: string[]
  facts: [string, string][]
  /** Options that were chosen, and what is set on the last sheet once the version is signed. */
  chosen: ReadonlySet<string>
  /** What instalments are parts of, in dollars: the total, with what was chosen once it is signed. */
  sum: number
  signature: Part | undefined
}
