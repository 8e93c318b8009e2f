import { RadioGroup } from '@fitout/ui/radio-group.tsx'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import {
  offeredChannels,
  type PaymentChannels,
  type WayToPay,
  wordsOfChannel,
} from '../../shared/payment/payment-channels.ts'
import { useFieldWords } from './field-words.ts'
import { SavedCards } from './saved-cards.tsx'
import { Step } from './step.tsx'
import type { Checkout } from './use-checkout.ts'

/** How long an order is held unpaid: hours for a transfer, minutes on the payment provider's page. */
export type Holds = { offline: number; online: number; takesCards: boolean }

type Props = { checkout: Checkout; channels: PaymentChannels; holds: Holds }

export function PaymentStep({ checkout, channels, holds }: Props) {
  const t = useTranslations('checkout')
  const wrong = useFieldWords(checkout)
  const online = useTranslations('onlinePayment')
  const { details, change } = checkout
  const isOnline = details.channel === 'ONLINE'
  const offered: WayToPay[] = offeredChannels(channels)
  const ways = holds.takesCards ? offered.toSpliced(1, 0, 'ONLINE') : offered
  // The draft may contain a payment method that is not offered.
  const [first] = ways
  const isOffered = ways.includes(details.channel)
  useEffect(() => {
    if (!isOffered && first) change({ channel: first })
  }, [isOffered, first, change])
  return (
    <Step number={3} title={t('payment')}>
      <p className="max-w-measure text-small text-muted">
        {isOnline ? online('payAfter', { minutes: holds.online }) : t('payAfter', { hours: holds.offline })}
      </p>
      <RadioGroup
        name="channel"
        legend={t('payment')}
        isLegendHidden
        look="tiles"
        value={details.channel}
        onChange={(channel) => change({ channel })}
        error={wrong('channel')}
        choices={ways.map((way) => ({
          value: way,
          label: way === 'ONLINE' ? online('way') : wordsOfChannel(channels, way).title,
        }))}
      />
      {isOnline && <SavedCards />}
    </Step>
  )
}
