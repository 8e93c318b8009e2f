export { explainPrices, explainRefusal, presentNearOffers } from './explain-prices.ts'
export {
  type Offers,
  noOffers,
  type PriceCourier,
  type PricedCart,
  pricedLineOf,
  type PriceStep,
  priceCart,
} from './price-cart.ts'
export type { PriceLine } from './price-line.ts'
export { isInScope } from './offer-scope.ts'
export { type CampaignTerms, campaignTerms, type VoucherTerms, voucherTerms } from './offer-terms.ts'
export type { PriceVoucher } from './voucher.ts'
export { salePrice } from './sale-price.ts'
export { campaignOfferOf, termsOfCampaignOffer, termsOfVoucherOffer, voucherOfferOf } from './staff-offers.ts'
