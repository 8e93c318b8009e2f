import type { checkOut } from '@fitout/contract/checkouts.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { Courier } from '../delivery/use-couriers.ts'
import { type CheckoutDetails, partOf } from './checkout-draft.ts'

export type DeliveryInfo = BodyInput<typeof checkOut>['delivery_info']

type Whereto = Pick<CheckoutDetails, 'district' | 'subDistrict' | 'pickUpPoint'>

/** The courier and destination as far as they affect the price: the district, or the pick-up point. */
export function deliveryInfo(courier: Courier, details: Whereto): DeliveryInfo {
  const place = details.district ? { district: details.district, sub_district: partOf(details) } : {}
  return {
    country_code: 'HK',
    method: 'DELIVERY',
    courier_id: courier._id,
    ...(courier.needs === 'ADDRESS' && place),
    ...(courier.needs === 'PICKUP_POINT' && details.pickUpPoint && { pick_up_point_code: details.pickUpPoint }),
  }
}

/** Whether a courier charges more for parts of a district, so that the district alone does not determine the price. */
export function asksForPart(courier: Courier | undefined, district: string): boolean {
  return courier?.areas.some(({ places }) => places.some((place) => place.startsWith(`${district}/`))) ?? false
}
