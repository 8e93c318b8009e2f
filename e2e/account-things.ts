import { inject } from 'vitest'
import { askAs, type Member } from './member.ts'
import { plainPieces } from './pieces.ts'
import { ask, courierNamed, mainStoreId, type Texts } from './shop-facts.ts'

/** The recipient of the orders in these tests, as entered in the delivery tab. */
const recipient = {
  district: 'yau-tsim-mong',
  sub_district: 'mong-kok',
  estate: 'Lok Fu Court',
  floor: '12',
  flat: 'A',
} as const

/** Gives an account content for every tab: an order, a liked article, a second device, a piece in the booking form. */
export async function fillAccount({ page, locale, email, password }: Member) {
  const store = await mainStoreId()
  const [piece] = await plainPieces(1)
  const [post] = await ask<{ _id: string; title: Texts }[]>('/posts/filter?per_page=1')
  const variant = piece?.variants[0]?._id
  if (!variant) throw new Error('The demo shop has no piece.')
  const add = () =>
    askAs(page, locale, 'POST', `/stores/${store}/shopping-cart/add-to-cart`, { product_variant_id: variant, qty: 1 })
  await add()
  const contact = { name: 'Chan Siu Ming', area_code: '852', phone: '91234567' }
  const { data: order } = await askAs<{ data: { _id: string; reference: string } }>(
    page,
    locale,
    'POST',
    `/stores/${store}/checkouts`,
    {
      checkout_product_variant_ids: [variant],
      voucher_code: null,
      delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id: (await courierNamed('own-team'))._id },
      delivery_details: { ...contact, district: 'yau-tsim-mong', address: 'Lok Fu Court' },
      payment_method: 'OFFLINE',
      success_url: '/result/order/success',
      cancel_url: '/result/order/failure',
    },
  )
  await add()
  const asked = { name: 'Chan Siu Ming', phone: '91234567', description: 'Lok Fu Court', location: 'yau-tsim-mong' }
  const { data: enquiry } = await askAs<{ data: { reference: string } }>(page, locale, 'POST', '/enquiries', asked)
  if (post) await askAs(page, locale, 'PUT', `/posts/${post._id}/like`)
  const elsewhere = await fetch(`${inject('shopUrl')}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'EMAIL', login_id: email, password }),
  })
  if (!elsewhere.ok) throw new Error(`Signing in elsewhere answers ${elsewhere.status}`)
  return { recipient, reference: order.reference, enquiry: enquiry.reference, orderId: order._id, post: post?.title }
}
