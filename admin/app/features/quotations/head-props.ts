import type { Locale } from '@fitout/contract/locales.ts'
import type { WrittenHead } from '@fitout/contract/quotation-content.ts'
import type { Quotation } from './quotation.ts'

/** The props of the parts besides the groups. */
export type HeadProps = {
  head: WrittenHead
  quotation: Quotation
  client: Locale
  /** The total of the lines on the screen, less the discount. */
  total: number
  onChange: (part: Partial<WrittenHead>) => void
}
