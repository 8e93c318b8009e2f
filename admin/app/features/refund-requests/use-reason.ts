import { useTranslate } from '../../shared/i18n.ts'
import type { RefundRequest } from '../../shared/refund-facts.tsx'

/** What the customer wrote, or that staff changed the order. */
export function useReason(): (request: RefundRequest) => string {
  const t = useTranslate()
  return ({ cause, reason }) => (cause === 'CHANGE' ? t('refunds.changed') : reason)
}
