import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import { useWayOfPayment } from '../../shared/payment/way-to-pay.ts'
import type { OrderView } from './order-view.ts'

type Props = { order: OrderView; channels: PaymentChannels }

/** The amounts paid, if an order is partly paid or overpaid, and when the studio changed the order. */
export function OrderBalance({ order, channels }: Props) {
  const t = useTranslations('orders')
  // An answer of the release before has no payments.
  const { paid, to_pay: open, to_return: back, changed_at: changed, payments = [] } = order
  const rows: [string, number][] = [
    [t('balance.paid'), paid],
    ...(open > 0 ? [[t('balance.open'), open] as [string, number]] : []),
    ...(back > 0 ? [[t('balance.back'), back] as [string, number]] : []),
  ]
  const isTold = (paid > 0 && (open > 0 || back > 0)) || payments.length > 1
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
      {isTold && <Payments payments={payments} card={order.paid_by} channels={channels} />}
      {changed && (
        <p className="mt-3 text-caption text-muted">{t('balance.changed', { time: showInstant(changed) })}</p>
      )}
    </>
  )
}

type PaymentsProps = Pick<OrderView, 'payments'> & Pick<Props, 'channels'> & { card: OrderView['paid_by'] }

/** Each payment with the time and how it came. */
function Payments({ payments, card, channels }: PaymentsProps) {
  const t = useTranslations('orders')
  const wayOf = useWayOfPayment(channels)
  if (payments.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 text-caption text-muted tabular-nums" aria-label={t('balance.payments')}>
      {payments.map((payment) => (
        <li key={payment.at}>
          {[
            showInstant(payment.at),
            // Of a single one, the amount is above.
            payments.length > 1 && formatMoney(payment.amount),
            payment.amount < 0 ? t('balance.returned') : wayOf(payment, card),
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  )
}
