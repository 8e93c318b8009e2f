import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import type { OrderView } from './order-view.ts'

/** The amounts paid, if an order is partly paid or overpaid, and when the studio changed the order. */
export function OrderBalance({ order }: { order: OrderView }) {
  const t = useTranslations('orders')
  const { paid, to_pay: open, to_return: back, changed_at: changed } = order
  const rows: [string, number][] = [
    [t('balance.paid'), paid],
    ...(open > 0 ? [[t('balance.open'), open] as [string, number]] : []),
    ...(back > 0 ? [[t('balance.back'), back] as [string, number]] : []),
  ]
  const isTold = paid > 0 && (open > 0 || back > 0)
  return (
    <>
      {isTold && (
        <dl className="mt-3 grid gap-1 border-t border-stone pt-3 text-small tabular-nums">
          {rows.map(([name, amount]) => (
            <div key={name} className="flex items-baseline justify-between gap-6">
              <dt>{name}</dt>
              <dd className="font-medium">{formatMoney(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {changed && (
        <p className="mt-3 text-caption text-muted">{t('balance.changed', { time: showInstant(changed) })}</p>
      )}
    </>
  )
}
