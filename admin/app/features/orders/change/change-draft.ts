import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { Answer, BodyInput } from '@fitout/contract/endpoint.ts'
import type { priceOrderChange } from '@fitout/contract/staff/order-changes.ts'
import {
  customLinesOf,
  deliveryOf,
  detailsOf,
  type Draft,
  emptyDraft,
  linesOf,
  recipientOf,
} from '../new-order/draft.ts'
import type { Order } from '../order-types.ts'
import { timeInWords } from './time-in-words.ts'

export type ChangeTrial = Answer<typeof priceOrderChange>['data']

/** What a change begins from. */
export type Seen = Pick<Order, 'version' | 'language' | 'address' | 'customer' | 'note' | 'lines'>

export const seenOf = ({ version, language, address, customer, note, lines }: Order): Seen => ({
  version,
  language,
  address,
  customer,
  note,
  lines,
})

/** The current state of an order, to be changed. */
export function draftOf(order: Seen, locale: Locale): Draft {
  const recipient = recipientOf(order)
  return {
    ...emptyDraft(),
    ...recipient,
    details: { ...recipient.details, note: order.note },
    lines: order.lines
      .filter(({ is_gift: isGift }) => !isGift)
      .map(({ product_variant_id: variantId, qty, is_custom: isCustom, product_title: title }) => ({
        variantId,
        qty: String(qty),
        ...(isCustom && { title: inLocale(title, locale) }),
      })),
  }
}

/** The request for the preview; undefined without any line. */
export function changeOf(order: Order, draft: Draft): BodyInput<typeof priceOrderChange> | undefined {
  const lines = linesOf(draft)
  const custom_lines = customLinesOf(draft)
  if (lines.length + custom_lines.length === 0) return undefined
  return {
    lines,
    custom_lines,
    delivery_info: deliveryOf(draft),
    delivery_details: detailsOf(draft),
    version: order.version,
  }
}

/** The times and teams of an order's services; a cancelled time is omitted. */
export function timesOf(order: Order): Map<string, string> {
  return new Map(
    order.lines.flatMap(({ product_variant_id: id, booking, staff_name: who }) =>
      booking?.starts_at && booking.status !== 'CANCELLED' ? [[id, timeInWords(booking.starts_at, who)]] : [],
    ),
  )
}
