import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { type Call, CallError } from '@fitout/contract/client.ts'
import { buyer } from './booking-steps.ts'
import { allPlainPieces } from './pieces.ts'
import { present } from './present.ts'
import { courierNamed, mainStoreId } from './shop-facts.ts'

/** Orders all units of a piece and does not pay; of a piece with many, one order may not hold as much. */
export async function holdShelf(call: Call) {
  const params = { store_id: await mainStoreId() }
  const courier_id = (await courierNamed('own-team'))._id
  const { name, phone, email, district, building: address } = buyer
  for (const { variants } of (await allPlainPieces()).toReversed()) {
    const product_variant_id = present(variants[0])._id
    await call(addToCart, { params, body: { product_variant_id, qty: 99 } })
    try {
      return await call(checkOut, {
        params,
        body: {
          checkout_product_variant_ids: [product_variant_id],
          voucher_code: null,
          delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id },
          delivery_details: { name, phone, email, district, address, area_code: '852' },
          payment_method: 'OFFLINE',
          success_url: '/result/order/success',
          cancel_url: '/result/order/failure',
        },
      })
    } catch (failure) {
      if (!(failure instanceof CallError) || failure.problem.code !== 'hold-too-large') throw failure
    }
  }
  throw new Error('The demo shop has no piece of which one order may hold all.')
}
