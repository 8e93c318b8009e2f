import type { CampaignOffer, VoucherOffer } from '@fitout/contract/offers.ts'
import { formatMoney } from '@fitout/ui/money.ts'

/** How much an offer takes off, such as “10%”, “HK$200” or “3 + 1”; empty for a gift or free delivery. */
export function worthOf(offer: CampaignOffer | VoucherOffer): string {
  if ('reduction' in offer && !('buy' in offer)) {
    return 'percent' in offer.reduction ? `${offer.reduction.percent}%` : formatMoney(offer.reduction.amount)
  }
  const units = 'offer' in offer ? offer.offer : 'buy' in offer ? offer : undefined
  return units ? `${units.buy} + ${units.get}` : ''
}
