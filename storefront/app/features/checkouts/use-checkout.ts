import { useMutation } from '@tanstack/react-query'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { wantsBooking } from '../../shared/booking/booking-words.ts'
import type { CartItem, ChosenCart } from '../../shared/booking/chosen-cart.ts'
import { useDraft } from '../../shared/forms/draft.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useShop } from '../../shared/page/shop.tsx'
import { checkDetails, type CheckoutField, checkoutFields, type Faults, needsOf } from './check-details.ts'
import { type CheckoutBody, checkoutBody } from './checkout-body.ts'
import { type CheckoutDetails, checkoutDraft } from '../../shared/booking/checkout-draft.ts'
import { placeOrder } from './place-order.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { useKnownRecipient } from './use-known-recipient.ts'
import { useSavedCards } from './use-saved-cards.ts'
import { useOrderPlaced } from './use-order-placed.ts'

export type CheckoutNotice = Exclude<Refusal, { kind: 'fields' | 'lost' }> | { kind: 'adjusted' }

/** Sets the quantity of a line; 0 removes it. */
export type SetQuantity = (item: CartItem, qty: number) => Promise<unknown>

export type Checkout = ReturnType<typeof useCheckout>

/** The state of the checkout form: input, errors and submission. */
export function useCheckout(cart: ChosenCart, setQuantity: SetQuantity) {
  const locale = useLocale()
  const { mainStoreId, publicUrl } = useShop()
  const navigate = useNavigate()
  const orderPlaced = useOrderPlaced()
  const details = useDraft(checkoutDraft)
  const { chosen: card } = useSavedCards()
  useKnownRecipient()
  const noticePlace = useRef<HTMLDivElement>(null)
  const faultPlace = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const [left, setLeft] = useState<readonly CheckoutField[]>([])
  const [refused, setRefused] = useState<Faults>({})
  const [notice, setNotice] = useState<CheckoutNotice>()
  const needs = needsOf(cart)
  const faults = checkDetails(details, needs, cart.courier !== undefined)

  useEffect(() => {
    if (notice) noticePlace.current?.focus()
  }, [notice])

  useEffect(() => {
    // Only rendered when there are errors.
    faultPlace.current?.focus({ preventScroll: true })
    faultPlace.current?.scrollIntoView({ block: 'center' })
  }, [tries])

  const placing = useMutation({
    meta: { failure: false },
    mutationFn: (body: CheckoutBody) => placeOrder(mainStoreId, body),
    onSuccess: orderPlaced,
    async onError(error, body) {
      const refusal = refusalOf(error, body.expected_total ?? 0)
      if (refusal.kind === 'lost') return navigate(pathTo('result-failure', locale, { type: 'order' }))
      if (refusal.kind === 'fields') {
        setRefused(refusal.faults)
        return setTries((earlier) => earlier + 1)
      }
      if (refusal.kind !== 'not-sent') await cart.refresh()
      return setNotice(refusal)
    },
  })

  function change(part: Partial<CheckoutDetails>): void {
    checkoutDraft.change(part)
    setRefused((earlier) => without(earlier, Object.keys(part)))
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (placing.isPending) return
    setTries((earlier) => earlier + 1)
    setNotice(undefined)
    if (Object.keys(faults).length > 0) return
    const unbooked = cart.chosen.filter(wantsBooking)
    if (unbooked.length > 0) return setNotice({ kind: 'unbooked', variantIds: idsOf(unbooked) })
    if (cart.chosen.length === 0) return
    placing.mutate(checkoutBody(cart, details, { locale, publicUrl, card }))
  }

  /** Reduces the order to the available stock, line by line, and submits it again. */
  async function takeWhatIsLeft(items: CartItem[]): Promise<void> {
    try {
      for (const item of items) await setQuantity(item, item.available_qty ?? 0)
      setNotice({ kind: 'adjusted' })
    } finally {
      await cart.refresh()
    }
  }

  return {
    details,
    needs,
    notice,
    noticePlace,
    faultPlace,
    wasTried: tries > 0,
    isPlacing: placing.isPending,
    faults: shownFaults(faults, refused, { wasTried: tries > 0, left }),
    change,
    /** Formats are validated when a field loses focus, missing values only on submission. */
    leave: (field: CheckoutField) => setLeft((earlier) => [...earlier, field]),
    chooseCourier(courierId: string) {
      setNotice(undefined)
      cart.chooseCourier(courierId)
    },
    submit,
    takeWhatIsLeft,
  }
}

function shownFaults(
  faults: Faults,
  refused: Faults,
  { wasTried, left }: { wasTried: boolean; left: readonly CheckoutField[] },
): Faults {
  const shown: Faults = {}
  for (const field of checkoutFields) {
    const fault = faults[field]
    const isShown = wasTried || (left.includes(field) && fault !== 'required')
    shown[field] = (isShown ? fault : undefined) ?? refused[field]
  }
  return shown
}

function without(faults: Faults, names: string[]): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)))
}

function idsOf(items: CartItem[]): string[] {
  return items.map((item) => item.product_variant_id)
}
