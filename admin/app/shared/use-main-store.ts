import { useShopConstants } from './use-shop-constants.ts'

/** The store that sells for money; nothing until it is known. */
export function useMainStore(): string | undefined {
  return useShopConstants()?.main_store_id
}
