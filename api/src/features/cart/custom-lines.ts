import type { Body } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { prices as cn } from '@fitout/contract/messages/cn/prices.ts'
import { prices as en } from '@fitout/contract/messages/en/prices.ts'
import { prices as zh } from '@fitout/contract/messages/zh/prices.ts'
import { toCents } from '@fitout/contract/money.ts'
import type { placeStaffOrder } from '@fitout/contract/staff/order-desk.ts'
import { newId } from '../../database/new-id.ts'
import { newReference } from '../../database/new-reference.ts'
import type { CartLine } from './cart-queries.ts'

type Typed = Body<typeof placeStaffOrder>['custom_lines']
type Own = Pick<CartLine, 'variant_id' | 'sku' | 'product_title' | 'quantity' | 'price_cents'>

/**
 * A simple icon instead of a photo. The size suffix of picture URLs ends up behind the fragment sign, where it is
 * ignored.
 */
const mark = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48' fill='none' stroke='#8a8178' stroke-width='1.5'><path d='M17 31l1-4 10-10 3 3-10 10zM26 19l3 3'/></svg>`
export const drawnPicture = `data:image/svg+xml,${encodeURIComponent(mark)}#`

/** Lines as entered by staff. Each gets a variant id of its own, and a number by which it is packed. */
export function newCustomLines(typed: Typed, locale: Locale): CartLine[] {
  return typed.map(({ title, qty, unit_price: price }) =>
    asCustomLine({
      variant_id: newId(),
      sku: newReference('C'),
      product_title: { [locale]: title.trim() },
      quantity: qty,
      price_cents: toCents(price),
    }),
  )
}

/** It has no stock and no page, and staff choose its delivery: no courier limit applies. */
export function asCustomLine(own: Own): CartLine {
  return {
    ...own,
    product_id: own.variant_id,
    is_custom: true,
    kind: 'GOODS',
    slot_id: null,
    starts_at: null,
    ends_at: null,
    is_on_offer: false,
    product_slug: {},
    variant_title: { zh: zh.customLine, cn: cn.customLine, en: en.customLine },
    picture_id: '',
    picture_width: 48,
    picture_height: 48,
    picture_widths: [],
    picture_colour: '#efebe4',
    picture_focus: null,
    picture_alt: {},
    sale_percent: 0,
    point_price: null,
    is_counted: false,
    is_active: true,
    available: null,
    parcel_grams: 0,
    parcel_length_mm: 0,
    parcel_width_mm: 0,
    parcel_height_mm: 0,
    lead_time_days: 0,
    category_ids: [],
  }
}
