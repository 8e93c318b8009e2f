import { addToWishlist } from '@fitout/contract/wishlist.ts'
import type { Problem } from '@fitout/contract/errors.ts'
import { likePost } from '@fitout/contract/posts.ts'
import { endOneSession } from '@fitout/contract/sessions.ts'
import { addAttribute } from '@fitout/contract/staff/attributes.ts'
import { addCategory } from '@fitout/contract/staff/categories.ts'
import { retryJob } from '@fitout/contract/staff/failed-jobs.ts'
import { addPostCategory } from '@fitout/contract/staff/post-categories.ts'
import { noteOrder } from '@fitout/contract/staff/orders.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { rejectRefund } from '@fitout/contract/staff/refund-requests.ts'
import { redeemVoucher } from '@fitout/contract/vouchers.ts'
import { endpoints } from './endpoints.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from './database/new-id.ts'
import { confirmPayment } from './features/orders/staff-order-steps.ts'
import { grantPoints } from './features/memberships/memberships-service.ts'
import { countEmptySearch } from './features/search/empty-searches-queries.ts'
import { leaveAppointment } from './testing/appointments.ts'
import { growingRooms } from './testing/growing-rooms.ts'
import { leaveEnquiry } from './testing/enquiries.ts'
import { type Member, openMember } from './testing/members.ts'
import { withOrderDesk } from './testing/order-desk.ts'
import { newRows } from './testing/new-rows.ts'
import { ownedThings } from './testing/owned-things.ts'
import { countFound } from './testing/stock-movements.ts'
import { openStaff, type StaffVisitor } from './testing/staff.ts'
import { placeOrder } from './testing/visitors.ts'
import { type GrowingList as List, growingLists } from './testing/trail/found-examples.ts'
import { addVoucher } from './testing/voucher-book.ts'

const desk = withOrderDesk()
const rows = newRows(desk)
const words = { en: 'Oak', zh: '橡木', cn: '橡木' }
let owner: StaffVisitor
let member: Member
let post: string
let shelf: { variantId: string; productId: string; orderId: string; voucherId: string }

beforeAll(async () => {
  owner = await openStaff(desk.shop, 'owner')
  member = await openMember(desk.shop)
  const variantId = await desk.goods.addVariant({ stock: [1000, 0] })
  const productId = await desk.goods.publish(variantId)
  const { _id: orderId } = await placeOrder(desk.goods, member, { [variantId]: 40 })
  await confirmPayment(desk.shop.context, orderId)
  shelf = { variantId, productId, orderId, voucherId: await addVoucher(desk.shop.context) }
  post = await rows.post()
  await rooms.fill()
  await ownedThings(desk.shop.context, member)
})

const wishOf = (product_id: string, is_liked: boolean) =>
  member.call(addToWishlist, { params: { store_id: desk.goods.storeId }, body: { product_id, is_liked } })
const wish = async () => wishOf((await rows.piece()).productId, true)
const like = async () => member.call(likePost, { params: { id: await rows.post() }, query: { is_liked: 'true' } })
const move = () => countFound(desk.shop, owner, shelf.variantId)
async function category() {
  const { data } = await owner.call(addCategory, { body: { parent_id: null, kind: 'GOODS', title: newTitle() } })
  await desk.shop.context.db.updateTable('categories').set({ status: 'ACTIVE' }).where('id', '=', data._id).execute()
}
const newTitle = () => ({ ...words, en: `Oak ${newId()}` })
const attribute = () => owner.call(addAttribute, { body: { name: 'colour', title: newTitle(), swatch: null } })
const writtenCategory = () => owner.call(addPostCategory, { body: { title: words } })
const order = async () => (await placeOrder(desk.goods, await openMember(desk.shop), { [shelf.variantId]: 1 }))._id
const ownOrder = async () => {
  const { _id: id } = await placeOrder(desk.goods, member, { [shelf.variantId]: 1 })
  await confirmPayment(desk.shop.context, id)
}
async function proof() {
  const { guest, id } = await desk.newOrder(1)
  await desk.upload(guest, id)
}
async function refusal() {
  const refund_items = [{ product_variant_id: shelf.variantId, qty: 1 }]
  const params = { id: shelf.orderId }
  const { data } = await member.call(requestRefund, { params, body: { reason: 'Scratched', refund_items } })
  await owner.call(rejectRefund, { params: { id: data.requests[0]!._id }, body: { reason: 'Not scratched' } })
}
const rooms = growingRooms(() => ({ shop: desk.shop, owner, member }))
const note = () => owner.call(noteOrder, { params: { id: shelf.orderId }, body: { text: 'Rings twice' } })
const points = () => grantPoints(desk.shop.context.db, member.accountId, 1, words)
const slotDay = '2199-01-05'
const appointment = () => leaveAppointment(desk.shop, member.accountId, `${slotDay}T02:00:00Z`)
const asked = { name: 'Chan', email: 'chan@example.com', phone: '51234567', description: 'Oak' }
const management = () => `/api/stores/${desk.goods.storeId}/product-management`
const products = () => `${management()}/products/${shelf.productId}`

const lists: List[] = [
  ['/orders/all', '', ownOrder],
  ['/orders/all/offline', '', ownOrder],
  ['/admin/orders/all', '', order],
  ['/admin/orders/all', 'waiting=proof&', proof],
  ['/admin/delivery-stops/all', '', ownOrder],
  ['/admin/orders/all', 'sort_by=total&sort_order=desc&', order],
  ['/profiles/membership/transactions', '', points],
  [
    '/redeemed-vouchers/all',
    '',
    () => member.call(redeemVoucher, { body: { voucher_id: shelf.voucherId, qty: 1 }, idempotencyKey: newId() }),
  ],
  ['/admin/audit/all', '', note],
  ['/posts/:id/reviews', () => `/api/posts/${post}/reviews?`, () => rows.comment(post, member.accountId)],
  ...['status=ACTIVE&', 'status=ACTIVE&sort_by=updated_at&', 'status=ALL&sort_by=created_at&'].map((query): List => [
    '/admin/comments/all',
    query,
    () => rows.comment(post, member.accountId),
  ]),
  [
    '/stores/:store_id/product-management/products/:id/reviews',
    () => `${products()}/reviews?`,
    () => rows.review(shelf.productId, member.accountId),
  ],
  [
    '/stores/:store_id/product-management/products/:id/reviews',
    () => `${products()}/reviews?sort_by=rating&sort_order=asc&`,
    () => rows.review(shelf.productId, member.accountId),
  ],
  ...['status=APPROVED&', 'status=APPROVED&sort_by=rating&', 'status=ALL&sort_by=rating&sort_order=desc&'].map(
    (query): List => ['/admin/reviews/all', query, () => rows.review(shelf.productId, member.accountId)],
  ),
  ...growingLists(() => ({ shop: desk.shop, goods: desk.goods, member, owner })),
  ['/admin/customers/guests/all', '', () => rows.guestOrder()],
  ...['', 'sort_by=email&'].map((by): List => ['/admin/customers/all', by, () => openMember(desk.shop)]),
  ['/admin/customers/:id/activity', () => `/api/admin/customers/${member.accountId}/activity?`, points],
  ...rooms.lists,
  ...['/appointments/all', '/admin/appointments/all'].map((path): List => [path, '', appointment]),
  ['/admin/appointment-slots', `from=${slotDay}&until=${slotDay}&`, appointment],
  ...['', 'sort_by=decided_at&'].map((by): List => ['/admin/refund-requests/all', `status=REJECTED&${by}`, refusal]),
  [
    '/auth/sessions/all',
    '',
    () => rows.another('sessions', { token_hash: `\\x${newId().replaceAll('-', '')}`, last_seen_at: rows.now() }),
  ],
  ['/stores/:store_id/product-management/categories/all', () => `${management()}/categories/all?`, category],
  ...['', 'sort_by=title&keyword=oak&'].map((by): List => [
    '/stores/:store_id/product-management/products/filter',
    () => `${management()}/products/filter?${by}`,
    () => rows.piece(),
  ]),
  [
    '/stores/:store_id/warehouses/all',
    () => `/api/stores/${desk.goods.storeId}/warehouses/all?`,
    () => rows.another('warehouses', { key: newId(), priority: -1 }),
  ],
  [
    '/orders/:id/reviews',
    () => `/api/orders/${shelf.orderId}/reviews?`,
    async () =>
      rows.review(shelf.productId, member.accountId, {
        order_id: shelf.orderId,
        variant_id: await desk.goods.addVariant(),
      }),
  ],
  ['/posts/liked/all', '', like],
  ['/posts/category/all', '', writtenCategory],
  ...['', 'slug=newest&', 'slug=oldest&', 'slug=likes&'].map((sort): List => [
    '/posts/filter',
    () => `/api/posts/filter?${sort}`,
    () => rows.post(),
  ]),
  ['/projects/filter', '', rows.project],
  ['/credit-cards/all', '', () => rows.another('cards', { is_default: false, provider_card: newId() })],
  ['/passkeys/all', '', () => rows.another('passkeys', { credential_id: newId() })],
  ...['published_at', 'points_required'].map((by): List => [
    '/vouchers/all',
    () => `/api/vouchers/all?sort_by=${by}&`,
    () => addVoucher(desk.shop.context),
  ]),
  ['/admin/stock-demand/all', '', () => rows.demand(member.accountId)],
  ['/stores/:store_id/wishlist/all', () => `/api/stores/${desk.goods.storeId}/wishlist/all?`, wish],
  ['/admin/staff/all', '', () => rows.another('staff', { email: `${newId()}@studio.example`, name: 'A' })],
  ['/admin/pictures/all', '', () => rows.another('pictures', { source_sha256: newId() })],
  ['/admin/picture-library/all', '', () => rows.another('pictures', { source_sha256: newId() })],
  ...['', 'sort_by=price&sort_order=desc&'].map((by): List => ['/admin/products/all', by, () => rows.piece()]),
  ['/admin/variants/all', '', () => rows.piece()],
  ['/admin/jobs/failed', '', rows.failedJob],
  ['/admin/mailings/all', '', () => rows.mailing()],
  ['/admin/low-stock/all', '', () => rows.piece()],
  [
    '/admin/variants/:id/stock-movements/all',
    () => `/api/admin/variants/${shelf.variantId}/stock-movements/all?`,
    move,
  ],
  ['/admin/attributes/all', '', attribute],
  ['/admin/categories/all', '', category],
  ['/admin/couriers/all', '', () => rows.another('couriers', { key: newId() })],
  ['/admin/pick-up-points/all', '', () => rows.another('pick_up_points', { code: `A${Math.random()}` })],
  ['/admin/campaigns/all', '', rows.campaign],
  ['/admin/pieces/all', '', () => rows.piece()],
  ['/admin/vouchers/all', '', () => addVoucher(desk.shop.context)],
  ...(['NEW', 'ANSWERED', 'CLOSED'] as const).flatMap((status) =>
    ['', 'sort_by=next_action_on&sort_order=desc&'].map((by): List => [
      '/admin/enquiries/all',
      () => `/api/admin/enquiries/all?status=${status}&${by}`,
      async () => {
        const { db } = desk.shop.context
        await leaveEnquiry(db, member.accountId, asked)
        await db.updateTable('enquiries').set({ status }).execute()
      },
    ]),
  ),
  ['/admin/payment-puzzles/all', 'state=WAITING&', rows.unmatchedPayment],
  ['/admin/words/:kind/all', () => '/api/admin/words/post/all?', () => rows.post()],
  ['/admin/translations/all', '', () => rows.post({ zh: '橡木' })],
  ['/admin/post-categories/all', '', writtenCategory],
  [
    '/admin/empty-searches/all',
    '',
    () => countEmptySearch(desk.shop.context.db, { keyword: newId(), locale: 'en', now: rows.now() }),
  ],
]

const addressOf = ([path, query]: List) => (typeof query === 'string' ? `/api${path}?${query}` : query())

type Row = { _id?: string; code?: string; value?: string }
type Page = { data: Row[]; next_page_url: string | null; current_page: number; total: number }
const nameOf = ({ _id, code, value }: Row) => String(_id ?? code ?? value)

async function read(address: string): Promise<Page> {
  const { token } = address.startsWith('/api/admin') ? owner : member
  const response = await desk.shop.request(address, { headers: { Authorization: `Bearer ${token}` } })
  expect([address, response.status]).toEqual([address, 200])
  return (await response.json()) as Page
}
async function next({ next_page_url }: Page): Promise<Page | undefined> {
  return next_page_url === null ? undefined : read(next_page_url.slice(new URL(next_page_url).origin.length))
}

describe('a list that grows while it is read', () => {
  test.each(lists)('%s', async (...list) => {
    const [, , arrive] = list
    const address = () => addressOf(list)
    const grow = async (count: number) => {
      for (let row = 0; row < count; row += 1) {
        desk.advance(10)
        await arrive()
      }
    }
    await grow(5)
    const before = (await read(`${address()}per_page=100`)).data.map(nameOf)
    const seen: string[] = []
    let shown: Page | undefined = await read(`${address()}per_page=2`)
    for (let page = 1; shown; page += 1) {
      expect(shown.current_page).toBe(page)
      seen.push(...shown.data.map(nameOf))
      // More rows arrive than a page shows, until the original ones have been read.
      if (page <= 3) await grow(3)
      shown = await next(shown)
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((name) => before.includes(name))).toEqual(before)
    // A page is also reached by its number, as specified.
    const [all, second] = [await read(`${address()}per_page=99`), await read(`${address()}per_page=2&page=2`)]
    expect(second.data).toEqual(all.data.slice(2, 4))
  })

  test('covers every list', () => {
    const isPaged = ({ query }: Endpoint) => 'per_page' in ((query as { shape?: object } | undefined)?.shape ?? {})
    const paths = Object.values<Endpoint>(endpoints)
      .filter(isPaged)
      .map(({ path }) => path)
    // The number of configuration texts is fixed by the software.
    const grown = [...new Set(lists.map(([path]) => path)), '/admin/configuration/all']
    expect(grown.toSorted()).toEqual(paths.toSorted())
  })
})

type Going = [what: string, address: () => string, go: (id: string) => Promise<unknown>]
const goingRows: Going[] = [
  [
    'a piece taken off the wishlist',
    () => `/api/stores/${desk.goods.storeId}/wishlist/all?`,
    (id) => wishOf(id, false),
  ],
  [
    'an article that is not liked any more',
    () => '/api/posts/liked/all?',
    (id) => member.call(likePost, { params: { id }, query: { is_liked: 'false' } }),
  ],
  ['a session that is ended', () => '/api/auth/sessions/all?', (id) => member.call(endOneSession, { params: { id } })],
  ['a job that is tried again', () => '/api/admin/jobs/failed?', (id) => owner.call(retryJob, { params: { id } })],
]

test.each(goingRows)('%s does not end the list that follows it', async (_what, address, go) => {
  const before = (await read(`${address()}per_page=100`)).data.map(nameOf)
  const first = await read(`${address()}per_page=2`)
  await go(nameOf(first.data.at(-1)!))
  expect((await next(first))?.data.map(nameOf)).toEqual(before.slice(2, 4))
})

test.each(['x', 'W10', 'WzFd', Buffer.from('["2026-02-30T00:00:00Z","x"]').toString('base64url')])(
  'an invented page key is refused by its field, or ignored: %s',
  async (after) => {
    const headers = { Authorization: `Bearer ${owner.token}` }
    const refused: string[] = []
    for (const list of lists.filter(([one]) => one.startsWith('/admin/'))) {
      const [path] = list
      const response = await desk.shop.request(`${addressOf(list)}after=${after}`, { headers })
      expect([200, 422]).toContain(response.status)
      if (response.status === 200) continue
      expect(((await response.json()) as Problem).errors).toMatchObject([{ path: 'after' }])
      refused.push(path)
    }
    expect(refused).toEqual(expect.arrayContaining(['/admin/orders/all', '/admin/audit/all', '/admin/products/all']))
  },
)
