import { createContext, type ReactNode, use } from 'react'
import type { Shop } from './load-shop.ts'

const ShopContext = createContext<Shop | undefined>(undefined)

export function ShopProvider({ shop, children }: { shop: Shop | undefined; children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

/** The shop as staff configured it, in the language of the page; nothing where the configuration could not be read. */
export function useShopIfLoaded(): Shop | undefined {
  return use(ShopContext)
}

export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('The configuration of the shop is missing')
  return shop
}
