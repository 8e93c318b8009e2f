import { areaCodes } from '@fitout/contract/formats.ts'
import type { Answer, BodyInput } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { findCustomer } from '@fitout/contract/staff/customers.ts'
import type { placeStaffOrder, priceStaffOrder } from '@fitout/contract/staff/order-desk.ts'

type Body = BodyInput<typeof placeStaffOrder>
type Details = Body['delivery_details']
export type Trial = Answer<typeof priceStaffOrder>['data']

export const methods = ['FPS', 'BANK_TRANSFER', 'PAYME', 'ONLINE'] as const

/** An order as it is typed. */
export type Draft = {
  _id: string
  customer: { _id: string; label: string } | null
  language: Locale
  lines: { variantId: string; qty: string }[]
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
    courier: '',
    district: '',
    subDistrict: '',
    point: '',
    voucher: '',
    method: 'FPS',
    details: { name: '', address: '', area_code: '852', phone: '', email: '', note: '' },
  }
}

/** The units of each piece; what is not filled in yet is left out. */
export function linesOf(draft: Draft): BodyInput<typeof priceStaffOrder>['lines'] {
  const quantities = new Map<string, number>()
  for (const { variantId, qty } of draft.lines) {
    const units = Number(qty)
    if (variantId && Number.isInteger(units) && units > 0) {
      quantities.set(variantId, (quantities.get(variantId) ?? 0) + units)
    }
  }
  return [...quantities].map(([product_variant_id, qty]) => ({ product_variant_id, qty }))
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

/** What the price goes by; nothing while there is no piece. */
export function pricedBy(draft: Draft): BodyInput<typeof priceStaffOrder> | undefined {
  const lines = linesOf(draft)
  if (lines.length === 0) return undefined
  return {
    lines,
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

/** The same for a registered customer, as far as the shop knows them. */
export function forCustomer(draft: Draft, customer: Answer<typeof findCustomer>['data']): Partial<Draft> {
  const [, code, phone] = /^\+(\d+) (\d+)$/.exec(customer.contact_number ?? '') ?? []
  const area_code = areaCodes.find((one) => one === code)
  return {
    customer: { _id: customer._id, label: [customer.name, customer.email].filter(Boolean).join(' · ') },
    language: customer.language,
    details: {
      ...draft.details,
      name: customer.name ?? draft.details.name,
      email: customer.email ?? draft.details.email,
      ...(area_code && phone && { area_code, phone }),
    },
  }
}
