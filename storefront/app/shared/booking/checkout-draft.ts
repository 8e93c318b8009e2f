import type { AddressParts } from '@fitout/contract/hong-kong-districts.ts'
import type { WayToPay } from '../payment/payment-channels.ts'
import { createDraft } from '../forms/draft.ts'

export type CheckoutDetails = AddressParts & {
  name: string
  areaCode: string
  phone: string
  email: string
  /** The sub-district; `elsewhere` if none of those listed matches. */
  subDistrict: string
  pickUpDistrict: string
  /** The courier's code of the point. */
  pickUpPoint: string
  note: string
  channel: WayToPay
  /** A saved card; empty for the default one. */
  card: string
  hasAgreed: boolean
  /** A village house, or a building without flats. */
  hasNoUnit: boolean
}

/** What the buyer typed, until the order is placed. */
export const checkoutDraft = createDraft<CheckoutDetails>('checkout', {
  name: '',
  areaCode: '852',
  phone: '',
  email: '',
  district: '',
  street: '',
  building: '',
  unit: '',
  subDistrict: '',
  pickUpDistrict: '',
  pickUpPoint: '',
  note: '',
  channel: 'FPS',
  card: '',
  hasAgreed: false,
  hasNoUnit: false,
})

export const elsewhere = 'elsewhere'

/** The sub-district as the API expects it. */
export function partOf({ subDistrict }: Pick<CheckoutDetails, 'subDistrict'>): string | undefined {
  return subDistrict === '' || subDistrict === elsewhere ? undefined : subDistrict
}
