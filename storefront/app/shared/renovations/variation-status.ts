import type { VariationHead, VariationStatus } from '@fitout/contract/variation-head.ts'

type Dated = Pick<VariationHead, 'status' | 'valid_until'>

/**
 * The status of a variation on a day: an open one past its last day is expired, even if it was open when the page loaded.
 */
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
