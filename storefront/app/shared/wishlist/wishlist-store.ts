import { addToWishlist, wishlistProducts } from '@fitout/contract/wishlist.ts'
import { call, quietCall } from '../api/browser-call.ts'
import { showToast } from '../toasts/toast-store.ts'

type Ids = ReadonlySet<string>

const none: Ids = new Set()
let ids = none
/** The owner of the list; for another visitor it is fetched again. */
let owner = ''
let earlier: Promise<unknown> = Promise.resolve()
const listeners = new Set<() => void>()

export const wishlistStore = {
  read: () => ids,
  readOnServer: () => none,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Fetches the wishlist once per visitor. On failure it is empty, and the next page fetches it again. */
export async function loadWishlist(visitor: string, storeId: string): Promise<void> {
  if (owner === visitor) return
  owner = visitor
  change(none)
  try {
    const { data } = await quietCall(wishlistProducts, { params: { store_id: storeId } })
    if (owner === visitor) change(new Set(data.product_ids))
  } catch {
    if (owner === visitor) owner = ''
  }
}

/** Adds or removes a product: shown immediately, and reverted if the call fails. Resolves to whether it succeeded. */
export async function keepProduct(storeId: string, productId: string, isWished: boolean): Promise<boolean> {
  const visitor = owner
  change(changed(productId, isWished))
  // One after another, so that the last choice arrives last.
  const sending = earlier.then(() =>
    call(addToWishlist, { params: { store_id: storeId }, body: { product_id: productId, is_liked: isWished } }),
  )
  earlier = sending.catch(() => undefined)
  try {
    await sending
    return true
  } catch (error) {
    if (owner === visitor) change(changed(productId, !isWished))
    showToast({ kind: 'server-error', error })
    return false
  }
}

function changed(productId: string, isWished: boolean): Ids {
  const next = new Set(ids)
  if (isWished) next.add(productId)
  else next.delete(productId)
  return next
}

function change(next: Ids): void {
  ids = next
  for (const listener of listeners) listener()
}
