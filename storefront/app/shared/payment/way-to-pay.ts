import { useTranslations } from 'use-intl'
import { type PaymentChannel, type PaymentChannels, wordsOfChannel } from './payment-channels.ts'

type Paid = {
  payment_channel: PaymentChannel | null
  paid_by?: { brand: string; last_four: string } | null
  totals: { total_price: number }
}

const knownBrands = ['visa', 'mastercard', 'unionpay', 'amex', 'jcb'] as const

/** The brand and last digits of a card. */
export function useCardName() {
  const t = useTranslations('onlinePayment')
  return ({ brand, last_four }: { brand: string; last_four: string }) =>
    t('paidBy', {
      brand: t(`brands.${knownBrands.find((key) => key === brand) ?? 'other'}`),
      digits: last_four,
    })
}

/** How an order is paid: by a kind of transfer, or online, with the card once known. */
export function useWayToPay(channels: PaymentChannels) {
  const t = useTranslations('onlinePayment')
  const cardName = useCardName()
  return ({ payment_channel: channel, paid_by: card, totals }: Paid) => {
    if (totals.total_price === 0) return t('coveredWay')
    if (channel) return wordsOfChannel(channels, channel).title
    return card ? `${t('way')} · ${cardName(card)}` : t('way')
  }
}
