import type { Locale } from '@fitout/contract/locales.ts'
import type { WrittenHead } from '@fitout/contract/quotation-content.ts'
import type { Quotation } from './quotation.ts'

/** What the parts beside the groups are given. */
export type HeadProps = {
  head: WrittenHead
  quotation: Quotation
  client: Locale
  /** What the lines come to on the screen, less the discount. */
  total: number
  onChange: (part: Partial<WrittenHead>) => void
}
