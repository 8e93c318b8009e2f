import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { allCouriers } from '@fitout/contract/couriers.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { membershipBalance } from '@fitout/contract/memberships.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOwnKey } from '../../../shared/account/own-key.ts'
import { call, quietCall } from '../../../shared/api/browser-call.ts'
import { deliveryInfo } from '../../../shared/booking/delivery-info.ts'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { useShop } from '../../../shared/page/shop.tsx'
import { useUser } from '../../../shared/session/use-session.ts'

export type ExchangeBody = BodyInput<typeof checkOut>
export type Wish = ReturnType<typeof useWish>

export function useBalance() {
  const user = useUser()
  return useQuery({
    queryKey: useOwnKey('balance'),
    queryFn: async ({ signal }) => (await quietCall(membershipBalance, { signal })).data.balance,
    enabled: user?.registered ?? false,
  })
}

/** One line of the member store's booking form: its quantity, and whether it has been added. */
export function useWish(variantId: string) {
  const { miniStoreId } = useShop()
  const [qty, setCount] = useState(1)
  const [isBegun, setIsBegun] = useState(false)
  const putting = useMutation({
    mutationFn: (count: number) =>
      call(addToCart, {
        params: { store_id: miniStoreId },
        body: { product_variant_id: variantId, qty: count, mode: 'set' },
      }),
    onSuccess: ({ data }) => {
      setCount(data.qty)
      setIsBegun(true)
    },
  })
  return {
    variantId,
    qty,
    isBegun,
    isBeginning: putting.isPending,
    begin: () => putting.mutate(qty),
    setQty(count: number) {
      setCount(count)
      if (isBegun) putting.mutate(count)
    },
  }
}

/** The other lines already in the member store's booking form. */
export function useSetAside({ variantId, isBegun }: Wish) {
  const store_id = useShop().miniStoreId
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { data = [] } = useQuery({
    queryKey: useOwnKey('member-pieces', variantId),
    queryFn: async ({ signal }) =>
      (await quietCall(showCart, { params: { store_id }, body: {}, signal })).data.cart_items.filter(
        (item) => item.product_variant_id !== variantId && item.availability === 'ONLINE_BOOKING_AVAILABLE',
      ),
    enabled: isBegun,
    staleTime: 0,
  })
  return {
    pieces: data,
    chosenIds: data.map((item) => item.product_variant_id).filter((id) => !left.has(id)),
    choose: (id: string, isChosen: boolean) =>
      setLeft(new Set(isChosen ? [...left].filter((one) => one !== id) : [...left, id])),
  }
}

/** The parts of the address that affect delivery. */
export type Place = { district: string; subDistrict: string }

/** The cost of the exchange including delivery. All amounts come from the server. */
export function useQuote({ variantId, qty, isBeginning }: Wish, otherIds: string[], courierId: string, place: Place) {
  const store_id = useShop().miniStoreId
  const couriers = useQuery({
    queryKey: ['couriers', store_id],
    queryFn: async ({ signal }) =>
      (await quietCall(allCouriers, { params: { store_id }, query: { country_code: 'HK' }, signal })).data,
  })
  const courier = couriers.data?.find(({ _id }) => _id === courierId) ?? couriers.data?.[0]
  const delivery_info = courier && deliveryInfo(courier, { ...place, pickUpPoint: '' })
  const quote = useQuery({
    queryKey: [...useOwnKey('member-quote', variantId), qty, otherIds, delivery_info],
    queryFn: async ({ signal }) => {
      const body = { checkout_product_variant_ids: [variantId, ...otherIds], delivery_info }
      return (await quietCall(showCart, { params: { store_id }, body, signal })).data
    },
    enabled: courier !== undefined && !isBeginning,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { couriers: couriers.data ?? [], courier, delivery_info, quote }
}

/** Places the order once and opens the thank-you page. */
export function useExchanging() {
  const store_id = useShop().miniStoreId
  const locale = useLocale()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const attempt = useRef({ content: '', key: '' })
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: ExchangeBody) => {
      const content = JSON.stringify(body)
      if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() }
      return call(checkOut, { params: { store_id }, body, idempotencyKey: attempt.current.key })
    },
    async onSuccess({ data }) {
      const path = pathTo('result-success', locale, { type: 'order' })
      await navigate(withQuery(path, { order: data._id }), { replace: true })
    },
    onSettled: () =>
      Promise.all(
        ['balance', 'membership', 'point-history', 'member-quote', 'member-pieces'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  })
}
