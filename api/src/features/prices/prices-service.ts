export { explainPrices } from './explain-prices.ts'
export { type PriceCourier, type PricedCart, type PricedLine, type PriceLine, type PriceStep, priceCart } from './price-cart.ts'
export { salePrice } from './sale-price.ts'
