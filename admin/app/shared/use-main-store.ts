import { useShopConstants } from './use-shop-constants.ts'

/** The id of the main store; undefined until known. */
export function useMainStore(): string | undefined {
  return useShopConstants()?.main_store_id
}
