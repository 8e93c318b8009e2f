import type { QuotationHead } from '@fitout/contract/quotation-head.ts'

/**
 * The status of a version on a day: an open one past its last day is expired, even if it was open when the page loaded.
 */
export function statusOn({ status, valid_until: until }: QuotationHead, today: string): QuotationHead['status'] {
  return status === 'SENT' && until !== null && until < today ? 'EXPIRED' : status
}
