import { inLocale } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { dayOf, type Slot } from '../../shared/appointments/slots.ts'
import { useBookingWords } from '../../shared/booking/booking-words.ts'
import type { CartItem } from '../../shared/booking/chosen-cart.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useShop } from '../../shared/page/shop.tsx'
import { useChangeLine } from './cart-state.ts'
import type { Cart } from './empty-cart.ts'

/** Notes on the last change of each line: limited by stock, or why it failed. */
export type LineNotes = Record<string, string>

export type LineChanges = {
  notes: LineNotes
  /** The last change as text for screen readers, announced once. */
  announcement: string
  /** Clears the announcement, so that it is not repeated when the page is opened again. */
  forget: () => void
  setQuantity: (item: CartItem, qty: number) => Promise<void>
  setBooking: (item: CartItem, slot: Slot) => Promise<void>
  remove: (item: CartItem) => Promise<void>
}

export function useLineChanges(): LineChanges {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { mainStoreId } = useShop()
  const queries = useQueryClient()
  const wordsForError = useWordsForError()
  const bookingWords = useBookingWords()
  const changeLine = useChangeLine({ failure: false })
  const [notes, setNotes] = useState<LineNotes>({})
  const [announcement, setAnnouncement] = useState('')

  /** The current subtotal; the change has already updated the server's answer. */
  function subtotal(): string {
    const cart = queries.getQueryData<Cart>(['cart', mainStoreId, {}, locale])
    return formatMoney(cart?.calculations.price.subtotal ?? 0)
  }

  const forget = useCallback(() => {
    setNotes({})
    setAnnouncement('')
  }, [])

  function report(item: CartItem, note: string, words: string): void {
    setNotes((earlier) => ({ ...earlier, [item.product_variant_id]: note }))
    setAnnouncement([words, note].filter(Boolean).join(' '))
  }

  async function change(item: CartItem, part: { qty: number; slotId?: string }, words: () => string) {
    try {
      const { is_capped, qty } = await changeLine.mutateAsync({
        product_variant_id: item.product_variant_id,
        mode: 'set',
        qty: part.qty,
        ...(part.slotId && { booking: { slot_id: part.slotId } }),
      })
      report(item, is_capped ? t('capped', { count: qty }) : '', is_capped ? '' : words())
    } catch (error) {
      report(item, wordsForError(error), '')
    }
  }

  const titleOf = (item: CartItem) => inLocale(item.product_title, locale)
  return {
    notes,
    announcement,
    forget,
    setQuantity: (item, qty) =>
      change(item, { qty }, () => t('becameQuantity', { title: titleOf(item), count: qty, amount: subtotal() })),
    setBooking: (item, slot) =>
      change(item, { qty: item.qty, slotId: slot._id }, () =>
        t('becameBooked', {
          title: titleOf(item),
          when: bookingWords({ ...slot, preferred_date: dayOf(slot), time_slot: null }),
        }),
      ),
    remove: (item) => change(item, { qty: 0 }, () => t('becameRemoved', { title: titleOf(item), amount: subtotal() })),
  }
}
