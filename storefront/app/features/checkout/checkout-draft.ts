import type { AddressParts } from '@fitout/contract/hong-kong-districts.ts'
import type { WayToPay } from '../../shared/payment/payment-channels.ts'
import { createDraft } from '../../shared/forms/draft.ts'

export type CheckoutDetails = AddressParts & {
  name: string
  areaCode: string
  phone: string
  email: string
  pickupPoint: string
  note: string
  channel: WayToPay
  /** A saved card; nothing means the default one. */
  card: string
  hasAgreed: boolean
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
  pickupPoint: '',
  note: '',
  channel: 'FPS',
  card: '',
  hasAgreed: false,
})
