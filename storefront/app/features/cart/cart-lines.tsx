import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type CartItem, type ChosenCart, isAvailable } from '../../shared/booking/chosen-cart.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { CartLine } from './cart-line.tsx'
import { chooseLines } from './chosen-cart.ts'
import { useLineChanges } from './use-line-changes.ts'

/** The lines of the booking form. Unavailable ones are marked, and can be removed together. */
export function CartLines({ cart }: { cart: ChosenCart }) {
  const t = useTranslations('cart')
  const changes = useLineChanges()
  const list = useRef<HTMLUListElement>(null)
  const available = cart.items.filter(isAvailable)
  const gone = cart.items.filter((item) => !isAvailable(item))
  const chosenIds = new Set(cart.chosen.map((item) => item.product_variant_id))

  function remove(items: CartItem[]): void {
    list.current?.focus()
    for (const item of items) void changes.remove(item)
  }

  return (
    <>
      <p role="status" className="sr-only">
        {changes.announcement}
      </p>
      {gone.length > 0 && (
        <div className="mb-6">
          <Notice>
            <p>{t('leftOut', { count: gone.length })}</p>
            <button type="button" onClick={() => remove(gone)} className="line-link mt-1 min-h-8">
              {t('removeLeftOut')}
            </button>
          </Notice>
        </div>
      )}
      {available.length > 1 && (
        <CheckboxField
          label={t('chooseAll')}
          checked={cart.chosen.length === available.length}
          onChange={(event) => chooseLines(available, event.target.checked)}
          aside={t('chosen', { chosen: cart.chosen.length, all: available.length })}
          className="pb-4"
        />
      )}
      <ul ref={list} tabIndex={-1} aria-label={t('lines')} className="border-t border-stone outline-none">
        {cart.items.map((item) => (
          <CartLine
            key={item.product_variant_id}
            item={item}
            isChosen={chosenIds.has(item.product_variant_id)}
            note={changes.notes[item.product_variant_id]}
            onChoose={(isChosen) => chooseLines([item], isChosen)}
            onQuantity={(qty) => void changes.setQuantity(item, qty)}
            onBooking={(slot) => void changes.setBooking(item, slot)}
            onRemove={() => remove([item])}
          />
        ))}
      </ul>
    </>
  )
}
