import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { ConfiguredLink } from '../links/shop-link.tsx'
import { CopyButton } from './copy-button.tsx'
import { type PaymentChannel, type PaymentChannels, wordsOfChannel } from './payment-channels.ts'

type Props = {
  channel: PaymentChannel
  channels: PaymentChannels
  amount: number
  /** Whether to show the studio's notes on the channel, which refer to orders. */
  isOfOrder?: boolean
}

/** Account and amount, each value with a button to copy it, and further notes. */
export function PaymentDetails({ channel, channels, amount, isOfOrder = true }: Props) {
  const t = useTranslations('orders')
  return (
    <div className="grid gap-4">
      <dl className="grid text-small">
        {channel === 'BANK_TRANSFER' && (
          <>
            <Value name={t('bank')} value={channels.bank_transfer.bank_name} />
            <Value name={t('accountName')} value={channels.bank_transfer.account_name} />
            <Value name={t('accountNumber')} value={channels.bank_transfer.account_number} canCopy />
          </>
        )}
        {channel === 'FPS' && (
          <>
            <Value name={t('fpsId')} value={channels.fps.fps_id} canCopy />
            <Value name={t('payee')} value={channels.fps.payee_name} />
          </>
        )}
        {channel === 'PAYME' && <Value name={t('payMeAccount')} value={channels.payme.account} canCopy />}
        <Value name={t('amount')} value={formatMoney(amount)} copies={amount.toFixed(2)} canCopy />
      </dl>
      {channel === 'PAYME' && channels.payme.url && (
        <p>
          <ConfiguredLink address={channels.payme.url} className="line-link text-small">
            {t('payMeOpen')}
          </ConfiguredLink>
        </p>
      )}
      {isOfOrder && (
        <p className="max-w-measure text-caption text-muted print:hidden">
          {wordsOfChannel(channels, channel).instructions}
        </p>
      )}
    </div>
  )
}

type ValueProps = { name: string; value: string; copies?: string; canCopy?: boolean }

function Value({ name, value, copies = value, canCopy = false }: ValueProps) {
  return (
    <div className="flex min-h-12 flex-wrap print:min-h-0 items-center gap-x-4 border-t border-stone py-1 last:border-b">
      <dt className="w-full shrink-0 text-muted 3xs:w-32">{name}</dt>
      <dd className="flex min-w-0 flex-1 items-center justify-between gap-2">
        <span className="min-w-0 tabular-nums">{value}</span>
        {canCopy && <CopyButton value={copies} thing={name} />}
      </dd>
    </div>
  )
}
