import type { QuotationHead } from '@fitout/contract/quotation-head.ts'

/** What a version is on a day: one that is open past its last day has ended, whatever was known when the page opened. */
export function statusOn({ status, valid_until: until }: QuotationHead, today: string): QuotationHead['status'] {
  return status === 'SENT' && until !== null && until < today ? 'EXPIRED' : status
}
