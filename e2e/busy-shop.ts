import { listSlots } from '@fitout/contract/appointments.ts'
import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import type { Call } from '@fitout/contract/client.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { type Locale, locales } from '@fitout/contract/locales.ts'
import { saveNotificationSettings, showNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { cancelOrder, completeOrder, uploadProof } from '@fitout/contract/orders.ts'
import { allPickUpPoints } from '@fitout/contract/pick-up-points.ts'
import { filterPosts } from '@fitout/contract/posts.ts'
import { writePostReview } from '@fitout/contract/post-comments.ts'
import { findProduct } from '@fitout/contract/products.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { writeReviews } from '@fitout/contract/reviews.ts'
import { searchEverything } from '@fitout/contract/search.ts'
import { guestCall, memberCall, uploadBy } from './callers.ts'
import { holdShelf } from './held-shelf.ts'
import { catalogue, plainPieces, smallPieces } from './pieces.ts'
import { courierNamed, mainStoreId } from './shop-facts.ts'
import { present } from './present.ts'
import { soldOutPiece, waitForPiece } from './stock-notice.ts'

export type Picture = { name: string; mimeType: string; buffer: Buffer }

/** The customers of the shop, their languages, and their texts. */
const customers = {
  zh: {
    name: '陳大文',
    address: '九龍城太子道西 1 號樂富閣 12 樓 A 室',
    note: '請先致電，升降機只可載三人。',
    enquiry: '將軍澳兩房單位，實用面積約 480 呎，想造多些收納，預算有限，可否先上門度尺？',
    review: '木紋好靚，師傅準時送到，安裝亦好細心。',
    comment: '收納部分好實用，想知道用咩板材？',
    spam: '平價搬屋 www.move.hk 即刻 WhatsApp 我',
    refund: '送到時檯面有一道裂痕，約 8 厘米。',
    search: '電動窗簾',
  },
  cn: {
    name: '李文静',
    address: '新界荃湾杨屋道 8 号如心广场 25 楼 3 室',
    note: '周末都在家，随时可以送。',
    enquiry: '刚在荃湾买了房，想做全屋设计，喜欢原木风格，请问从设计到完工大概要多久？',
    review: '颜色和照片一样，坐着很舒服。',
    comment: '写得很清楚，期待下一篇。',
    spam: '加微信领取免费设计图 www.free.cn',
    refund: '尺寸和页面写的不一样，放不进玄关。',
    search: '榻榻米',
  },
  en: {
    name: 'Rachel Wong-Fitzgerald',
    address: 'Flat B, 23/F, Block 4, The Long Beach, 8 Hoi Fai Road, Tai Kok Tsui',
    note: 'Please call 15 minutes before. Goods lift is on the podium level.',
    enquiry: 'We have bought an 860 sq ft flat in Tai Kok Tsui and would like an open kitchen and a study for two.',
    review: 'Sturdy, warm, and the delivery team took away all the packaging.',
    comment: 'Would this work with underfloor heating?',
    spam: 'Cheap loans today www.loans.example call now',
    refund: 'One of the legs is shorter than the others, so the table rocks.',
    search: 'murphy bed',
  },
} as const

/** Returns whether one of these customers wrote it: other tests write in the same shop. */
export function wrote(text: string | null): boolean {
  return Object.values(customers).some((says) => Object.values<string>(says).includes(text ?? ''))
}

/** The objects left for the staff, as far as they need to be known by name. */
export type Work = Record<'proofs' | 'unpaid' | 'paid' | 'collected' | 'booked' | 'completed', string[]>

/**
 * Lets customers in three languages create everything that waits for staff: orders in each of a customer's states, refund
 * requests, reviews, comments, enquiries, a payment for an order that was cancelled, notices of sold-out pieces, and searches
 * without results.
 */
export async function makeBusy(picture: Picture): Promise<Work> {
  const work: Work = { proofs: [], unpaid: [], paid: [], collected: [], booked: [], completed: [] }
  for (const locale of locales) await visit(locale, picture, work)
  await holdShelf(await guestCall('zh'))
  return work
}

async function visit(locale: Locale, picture: Picture, work: Work): Promise<void> {
  const says = customers[locale]
  const call = await memberCall(says.name, locale)
  await subscribe(call)
  await speak(call, locale, picture)
  await waitForPiece(call, await soldOutPiece())

  const [piece, another] = await plainPieces(8)
  const wanted = [present(piece), present(another)].map(({ variants }) => present(variants[0])._id)
  work.unpaid.push((await order(call, locale, wanted)).id)

  const proved = await order(call, locale, wanted.slice(1), { payment_channel: 'FPS' })
  await call(uploadProof, { params: { id: proved.id }, body: { image: await uploadBy(call, picture) } })
  work.proofs.push(proved.id)

  const given = await order(call, locale, wanted.slice(0, 1))
  await call(cancelOrder, { params: { id: given.id } })

  // The page of the trial payment was still open when the order was cancelled.
  const late = await order(call, locale, wanted.slice(0, 1), { payment_method: 'ONLINE' })
  await call(cancelOrder, { params: { id: late.id } })
  await pay(late.page)

  const parcel = await fetched(call, locale)
  await pay(parcel.page)
  work.paid.push(parcel.id)
  work.booked.push((await payBooked(call, locale)).id)
  const courier_id = (await courierNamed('showroom'))._id
  const collected = await order(call, locale, wanted.slice(0, 1), {
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id },
    payment_method: 'ONLINE',
  })
  await pay(collected.page)
  work.collected.push(collected.id)

  const done = await order(call, locale, wanted, { payment_method: 'ONLINE' })
  await pay(done.page)
  await call(completeOrder, { params: { id: done.id } })
  work.completed.push(done.id)
  const images = [await uploadBy(call, picture)]
  const reviews = wanted.map((one, index) => ({
    product_variant_id: one,
    rating: 5 - index,
    comment: says.review,
    images: index === 0 ? images : [],
  }))
  await call(writeReviews, { params: { id: done.id }, body: { reviews } })
  await call(requestRefund, {
    params: { id: done.id },
    body: {
      reason: says.refund,
      refund_items: [{ product_variant_id: present(wanted[0]), qty: 1 }],
      images: [await uploadBy(call, picture)],
    },
  })
}

async function subscribe(call: Call): Promise<void> {
  const { data } = await call(showNotificationSettings)
  const { language, version } = data.accept_wording
  const settings = [{ content_type: 'newsletter' as const, channel: 'EMAIL' as const, is_accept: true }]
  await call(saveNotificationSettings, { body: { is_accept: true, settings, wording: { language, version } } })
}

/** Everything other than orders: an enquiry, comments, a search without results. */
async function speak(call: Call, locale: Locale, picture: Picture): Promise<void> {
  const says = customers[locale]
  const guest = await guestCall(locale)
  const contacts = { name: says.name, email: 'home@example.com', phone: '91234567' }
  await guest(sendEnquiry, {
    body: {
      ...contacts,
      description: says.enquiry,
      budget: '200k-400k',
      style: 'nordic',
      location: 'sha-tin',
      area: 480,
      photos: [await uploadBy(guest, picture)],
      source_page: '/projects',
    },
  })
  await call(sendEnquiry, { body: { ...contacts, email: '', description: says.comment } })
  const { data: posts } = await call(filterPosts, { query: { per_page: 2 } })
  for (const { _id } of posts) await call(writePostReview, { body: { _id, comment: says.comment } })
  await call(writePostReview, { body: { _id: present(posts[0])._id, comment: says.spam } })
  await call(searchEverything, { query: { keyword: says.search, locale, is_noted: 'true' } })
}

type Placed = { id: string; page: string }

async function order(
  call: Call,
  locale: Locale,
  variants: string[],
  changes: Partial<BodyInput<typeof checkOut>> = {},
): Promise<Placed> {
  const params = { store_id: await mainStoreId() }
  for (const product_variant_id of variants) await call(addToCart, { params, body: { product_variant_id, qty: 1 } })
  return place(call, locale, variants, changes)
}

async function place(
  call: Call,
  locale: Locale,
  variants: string[],
  changes: Partial<BodyInput<typeof checkOut>>,
): Promise<Placed> {
  const says = customers[locale]
  const courier_id = (await courierNamed('own-team'))._id
  const { data, return_url } = await call(checkOut, {
    params: { store_id: await mainStoreId() },
    body: {
      checkout_product_variant_ids: variants,
      voucher_code: null,
      delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id },
      delivery_details: {
        name: says.name,
        address: says.address,
        district: 'kowloon-city',
        area_code: '852',
        phone: '91234567',
        email: 'home@example.com',
        note: says.note,
      },
      payment_method: 'OFFLINE',
      success_url: '/result/order/success',
      cancel_url: '/result/order/failure',
      ...changes,
    },
  })
  return { id: data._id, page: return_url }
}

/** Presses the button of the trial payment's page. */
async function pay(page: string): Promise<void> {
  const answer = await fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'approve' }),
    redirect: 'manual',
  })
  if (answer.status >= 400) throw new Error(`The trial payment answers ${answer.status}`)
}

/** A small parcel for a pick-up point. */
async function fetched(call: Call, locale: Locale): Promise<Placed> {
  const [piece] = await smallPieces(1)
  const variants = [present(present(piece).variants[0])._id]
  const courier_id = (await courierNamed('sf-pickup'))._id
  const params = { store_id: await mainStoreId() }
  await call(addToCart, { params, body: { product_variant_id: present(variants[0]), qty: 1 } })
  const { data: points } = await call(allPickUpPoints, {
    params: { ...params, id: courier_id },
    query: { district: 'kwun-tong', checkout_product_variant_ids: variants.join(',') },
  })
  const point = points.find(({ is_available }) => is_available)
  return place(call, locale, variants, {
    delivery_info: { country_code: 'HK', method: 'DELIVERY', courier_id, pick_up_point_code: present(point).code },
    payment_method: 'ONLINE',
  })
}

/** A service booked for a time in the coming weeks and paid. */
async function payBooked(call: Call, locale: Locale): Promise<Placed> {
  const params = { store_id: await mainStoreId() }
  const [card] = await catalogue('SERVICE')
  const { data: service } = await call(findProduct, { params: { ...params, id: present(card)._id } })
  const product_variant_id = present(service.variants[0])._id
  const { data: slots } = await call(listSlots, { query: { kind: 'SERVICE' } })
  const booking = { slot_id: present(slots[40])._id }
  await call(addToCart, { params, body: { product_variant_id, qty: 1, booking } })
  const placed = await place(call, locale, [product_variant_id], { payment_method: 'ONLINE' })
  await pay(placed.page)
  return placed
}
