import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CopyButton } from '../../shared/payment/copy-button.tsx'
import { FpsCode } from '../../shared/payment/fps-code.tsx'
import {
  type PaymentChannel,
  type PaymentChannels,
  offeredChannels,
  wordsOfChannel,
} from '../../shared/payment/payment-channels.ts'
import { PaymentDetails } from '../../shared/payment/payment-details.tsx'
import type { Instalment } from '../../shared/renovations/use-schedule.ts'

/** The reference and the accounts for paying an instalment. */
export function WaysToPay({ instalment, channels }: { instalment: Instalment; channels: PaymentChannels }) {
  const t = useTranslations('instalments')
  const { _id: id, reference, open, payment_code: code } = instalment
  const [channel, setChannel] = useState<PaymentChannel>(offeredChannels(channels)[0] ?? 'FPS')
  const isByCode = channel === 'FPS' && code !== null
  return (
    <div className="grid gap-6">
      <div>
        <p className="text-caption text-muted">{t('reference')}</p>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-display text-heading tabular-nums">{reference}</span>
          <CopyButton value={reference} thing={t('reference')} />
        </p>
        <p className="max-w-measure text-caption text-muted">{t('referenceText')}</p>
      </div>
      <RadioGroup
        legend={t('ways')}
        name={`way-${id}`}
        look="tiles"
        value={channel}
        onChange={setChannel}
        choices={offeredChannels(channels).map((value) => ({ value, label: wordsOfChannel(channels, value).title }))}
      />
      <div className={isByCode ? 'grid items-start gap-8 sm:grid-cols-[13rem_minmax(0,1fr)]' : ''}>
        {isByCode && <FpsCode code={code} reference={reference} text={t('codeText')} />}
        <PaymentDetails channel={channel} channels={channels} amount={open} isOfOrder={false} />
      </div>
      <p className="max-w-measure text-caption text-muted">{t('partial')}</p>
    </div>
  )
}
