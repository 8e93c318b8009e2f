import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import type { OrderDetails } from './order-view.ts'
import type { PaymentPhase } from './use-payment-visit.ts'

/** The text of each phase of a payment, and the picture of its outcome. */
export function usePaymentWords() {
  const t = useTranslations('onlinePayment')
  return (phase: PaymentPhase, order: OrderDetails | undefined) => {
    const time = order?.expires_at
    switch (phase) {
      case 'waiting':
        return {
          outcome: 'cancelled',
          label: t('waiting'),
          title: t('waitingTitle'),
          message: t('waitingText'),
        } as const
      case 'slow':
        return { outcome: 'cancelled', label: t('waiting'), title: t('waitingTitle'), message: t('slowText') } as const
      case 'paid':
        return { outcome: 'success', label: t('paid'), title: t('paidTitle'), message: t('paidText') } as const
      case 'settled':
        return { outcome: 'success', label: t('settled'), title: t('settledTitle'), message: t('settledText') } as const
      case 'unpaid': {
        const message = time ? t('unpaidText', { time: showInstant(time) }) : ''
        return { outcome: 'cancelled', label: t('unpaid'), title: t('unpaidTitle'), message } as const
      }
      case 'lapsed':
        return { outcome: 'failure', label: t('unpaid'), title: t('lapsedTitle'), message: t('lapsedText') } as const
      case 'returned':
        return {
          outcome: 'failure',
          label: t('returned'),
          title: t('returnedTitle'),
          message: t('returnedText'),
        } as const
    }
  }
}
