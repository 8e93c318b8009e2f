import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { checkOut } from '@fitout/contract/checkouts.ts'
import { buyer } from './booking-steps.ts'
import { courierNamed } from './shop-facts.ts'

/** One of a variant, delivered to the buyer, paid by transfer. */
export async function transferOrder(variant: string, courier = 'own-team'): Promise<BodyInput<typeof checkOut>> {
  return {
    checkout_product_variant_ids: [variant],
    voucher_code: null,
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: (await courierNamed(courier))._id },
    delivery_details: {
      name: buyer.name,
      address: `${buyer.building}, ${buyer.street}`,
      district: buyer.district,
      area_code: '852',
      phone: buyer.phone,
      email: buyer.email,
    },
    payment_method: 'OFFLINE',
    success_url: '/result/order/success',
    cancel_url: '/result/order/failure',
  }
}
