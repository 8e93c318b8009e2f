import { addToCart } from '@fitout/contract/cart.ts'
import { visitorQueries } from '../../shared/api/queries.ts'
import { inBackoff } from '../../shared/session/backoff.ts'
import { directCall } from '../../shared/session/session.ts'
import { copiedStores, readCopy } from './cart-copy.ts'

const tries = 3

/** Fills a new guest's booking form from the local copy. Unavailable lines are left out. */
export async function restoreCarts(): Promise<void> {
  for (const storeId of copiedStores()) {
    for (const { id, qty } of readCopy(storeId)) {
      const body = { product_variant_id: id, qty, mode: 'set' } as const
      await inBackoff(tries, () => directCall(addToCart, { params: { store_id: storeId }, body })).catch(
        () => undefined,
      )
    }
  }
  await visitorQueries().invalidateQueries({ queryKey: ['cart'] })
}
