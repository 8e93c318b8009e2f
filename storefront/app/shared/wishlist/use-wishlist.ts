import { useEffect, useSyncExternalStore } from 'react'
import { useShop } from '../page/shop.tsx'
import { useUser } from '../session/use-session.ts'
import { keepProduct, loadWishlist, wishlistStore } from './wishlist-store.ts'

/** The visitor's wishlist; undefined until the session is open. */
export function useWishlist() {
  const { mainStoreId } = useShop()
  const user = useUser()
  // A guest who registers may keep the id while the wishlist changes.
  const visitor = user && `${user._id} ${user.registered}`
  useEffect(() => {
    if (visitor) void loadWishlist(visitor, mainStoreId)
  }, [visitor, mainStoreId])
  const ids = useSyncExternalStore(wishlistStore.subscribe, wishlistStore.read, wishlistStore.readOnServer)
  return {
    isOpen: visitor !== undefined,
    count: ids.size,
    has: (productId: string) => ids.has(productId),
    keep: (productId: string, isWished: boolean) => keepProduct(mainStoreId, productId, isWished),
  }
}
