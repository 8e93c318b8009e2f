import type { Locale } from '@fitout/contract/locales.ts'
import type { QuotationContent } from '@fitout/contract/quotation-content.ts'
import type { Studio } from '../receipts/pdf-service.ts'
import type { Part, SheetWords } from './sheets-service.ts'

export type QuotationPdfData = {
  content: QuotationContent
  locale: Locale
  words: SheetWords
  studio: Studio
  /** The address lines; empty if no recipient is to be named. */
  recipient: string[]
  facts: [string, string][]
  /** The chosen options, and the signature part of a signed version. */
  chosen: ReadonlySet<string>
  /** The amount that instalments add up to, in dollars: the total including the chosen options. */
  sum: number
  signature: Part | undefined
}
