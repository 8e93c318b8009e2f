import { createContext, type ReactNode, use } from 'react'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import type { Shop } from './load-shop.ts'

const ShopContext = createContext<Shop | undefined>(undefined)

export function ShopProvider({ shop, children }: { shop: Shop | undefined; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

/** The shop as configured by staff, in the language of the page; undefined if the configuration could not be read. */
export function useShopIfLoaded(): Shop | undefined {
  return use(ShopContext)
}

/** The languages a visitor can choose, in their standard order; empty if there is only one. */
export function useLanguageChoice(): Locale[] {
  const written = use(ShopContext)?.languages ?? locales
  return written.length > 1 ? locales.filter((one) => written.includes(one)) : []
}

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('The configuration of the shop is missing')
  return shop
}
