import type { checkOut } from '@fitout/contract/checkouts.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import { AppError } from '../../http/app-error.ts'
import { type CartLine, isServicesOnly, parcelsOf, type SaleRules } from '../cart/cart-service.ts'
import { type Delivery, type PickUpPointRow, requireDelivery } from '../couriers/couriers-service.ts'

type Wanted = Pick<Body<typeof checkOut>, 'delivery_info' | 'delivery_details'>

/** The delivery of these lines, to the pick-up point named in the body; undefined for services. */
export function deliveryFor(rules: SaleRules, body: Wanted, named: PickUpPointRow | undefined, chosen: CartLine[]) {
  if (isServicesOnly(chosen)) return undefined
  const { delivery_info: info, delivery_details: details } = body
  // Address and delivery fee must be for the same district.
  if (info.district && details.district && info.district !== details.district) {
    throw new AppError('invalid-input', { errors: [{ path: 'delivery_info.district', code: 'invalid' }] })
  }
  const place = { ...info, district: info.district ?? details.district }
  return requireDelivery(rules.couriers, place, named, parcelsOf(chosen))
}

/** Deliveries need an address or a pick-up point; only collection at the showroom needs neither. */
export function requireAddress(body: Wanted, chosen: CartLine[], delivery: Delivery | undefined): void {
  const needs = delivery?.courier.needs
  const comesHome = needs === 'ADDRESS' || chosen.some((line) => line.kind === 'SERVICE')
  if (comesHome && body.delivery_details.address.trim() === '') {
    throw new AppError('invalid-input', { errors: [{ path: 'delivery_details.address', code: 'required' }] })
  }
  if (needs === 'PICKUP_POINT' && !delivery?.point) {
    throw new AppError('invalid-input', { errors: [{ path: 'delivery_info.pick_up_point_code', code: 'required' }] })
  }
}
