import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'

type Props = {
  /** From the server, step by step; the last one is the total. */
  explanation: { step: string; amount: number; message: string }[]
  isBusy?: boolean
  /** Replaces the server's label of the total, once it is no longer to be paid. */
  totalName?: string | undefined
}

/** The steps from prices to the total. */
export function PriceSummary({ explanation, isBusy = false, totalName }: Props) {
  const t = useTranslations('cart')
  return (
    <dl aria-busy={isBusy} className={`grid gap-2.5 text-small transition-colors ${isBusy ? 'text-muted' : ''}`}>
      {explanation.map(({ step, amount, message }) => (
        <div
          key={`${step} ${message}`}
          className={
            step === 'total'
              ? 'mt-1.5 flex items-baseline justify-between gap-6 border-t border-stone pt-4 font-medium'
              : 'flex items-baseline justify-between gap-6'
          }
        >
          <dt className={step === 'total' ? '' : 'text-muted'}>
            {step === 'total' && totalName ? totalName : message}
          </dt>
          <dd className={`shrink-0 tabular-nums ${step === 'total' ? 'text-title' : ''}`}>
            {step === 'shipping' && amount === 0 ? t('couriers.free') : formatMoney(amount)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
