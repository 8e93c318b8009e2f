import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import { CopyButton } from '../../shared/payment/copy-button.tsx'
import { FpsCode } from '../../shared/payment/fps-code.tsx'
import { type PaymentChannels, wordsOfChannel } from '../../shared/payment/payment-channels.ts'
import { PaymentDetails } from '../../shared/payment/payment-details.tsx'
import type { OrderView } from './order-view.ts'

/** How to pay a placed order: deadline, reference and account. */
export function PaymentInstructions({ order, channels }: { order: OrderView; channels: PaymentChannels }) {
  const t = useTranslations('orders')
  const { payment_channel: channel, payment_code: code, reference, to_pay: open, expires_at } = order
  if (!channel) return null
  return (
    <div className="grid gap-6">
      {expires_at && (
        <p className="max-w-measure text-small">
          {t('payBefore', { time: showInstant(expires_at), amount: formatMoney(open) })}
        </p>
      )}
      <div>
        <p className="mb-1.5 text-caption text-muted">{t('payReference')}</p>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-display text-heading tabular-nums">{reference}</span>
          <CopyButton value={reference} thing={t('reference')} />
        </p>
      </div>
      <div className={code ? 'grid items-start gap-8 sm:grid-cols-[13rem_minmax(0,1fr)]' : ''}>
        {code && <FpsCode code={code} reference={reference} text={t('codeText')} />}
        <div>
          <h3 className="mb-2 text-small font-medium">{wordsOfChannel(channels, channel).title}</h3>
          <PaymentDetails channel={channel} channels={channels} amount={open} />
        </div>
      </div>
    </div>
  )
}
