import type { QuotationStatus } from '@fitout/contract/quotation-head.ts'

export const quotationTones = {
  DRAFT: 'neutral',
  SENT: 'warning',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  SUPERSEDED: 'neutral',
  EXPIRED: 'error',
  CANCELLED: 'neutral',
} as const satisfies Record<QuotationStatus, string>
