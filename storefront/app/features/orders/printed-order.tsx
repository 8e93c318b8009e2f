import { inLocale } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showInstant } from '../../shared/i18n/shop-dates.ts'
import { LogoMark } from '../../shared/page/logo-mark.tsx'
import { useShop } from '../../shared/page/shop.tsx'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import { useWayToPay } from '../../shared/payment/way-to-pay.ts'
import { PaymentDetails } from '../../shared/payment/payment-details.tsx'
import { PriceSummary } from '../../shared/prices/price-summary.tsx'
import { FpsCode } from '../../shared/payment/fps-code.tsx'
import { contactShown, nameShown } from './masked.ts'
import type { OrderView } from './order-view.ts'
import { paymentOf } from './payment-of.ts'
import { PointFacts } from './point-facts.tsx'
import { PrintedLines } from './printed-lines.tsx'

type Props = { order: OrderView; channels: PaymentChannels }

/** An order printed on A4: a receipt once it is paid. Visible in print only. */
export function PrintedOrder({ order, channels }: Props) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const wayToPay = useWayToPay(channels)
  const { navbar, footer } = useShop()
  const { address, phone, email } = footer.store_information
  const isPaid = order.payment_status === 'paid'
  const channel = order.payment_status === 'unpaid' && order.current_status !== 'cancelled' && order.payment_channel
  return (
    <div className="printed-order hidden text-small print:block">
      <div className="printed-block flex items-start justify-between gap-8 border-b border-ink pb-5">
        <p className="h-12 font-display text-heading">
          <LogoMark logo={navbar.logo} height={48} />
        </p>
        <p className="text-end text-caption text-muted">
          {[address.title, phone.title, email.title].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      </div>
      <div className="printed-block grid grid-cols-2 gap-x-10 gap-y-6 py-6">
        <Block name={isPaid ? t('printedReceipt') : t('printedOrder')}>
          <span className="block text-title tabular-nums">{order.reference}</span>
          {t('placedOn', { time: showInstant(order.date) })}
        </Block>
        <Block name={t('payment')}>
          {t(`payments.${paymentOf(order)}`)} · {wayToPay(order)}
          <span className="block">{t(`statuses.${order.current_status}`)}</span>
        </Block>
        <Block name={t(`handovers.${order.handover}.recipient`)}>
          {nameShown(order.recipient_name)}
          <span className="block tabular-nums">{contactShown(order.contact_number)}</span>
          <span className="block">{order.email}</span>
        </Block>
        <Block name={t(`handovers.${order.handover}.name`)}>
          {order.courier && <span className="block">{inLocale(order.courier, locale)}</span>}
          <span className="block whitespace-pre-line">
            {order.handover === 'COLLECTION' ? address.title : order.address}
          </span>
          {order.pick_up_point && <PointFacts point={order.pick_up_point} />}
          {order.tracking_number && (
            <span className="block">
              {t('trackingNumber')} {order.tracking_number}
            </span>
          )}
        </Block>
        {order.note && <Block name={t('note')}>{order.note}</Block>}
      </div>
      <PrintedLines lines={order.lines} />
      <div className="printed-block mt-5 ms-auto w-1/2">
        <PriceSummary
          explanation={order.totals.explanation}
          totalName={order.payment_status === 'unpaid' ? undefined : t('total')}
        />
      </div>
      {channel && (
        <div className="printed-block mt-8">
          <p className="mb-2 font-medium">{t('payTitle')}</p>
          {order.expires_at && (
            <p className="mb-3">
              {t('payBefore', { time: showInstant(order.expires_at), amount: formatMoney(order.to_pay) })}
            </p>
          )}
          <div className={order.payment_code ? 'grid grid-cols-[13rem_minmax(0,1fr)] gap-8' : ''}>
            {order.payment_code && (
              <FpsCode code={order.payment_code} reference={order.reference} text={t('codeText')} />
            )}
            <PaymentDetails channel={channel} channels={channels} amount={order.to_pay} />
          </div>
        </div>
      )}
    </div>
  )
}

function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-1 text-caption text-muted">{name}</p>
      <div>{children}</div>
    </div>
  )
}
