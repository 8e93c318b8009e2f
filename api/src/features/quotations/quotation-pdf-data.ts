import type { Locale } from '@fitout/contract/locales.ts'
import type { QuotationContent } from '@fitout/contract/quotation-content.ts'
import type { Studio } from '../receipts/pdf-service.ts'
import type { Part, SheetWords } from './sheets-service.ts'

export type QuotationPdfData = {
  content: QuotationContent
  locale: Locale
  words: SheetWords
  studio: Studio
  /** Line by line; nothing where no one is to be named. */
  recipient: string[]
  facts: [string, string][]
  /** Options that were chosen, and what is set on the last sheet once the version is signed. */
  chosen: ReadonlySet<string>
  /** What instalments are parts of, in dollars: the total, with what was chosen once it is signed. */
  sum: number
  signature: Part | undefined
}
