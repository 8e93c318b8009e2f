import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { isEmail, isPhoneOf } from '@fitout/contract/formats.ts'
import type { ChosenCart } from '../../shared/booking/chosen-cart.ts'
import { asksForPart } from '../../shared/booking/delivery-info.ts'
import type { CheckoutDetails } from '../../shared/booking/checkout-draft.ts'

/** The fields in page order, named as in the form. */
export const checkoutFields = [
  'name',
  'phone',
  'email',
  'courier',
  'pickUpDistrict',
  'pickUpPoint',
  'district',
  'subDistrict',
  'building',
  'street',
  'unit',
  'note',
  'channel',
  'hasAgreed',
] as const
export type CheckoutField = (typeof checkoutFields)[number]
export type Faults = Partial<Record<CheckoutField, FieldErrorCode>>

/** What the chosen lines and the courier require. */
export type Needs = { courier: boolean; address: boolean; pickUpPoint: boolean; partOf: (district: string) => boolean }

export function needsOf({ hasGoods, hasServices, courier }: ChosenCart): Needs {
  return {
    courier: hasGoods,
    address: hasServices || courier?.needs === 'ADDRESS',
    pickUpPoint: courier?.needs === 'PICKUP_POINT',
    partOf: (district) => courier?.needs === 'ADDRESS' && asksForPart(courier, district),
  }
}

/** The number to send: without spaces, hyphens and area code. */
export function plainPhone({ phone, areaCode }: CheckoutDetails): string {
  const compact = phone.replace(/[\s-]/g, '')
  return compact.startsWith(`+${areaCode}`) ? compact.slice(areaCode.length + 1) : compact
}

/** Validates the details before sending. */
export function checkDetails(details: CheckoutDetails, needs: Needs, hasCourier: boolean): Faults {
  const phone = plainPhone(details)
  const email = details.email.trim()
  const faults: Faults = {}
  if (!details.name.trim()) faults.name = 'required'
  if (!phone) faults.phone = 'required'
  else if (!isPhoneOf(details.areaCode, phone)) faults.phone = 'phone-format'
  if (email && !isEmail(email)) faults.email = 'email-format'
  if (needs.courier && !hasCourier) faults.courier = 'required'
  if (needs.pickUpPoint && !details.pickUpDistrict) faults.pickUpDistrict = 'required'
  else if (needs.pickUpPoint && !details.pickUpPoint) faults.pickUpPoint = 'required'
  if (needs.address && !details.district) faults.district = 'required'
  else if (needs.address && !details.subDistrict && needs.partOf(details.district)) faults.subDistrict = 'required'
  if (needs.address && !details.building.trim()) faults.building = 'required'
  if (needs.address && !details.unit.trim() && !details.hasNoUnit) faults.unit = 'required'
  if (!details.hasAgreed) faults.hasAgreed = 'required'
  return faults
}
