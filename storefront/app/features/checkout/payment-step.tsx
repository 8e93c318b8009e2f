import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { useTranslations } from 'use-intl'
import { paymentChannels, type PaymentChannels, wordsOfChannel } from '../../shared/payment/payment-channels.ts'
import { useFieldWords } from './field-words.ts'
import { Step } from './step.tsx'
import type { Checkout } from './use-checkout.ts'

type Props = { checkout: Checkout; channels: PaymentChannels; holdHours: number }

export function PaymentStep({ checkout, channels, holdHours }: Props) {
  const t = useTranslations('checkout')
  const wrong = useFieldWords(checkout)
  const { details, change } = checkout
  return (
    <Step number={3} title={t('payment')}>
      <p className="max-w-measure text-small text-muted">{t('payAfter', { hours: holdHours })}</p>
      <RadioGroup
        name="channel"
        legend={t('payment')}
        isLegendHidden
        look="tiles"
        value={details.channel}
        onChange={(channel) => change({ channel })}
        error={wrong('channel')}
        choices={paymentChannels.map((channel) => ({
          value: channel,
          label: wordsOfChannel(channels, channel).title,
        }))}
      />
    </Step>
  )
}
