import type { VariationHead, VariationStatus } from '@fitout/contract/variation-head.ts'

type Dated = Pick<VariationHead, 'status' | 'valid_until'>

/** What a variation is on a day: one that is open past its last day has ended, whatever was known when the page opened. */
export function statusOn({ status, valid_until: until }: Dated, today: string): VariationStatus {
  return status === 'SENT' && until !== null && until < today ? 'EXPIRED' : status
}

export const variationTones = {
  DRAFT: 'neutral',
  SENT: 'warning',
  APPROVED: 'success',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  EXPIRED: 'error',
} as const satisfies Record<VariationStatus, string>
