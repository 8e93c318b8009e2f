import { useEffect } from 'react'
import { bookingChoice } from '../../shared/booking/booking-choice.ts'
import { checkoutDraft } from '../../shared/booking/checkout-draft.ts'
import { type CartItem, type ChosenCart, isAvailable } from '../../shared/booking/chosen-cart.ts'
import { type DeliveryInfo, deliveryInfo } from '../../shared/booking/delivery-info.ts'
import { type Courier, useCouriers } from '../../shared/delivery/use-couriers.ts'
import { useDraft } from '../../shared/forms/draft.ts'
import { sessionOpen } from '../../shared/session/session.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { useCart } from './cart-state.ts'

/** The lines of the next order: all available ones that were not deselected. */
export function useChosenCart(): ChosenCart {
  const choice = useDraft(bookingChoice)
  const session = useSession()
  const whole = useCart()
  const items = whole.cart.cart_items
  const chosen = items.filter((item) => isAvailable(item) && !choice.leftOut.includes(item.product_variant_id))
  const ids = chosen.map((item) => item.product_variant_id)
  const hasGoods = chosen.some((item) => item.kind === 'GOODS')
  const delivery = useCouriers(ids, hasGoods)
  const courier = hasGoods ? courierIn(delivery.couriers, choice.courierId, costOf(chosen)) : undefined
  const isReady = whole.isSuccess && (!hasGoods || delivery.isSuccess)
  const details = useDraft(checkoutDraft)
  const selection = selectionOf(ids, courier && deliveryInfo(courier, details), choice.voucherCode)
  const priced = useCart(selection, isReady && items.length > 0)
  const isBroken = session.phase === 'failed' || whole.isError || delivery.isError || priced.isError

  useEffect(() => {
    // After too many wrong codes pricing is refused, so the code is dropped.
    if (priced.isError && choice.voucherCode) bookingChoice.change({ voucherCode: '' })
  }, [priced.isError, choice.voucherCode])

  useEffect(() => {
    // The chosen pick-up point is no longer on the courier's list.
    if (priced.isError && details.pickUpPoint) checkoutDraft.change({ pickUpPoint: '' })
  }, [priced.isError, details.pickUpPoint])

  async function refresh(): Promise<void> {
    await sessionOpen().catch(() => undefined)
    await Promise.all([whole.refetch(), hasGoods ? delivery.refetch() : undefined])
    if (isReady) await priced.refetch()
  }

  return {
    phase: whole.isSuccess && (items.length === 0 || priced.isSuccess) ? 'ready' : isBroken ? 'failed' : 'loading',
    items,
    chosen,
    gifts: priced.cart.gift_items,
    nearOffers: priced.cart.near_offers,
    voucher: {
      code: choice.voucherCode,
      isApplied: priced.cart.is_voucher_applied,
      refusal: priced.cart.voucher_refusal,
    },
    hasGoods,
    hasServices: chosen.some((item) => item.kind === 'SERVICE'),
    couriers: delivery.couriers,
    courier,
    calculations: priced.cart.calculations,
    estimate: priced.cart.delivery_estimate,
    isPricing: priced.isFetching || priced.isPlaceholderData || (hasGoods && delivery.isPlaceholderData),
    chooseCourier: (courierId) => bookingChoice.change({ courierId }),
    tryVoucher: (voucherCode) => bookingChoice.change({ voucherCode }),
    refresh,
  }
}

/** Deselects lines for the next order, or selects them again. */
export function chooseLines(lines: CartItem[], isChosen: boolean): void {
  const ids = lines.map((item) => item.product_variant_id)
  const others = bookingChoice.read().leftOut.filter((id) => !ids.includes(id))
  bookingChoice.change({ leftOut: isChosen ? others : [...others, ...ids] })
}

/** The courier chosen before, if it accepts the parcels; otherwise the cheapest that delivers to the door. */
function courierIn(couriers: Courier[], courierId: string, cost: number): Courier | undefined {
  const available = couriers.filter((courier) => courier.is_available)
  const fee = (courier: Courier) => (courier.free_from !== null && cost >= courier.free_from ? 0 : courier.fee)
  const toTheDoor = available.filter(({ needs }) => needs === 'ADDRESS').toSorted((a, b) => fee(a) - fee(b))
  return available.find((courier) => courier._id === courierId) ?? toTheDoor[0] ?? available[0]
}

function costOf(lines: CartItem[]): number {
  return lines.reduce((sum, line) => sum + line.subtotal_price, 0)
}

function selectionOf(ids: string[], delivery_info: DeliveryInfo | undefined, code: string) {
  return { checkout_product_variant_ids: ids, delivery_info, voucher_code: code || null }
}
