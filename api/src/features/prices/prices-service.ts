export { explainPrices } from './explain-prices.ts'
export {
  type PriceCourier,
  type PricedCart,
  pricedLineOf,
  type PriceLine,
  type PriceStep,
  priceCart,
} from './price-cart.ts'
export { salePrice } from './sale-price.ts'
