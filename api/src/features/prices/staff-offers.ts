import { type CampaignOffer, campaignOffer, type VoucherOffer, voucherOffer } from '@fitout/contract/offers.ts'
import { toCents, toDollars } from '@fitout/contract/money.ts'
import { type CampaignTerms, campaignTerms, type VoucherTerms, voucherTerms } from './offer-terms.ts'

/** Staff enter `at_most` in dollars; the terms store `atMost` in cents. Other names are equal. */
const amounts = new Set(['spend', 'amount', 'at_most', 'atMost'])

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function reworded(value: unknown, rename: (name: string) => string, money: (amount: number) => number): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      rename(name),
      amounts.has(name) && typeof part === 'number' ? money(part) : reworded(part, rename, money),
    ]),
  )
}

export function termsOfCampaignOffer(offer: CampaignOffer): CampaignTerms {
  return campaignTerms.parse(reworded(offer, camelCase, toCents))
}

export function campaignOfferOf(terms: CampaignTerms): CampaignOffer {
  return campaignOffer.parse(reworded(terms, snakeCase, toDollars))
}

export function termsOfVoucherOffer(offer: VoucherOffer): VoucherTerms {
  return voucherTerms.parse(reworded(offer, camelCase, toCents))
}

export function voucherOfferOf(terms: VoucherTerms): VoucherOffer {
  return voucherOffer.parse(reworded(terms, snakeCase, toDollars))
}
