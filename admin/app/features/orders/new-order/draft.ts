import { areaCodes } from '@fitout/contract/formats.ts'
import type { Answer, BodyInput } from '@fitout/contract/endpoint.ts'
import { maximumQuantity } from '@fitout/contract/limits.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { findCustomer } from '@fitout/contract/staff/customers.ts'
import type { placeStaffOrder, priceStaffOrder } from '@fitout/contract/staff/order-desk.ts'
import { phoneParts } from '../../../shared/phone-parts.ts'
import type { Order } from '../order-types.ts'

type Body = BodyInput<typeof placeStaffOrder>
type Details = Body['delivery_details']
export type Trial = Answer<typeof priceStaffOrder>['data']

export const methods = ['FPS', 'BANK_TRANSFER', 'PAYME', 'ONLINE'] as const

/** An order being entered. */
export type Draft = {
  _id: string
  customer: { _id: string; label: string } | null
  language: Locale
  /** An existing custom line of the order has its title. */
  lines: { variantId: string; qty: string; slotId?: string; title?: string }[]
  customLines: { title: string; qty: string; price: string }[]
  courier: string
  district: string
  subDistrict: string
  point: string
  voucher: string
  method: (typeof methods)[number]
  details: Required<Pick<Details, 'name' | 'address' | 'area_code' | 'phone' | 'email' | 'note'>>
}

export type DraftProps = { draft: Draft; onChange: (change: Partial<Draft>) => void }

export function emptyDraft(): Draft {
  return {
    _id: crypto.randomUUID(),
    customer: null,
    language: 'zh',
    lines: [{ variantId: '', qty: '1' }],
    customLines: [],
    courier: '',
    district: '',
    subDistrict: '',
    point: '',
    voucher: '',
    method: 'FPS',
    details: { name: '', address: '', area_code: '852', phone: '', email: '', note: '' },
  }
}

/** The units of each piece, a service with its time; incomplete lines are left out. */
export function linesOf(draft: Draft): BodyInput<typeof priceStaffOrder>['lines'] {
  const lines = new Map<string, BodyInput<typeof priceStaffOrder>['lines'][number]>()
  for (const { variantId, qty, slotId } of draft.lines) {
    const units = Number(qty)
    if (variantId && Number.isInteger(units) && units > 0 && units <= maximumQuantity) {
      const before = lines.get(variantId)
      lines.set(variantId, {
        ...before,
        product_variant_id: variantId,
        qty: (before?.qty ?? 0) + units,
        ...(slotId && { slot_id: slotId }),
      })
    }
  }
  return [...lines.values()]
}

/** Whether there are services among the lines. */
export function servicesOf(trial: { lines: { kind: 'GOODS' | 'SERVICE' }[] } | undefined): 'none' | 'some' | 'only' {
  const kinds = new Set(trial?.lines.map(({ kind }) => kind))
  if (!kinds.has('SERVICE')) return 'none'
  return kinds.has('GOODS') ? 'some' : 'only'
}

/** Custom lines; incomplete ones are left out. */
export function customLinesOf(draft: Draft): NonNullable<BodyInput<typeof priceStaffOrder>['custom_lines']> {
  return draft.customLines.flatMap(({ title, qty, price }) => {
    const units = Number(qty)
    const isNumber = Number.isInteger(units) && units > 0 && units <= maximumQuantity
    const isWhole = title.trim() !== '' && price !== '' && isNumber
    return isWhole ? [{ title: title.trim(), qty: units, unit_price: Number(price) }] : []
  })
}

export function deliveryOf(draft: Draft): Body['delivery_info'] {
  return {
    country_code: 'HK',
    method: 'DELIVERY',
    courier_id: draft.courier || null,
    district: draft.district || null,
    sub_district: draft.subDistrict || null,
    pick_up_point_code: draft.point || null,
  }
}

export function detailsOf(draft: Draft): Details {
  const { email, ...details } = draft.details
  return {
    ...details,
    ...(email.trim() && { email: email.trim() }),
    ...(draft.district && { district: draft.district }),
  }
}

/** The request for the price; undefined without any line. */
export function pricedBy(draft: Draft): BodyInput<typeof priceStaffOrder> | undefined {
  const lines = linesOf(draft)
  const custom_lines = customLinesOf(draft)
  if (lines.length + custom_lines.length === 0) return undefined
  return {
    lines,
    custom_lines,
    customer_id: draft.customer?._id ?? null,
    voucher_code: draft.voucher.trim() || null,
    delivery_info: deliveryOf(draft),
  }
}

export function bodyOf(draft: Draft, expected_total: number): Body | undefined {
  const priced = pricedBy(draft)
  if (!priced) return undefined
  const isOnline = draft.method === 'ONLINE'
  return {
    ...priced,
    _id: draft._id,
    language: draft.language,
    delivery_details: detailsOf(draft),
    payment_method: isOnline ? 'ONLINE' : 'OFFLINE',
    ...(draft.method !== 'ONLINE' && { payment_channel: draft.method }),
    expected_total,
  }
}

/** The recipient of an order, and how it is delivered. */
export function recipientOf({ language, address, customer }: Pick<Order, 'language' | 'address' | 'customer'>) {
  return {
    language,
    courier: customer.courier_id ?? '',
    district: customer.district ?? '',
    subDistrict: customer.sub_district ?? '',
    point: customer.pick_up_point_code ?? '',
    details: {
      name: customer.recipient_name,
      address,
      area_code: areaCodes.find((one) => one === customer.area_code) ?? '852',
      phone: customer.phone,
      email: customer.email ?? '',
      note: '',
    },
  }
}

/** A further order for the same customer. */
export function againFor(order: Order): Draft {
  const { customer_id: id, recipient_name: name, email } = order.customer
  const customer = id === null ? null : { _id: id, label: [name, email].filter(Boolean).join(' · ') }
  return { ...emptyDraft(), ...recipientOf(order), customer }
}

/** The same for a registered customer, as far as the shop knows them. */
export function forCustomer(draft: Draft, customer: Answer<typeof findCustomer>['data']): Partial<Draft> {
  return {
    customer: { _id: customer._id, label: [customer.name, customer.email].filter(Boolean).join(' · ') },
    language: customer.language,
    details: {
      ...draft.details,
      name: customer.name ?? draft.details.name,
      email: customer.email ?? draft.details.email,
      ...phoneParts(customer.contact_number),
    },
  }
}
