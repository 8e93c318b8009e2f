import { addToCart, showCart } from '@fitout/contract/cart.ts'
import type { Answer, BodyInput } from '@fitout/contract/endpoint.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { isOffline } from '../../shared/network/network-state.ts'
import { useShop } from '../../shared/page/shop.tsx'
import { useUser } from '../../shared/session/use-session.ts'
import { copyLine, writeCopy } from './cart-copy.ts'
import { type Cart, emptyCart } from './empty-cart.ts'
import { noteForLater } from './waiting-lines.ts'

/** The lines to price, with voucher and courier; by default all lines and neither. */
export type CartSelection = BodyInput<typeof showCart>

const wholeCart: CartSelection = {}

function cartQuery(storeId: string, selection: CartSelection, locale: string) {
  return queryOptions({
    // The totals are explained in the language of the page.
    queryKey: ['cart', storeId, selection, locale],
    queryFn: async ({ signal }) => {
      const { data } = await quietCall(showCart, { params: { store_id: storeId }, body: selection, signal })
      writeCopy(
        storeId,
        data.cart_items.map((item) => ({ id: item.product_variant_id, qty: item.qty })),
      )
      return data
    },
  })
}

/**
 * The booking form of the main store. It is empty, with totals of zero, until the session is open, and if it cannot be
 * loaded; `isPending` and `isError` distinguish the cases.
 */
export function useCart(selection: CartSelection = wholeCart, isWanted = true) {
  const { mainStoreId } = useShop()
  const user = useUser()
  const query = useQuery({
    ...cartQuery(mainStoreId, selection, useLocale()),
    enabled: isWanted && user !== undefined,
    placeholderData: (earlier) => earlier,
  })
  return { ...query, cart: query.data ?? emptyCart }
}

/** The number of units in the booking form, for the header. */
export function useCartCount(): number {
  return useCart().cart.count
}

type Line = {
  product_variant_id: string
  qty: number
  /** `add` adds units, `set` sets their number; 0 removes the line. */
  mode?: 'add' | 'set'
  booking?: BodyInput<typeof addToCart>['booking']
}

type Changed = Pick<Answer<typeof addToCart>['data'], 'product_variant_id' | 'qty' | 'is_capped'> & {
  /** Units in the whole booking form; undefined while the line waits for the network. */
  count?: number
}

/** Adds to a line or sets it. Updates count and line optimistically, and rolls back if the call fails. */
export function useChangeLine(meta?: { success?: string | true; failure?: string | false }) {
  const { mainStoreId } = useShop()
  const queries = useQueryClient()
  const queryKey = ['cart', mainStoreId]
  return useMutation({
    meta,
    scope: { id: 'cart' },
    mutationFn: (line: Line) => change(mainStoreId, line),
    async onMutate(line) {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueriesData<Cart>({ queryKey })
      queries.setQueriesData<Cart>({ queryKey }, (cart) => cart && withLine(cart, line))
      return { before }
    },
    onError(_error, _line, result) {
      for (const [key, cart] of result?.before ?? []) queries.setQueryData(key, cart)
    },
    onSuccess({ product_variant_id, qty, count }) {
      copyLine(mainStoreId, { id: product_variant_id, qty })
      queries.setQueriesData<Cart>({ queryKey }, (cart) => cart && { ...cart, count: count ?? cart.count })
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Offline, additions are queued; everything else fails. */
async function change(storeId: string, { mode = 'add', ...line }: Line): Promise<Changed> {
  const { product_variant_id, qty, booking } = line
  if (mode === 'add' && qty > 0 && isOffline()) {
    const later = noteForLater(storeId, { id: product_variant_id, qty, booking })
    return { product_variant_id, qty: later, is_capped: false }
  }
  return (await call(addToCart, { params: { store_id: storeId }, body: { mode, ...line } })).data
}

/** The expected cart; the server prices it a moment later. */
function withLine(cart: Cart, { product_variant_id, qty, mode = 'add' }: Line): Cart {
  const known = cart.cart_items.find((item) => item.product_variant_id === product_variant_id)
  const wished = mode === 'add' && qty > 0 ? (known?.qty ?? 0) + qty : qty
  const cart_items = cart.cart_items
    .map((item) => (item === known ? { ...item, qty: wished } : item))
    .filter((item) => item.qty > 0)
  return { ...cart, cart_items, count: Math.max(0, cart.count + wished - (known?.qty ?? 0)) }
}
