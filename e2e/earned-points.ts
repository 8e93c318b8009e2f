import { askAs, type Member } from './member.ts'
import type { Piece } from './pieces.ts'
import { courierNamed, mainStoreId } from './shop-facts.ts'

type Order = { data: { payment_status: string; _id: string; reference: string } }

/** An order of two of a piece, paid by card at the trial provider and completed, so that it has earned its points. */
export async function completeAnOrder({ page, locale }: Member, piece: Piece): Promise<Order['data']> {
  const store = `/stores/${await mainStoreId()}`
  const product_variant_id = piece.variants[0]?._id
  await askAs(page, locale, 'POST', `${store}/shopping-cart/add-to-cart`, { product_variant_id, qty: 2 })
  const placed = await askAs<Order & { return_url: string }>(page, locale, 'POST', `${store}/checkouts`, {
    checkout_product_variant_ids: [product_variant_id],
    voucher_code: null,
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: (await courierNamed('own-team'))._id },
    delivery_details: {
      name: 'Chan Siu Ming',
      area_code: '852',
      phone: '91234567',
      district: 'yau-tsim-mong',
      address: 'Lok Fu Court',
    },
    payment_method: 'ONLINE',
    success_url: '/result/order/success',
    cancel_url: '/result/order/failure',
  })
  await page.context().request.post(placed.return_url, { form: { decision: 'approve' }, maxRedirects: 0 })
  const { _id } = placed.data
  const { data } = await askAs<Order>(page, locale, 'PUT', `/orders/${_id}/completed`)
  return { ...data, _id }
}
