import type { checkOut } from '@fitout/contract/checkouts.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { composeAddress } from '@fitout/contract/hong-kong-districts.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { ChosenCart } from '../../shared/booking/chosen-cart.ts'
import { needsOf, plainPhone } from './check-details.ts'
import { type CheckoutDetails, partOf } from '../../shared/booking/checkout-draft.ts'
import { deliveryInfo } from '../../shared/booking/delivery-info.ts'

export type CheckoutBody = BodyInput<typeof checkOut>
type AreaCode = CheckoutBody['delivery_details']['area_code']

/** The request body. Fields that the courier does not need are left out, but stay in the form. */
export function checkoutBody(
  cart: ChosenCart,
  details: CheckoutDetails,
  { locale, publicUrl, card }: { locale: Locale; publicUrl: string; card: string | undefined },
): CheckoutBody {
  const needs = needsOf(cart)
  const email = details.email.trim()
  return {
    checkout_product_variant_ids: cart.chosen.map((item) => item.product_variant_id),
    // An ineffective voucher must not prevent the order.
    voucher_code: cart.voucher.isApplied ? cart.voucher.code : null,
    delivery_info: cart.courier
      ? deliveryInfo(cart.courier, details)
      : { country_code: 'HK', method: 'DELIVERY', courier_id: null },
    delivery_details: {
      name: details.name.trim(),
      area_code: details.areaCode as AreaCode,
      phone: plainPhone(details),
      email: email === '' ? undefined : email,
      address: needs.address
        ? composeAddress(
            { ...details, unit: details.hasNoUnit ? '' : details.unit, subDistrict: partOf(details) },
            locale,
          )
        : '',
      district: needs.address ? details.district : undefined,
      note: details.note.trim(),
    },
    ...payment(details, card),
    expected_total: cart.calculations.price.total,
    success_url: publicUrl + pathTo('result-success', locale, { type: 'order' }),
    cancel_url: publicUrl + pathTo('result-cancelled', locale, { type: 'order' }),
  }
}

function payment({ channel }: CheckoutDetails, card: string | undefined) {
  if (channel !== 'ONLINE') return { payment_method: 'OFFLINE', payment_channel: channel } as const
  return { payment_method: 'ONLINE', ...(card !== undefined && { credit_card_id: card }) } as const
}
