import type { findOrder } from '@fitout/contract/orders.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { useTranslations } from 'use-intl'
import { isConfigured, type PaymentChannels, wordsOfChannel } from './payment-channels.ts'

type Order = Answer<typeof findOrder>['data']
type Card = NonNullable<Order['paid_by']>
type Paid = Pick<Order, 'payment_channel' | 'payment_status' | 'payments' | 'totals'> & Partial<Pick<Order, 'paid_by'>>

const knownBrands = ['visa', 'mastercard', 'unionpay', 'amex', 'jcb'] as const

/** The brand and last digits of a card. */
export function useCardName() {
  const t = useTranslations('onlinePayment')
  return ({ brand, last_four }: Card) =>
    t('paidBy', {
      brand: t(`brands.${knownBrands.find((key) => key === brand) ?? 'other'}`),
      digits: last_four,
    })
}

/** How a payment came; undefined where it is not known. */
export function useWayOfPayment(channels: PaymentChannels) {
  const t = useTranslations('onlinePayment')
  const cardName = useCardName()
  return ({ by, channel }: Order['payments'][number], card?: Card | null) => {
    if (by === 'CARD') return card ? `${t('way')} · ${cardName(card)}` : t('way')
    if (!channel) return undefined
    return isConfigured(channel) ? wordsOfChannel(channels, channel).title : t(`received.${channel}`)
  }
}

/** How an order is to be paid: by a kind of transfer, or online. Once it is paid, how it was. */
export function useWayToPay(channels: PaymentChannels) {
  const t = useTranslations('onlinePayment')
  const cardName = useCardName()
  const wayOf = useWayOfPayment(channels)
  // An answer of the release before has no payments.
  return ({ payment_channel: channel, payment_status: status, payments = [], paid_by: card, totals }: Paid) => {
    if (totals.total_price === 0) return t('coveredWay')
    const online = card ? `${t('way')} · ${cardName(card)}` : t('way')
    const chosen = channel ? wordsOfChannel(channels, channel).title : online
    const came = status === 'unpaid' ? [] : payments.filter(({ amount }) => amount > 0)
    const ways = new Set(came.map((payment) => wayOf(payment, card) ?? chosen))
    return ways.size > 0 ? [...ways].join(t('separator')) : chosen
  }
}
