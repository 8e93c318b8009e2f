import { writePostReview, postReviews } from '@fitout/contract/post-comments.ts'
import { deleteAccount } from '@fitout/contract/personal-data.ts'
import { productReviews } from '@fitout/contract/products.ts'
import { saveAccount } from '@fitout/contract/profiles.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { findCustomer, removeCustomerAvatar } from '@fitout/contract/staff/customers.ts'
import { decideStaffComment } from '@fitout/contract/staff/post-comments.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { type Member, openMember, rightPassword } from '../../testing/members.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, uploadPicture } from '../../testing/visitors.ts'
import { refreshProductIndex } from '../products/products-service.ts'
import { savePost } from '../posts/save-post.ts'

let shop: TestShop
let goods: ShopGoods
let post: string
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  const [id, words] = [newId(), { en: 'Post', zh: '文章', cn: '文章' }]
  const rest = { tags: [], picture: null, categoryIds: [], rank: 0, publishedAt: new Date(0) }
  const texts = { title: words, excerpt: words, body: words, author: words }
  await savePost(shop.context.db, { id, key: id, ...texts, status: 'ACTIVE', ...rest }, new Date())
  post = id
})
afterAll(() => shop.stop())

/** A member with a profile picture, as chosen on the account page. */
async function withFace(): Promise<Member & { face: string }> {
  const member = await openMember(shop)
  const face = await uploadPicture(member)
  await member.call(saveAccount, { body: { avatar: face } })
  return { ...member, face }
}

const say = async (member: Member, comment: string) =>
  (await member.call(writePostReview, { body: { _id: post, comment } })).data
const heard = async (_id: string, reader = shop.visitor()) =>
  (await reader(postReviews, { params: { id: post }, query: { per_page: 100 } })).data.find((one) => one._id === _id)
const look = (address: string) => shop.request(address)
const addressOf = (face: string) => `/api/avatars/${face}`

test("a profile picture is public next to its member's content, small, and the original is deleted", async () => {
  const { face, ...member } = await withFace()
  expect((await look(addressOf(face))).status).toBe(404)
  const { _id, user } = await say(member, 'Which timber is this?')
  expect(user.avatar).toBe(`/api/files/${face}`)
  expect((await heard(_id))?.user.avatar).toBe(addressOf(face))
  const answer = await look(addressOf(face))
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=60'])
  const kept = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['webp', 256, 256, undefined])
  const own = await member.send(`/api/files/${face}`)
  expect((await sharp(Buffer.from(await own.arrayBuffer())).metadata()).width).toBe(256)
  for (const odd of ['x', newId(), face.toUpperCase().slice(1), `${face}.webp`, '%00']) {
    expect((await look(addressOf(odd))).status).toBe(404)
  }
})

test('a profile picture is removed with a comment hidden by staff, and not shown with pending ones', async () => {
  const { face, ...member } = await withFace()
  const waiting = await say(member, 'see https://elsewhere.example')
  expect([waiting.status, (await look(addressOf(face))).status]).toEqual(['DRAFT', 404])
  const support = await openStaff(shop, 'support')
  const decide = (status: 'ACTIVE' | 'HIDDEN') =>
    support.call(decideStaffComment, { params: { id: waiting._id }, body: { status, reason: 'Advertising' } })
  await decide('ACTIVE')
  expect((await look(addressOf(face))).status).toBe(200)
  await decide('HIDDEN')
  expect((await look(addressOf(face))).status).toBe(404)
})

const leavings: [name: string, leave: (member: Member) => Promise<unknown>][] = [
  ['takes it away', (member) => member.call(saveAccount, { body: { avatar: null } })],
  ['chooses another', async (member) => member.call(saveAccount, { body: { avatar: await uploadPicture(member) } })],
  ['deletes the account', (member) => member.call(deleteAccount, { body: { password: rightPassword } })],
]

test.each(leavings)('a profile picture is gone at once everywhere when its member %s', async (_, leave) => {
  const { face, ...member } = await withFace()
  const { _id } = await say(member, `A question about the oak ${newId()}`)
  expect((await look(addressOf(face))).status).toBe(200)
  await leave(member)
  expect((await look(addressOf(face))).status).toBe(404)
  expect((await heard(_id))?.user.avatar).not.toBe(addressOf(face))
})

test('staff can remove the picture they saw, with an audited reason; its member may choose another', async () => {
  const { face, ...member } = await withFace()
  const { _id } = await say(member, 'Do you deliver to Cheung Chau?')
  const manager = await openStaff(shop, 'manager')
  const params = { id: member.accountId }
  expect((await manager.call(findCustomer, { params })).data.avatar).toBe(face)
  const remove = (avatar: string, staff = manager) =>
    staff.call(removeCustomerAvatar, { params, body: { avatar, reason: 'A swastika' } })
  await expectRefusal(remove(face, await openStaff(shop, 'support')), 403, 'not-allowed')

  const newer = await uploadPicture(member)
  await member.call(saveAccount, { body: { avatar: newer } })
  await expectRefusal(remove(face), 409, 'changed-meanwhile')
  expect((await remove(newer)).data.avatar).toBeNull()
  expect([(await look(addressOf(newer))).status, (await heard(_id))?.user.avatar]).toEqual([404, null])
  await expectRefusal(remove(newer), 409, 'changed-meanwhile')
  const { data: trail } = await manager.call(listAudit, { query: { subject_id: member.accountId } })
  expect(trail).toMatchObject([{ action: 'customers.remove-avatar', after: { reason: 'A swastika' } }])
  await member.call(saveAccount, { body: { avatar: await uploadPicture(member) } })
})

test('a picture chosen when it was promised to stay private stays private', async () => {
  const { face, ...member } = await withFace()
  await shop.context.db.updateTable('files').set({ is_public: false }).where('id', '=', face).execute()
  const { _id } = await say(member, 'Does it come in walnut?')
  expect([(await look(addressOf(face))).status, (await heard(_id))?.user.avatar]).toEqual([404, null])
})

test('reviews show pictures, are all reachable by paging, and all their stars are counted', async () => {
  const { db } = shop.context
  const { face, accountId } = await withFace()
  const variant = await goods.addVariant()
  const { product_id: id } = await db
    .selectFrom('product_variants')
    .select('product_id')
    .where('id', '=', variant)
    .executeTakeFirstOrThrow()
  await sql`insert into product_reviews (id, product_id, account_id, rating, comment, language, status, created_at)
    select gen_random_uuid(), ${id}, ${accountId}, 1 + n % 5, 'Review ' || n, 'en',
      case when n <= 230 then 'APPROVED' else 'WAITING' end, now() - n * interval '1 minute'
    from generate_series(1, 240) n`.execute(db)
  await refreshProductIndex(db, [id])
  const params = { store_id: goods.storeId, id }
  const read = (page: number) => shop.visitor()(productReviews, { params, query: { page, per_page: 100 } })
  const pages = [await read(1), await read(2), await read(3)]
  expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
    [100, 230],
    [100, 230],
    [30, 230],
  ])
  expect(pages.map(({ next_page_url }) => next_page_url !== null)).toEqual([true, true, false])
  const all = pages.flatMap(({ data }) => data)
  expect(new Set(all.map(({ comment }) => comment)).size).toBe(230)
  expect(new Set(all.map(({ user }) => user.avatar))).toEqual(new Set([addressOf(face)]))
  expect(pages[2]?.ratings).toEqual([5, 4, 3, 2, 1].map((rating) => ({ rating, count: 46 })))
  expect((await look(addressOf(face))).status).toBe(200)
})
