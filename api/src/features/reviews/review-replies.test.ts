import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import {
  approveReview,
  listStaffReviews,
  rejectReview,
  removeReviewReply,
  replyToReview,
  undecideReview,
} from '@fitout/contract/staff/reviews.ts'
import { productReviews } from '@fitout/contract/products.ts'
import { orderReviews, writeReviews } from '@fitout/contract/reviews.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { beforeAll, expect, test } from 'vitest'
import type { Jobs } from '../../jobs/job-data.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, uploadPicture } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { refreshProductIndex } from '../products/products-service.ts'
import { sendReviewReplyMail } from './reviews-service.ts'

const desk = withOrderDesk()
let manager: StaffVisitor
let editor: StaffVisitor
beforeAll(async () => {
  ;[manager, editor] = [await openStaff(desk.shop, 'manager'), await openStaff(desk.shop, 'editor')]
})

async function writtenReview() {
  const { guest, id, variant } = await desk.newOrder(1)
  await confirmPayment(desk.shop.context, id)
  await desk.complete(guest, id)
  const review = { product_variant_id: variant, rating: 2, comment: '木紋唔夾', images: [await uploadPicture(guest)] }
  const { data } = await guest.call(writeReviews, { params: { id }, body: { reviews: [review] } })
  const { db } = desk.shop.context
  const { product_id } = await db
    .selectFrom('product_variants')
    .select('product_id')
    .where('id', '=', variant)
    .executeTakeFirstOrThrow()
  await refreshProductIndex(db, [product_id])
  const published = async () =>
    (await desk.shop.visitor()(productReviews, { params: { store_id: desk.goods.storeId, id: product_id } })).data
  const own = async () => (await guest.call(orderReviews, { params: { id } })).data[0]
  return { params: { id: data[0]!._id }, published, own }
}

const toStaff = async (id: string) =>
  (await manager.call(listStaffReviews, { query: { status: 'APPROVED', per_page: 100 } })).data.find(
    ({ _id }) => _id === id,
  )!

/** Runs the jobs of replies twice each, since queues deliver at least once; returns the mails sent. */
async function mails() {
  const folder = join(desk.shop.context.config.dataDir, 'mail')
  const list = async () => (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('review-reply-'))
  const before = new Set(await list())
  const { rows } = await sql<{ data: Jobs['review-reply-mail'] }>`
    with taken as (delete from pgboss.job where name = 'review-reply-mail' returning data)
    select data from taken`.execute(desk.shop.context.db)
  for (const { data } of [...rows, ...rows]) await sendReviewReplyMail(desk.shop.context, data)
  const fresh = (await list()).filter((name) => !before.has(name))
  return Promise.all(fresh.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}

test('a reply is public below its review, mailed to the author once, changed and removed', async () => {
  const { params, published, own } = await writtenReview()
  await manager.call(approveReview, { params })
  const reply = (text: string, version?: string) =>
    editor.call(replyToReview, { params, body: { text, language: 'zh', ...(version && { version }) } })
  const { data: first } = await reply('  抱歉，我們會換一塊。 ')
  const shown = { text: '抱歉，我們會換一塊。', language: 'zh', replied_at: expect.stringMatching(/Z$/) as string }
  expect(first).toMatchObject({ status: 'APPROVED', reply: shown })
  expect(await published()).toMatchObject([{ comment: '木紋唔夾', reply: shown }])
  expect(await own()).toMatchObject({ status: 'APPROVED', reply: shown })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  // The visitors of tests order in English.
  expect(mail!.subject).toMatch(/has replied to your review of/)
  for (const part of ['抱歉，我們會換一塊。', '木紋唔夾', '★★☆☆☆', '#reviews']) expect(mail!.text).toContain(part)

  desk.advance(60_000)
  const { data: second } = await reply('已約好星期六換。', first.reply_version)
  expect(second.reply).toEqual({ ...first.reply, text: '已約好星期六換。' })
  await manager.call(removeReviewReply, { params, body: { version: second.reply_version } })
  expect([(await published())[0]?.reply, (await own())?.reply]).toEqual([null, null])
  await reply('換好了。')
  expect((await published())[0]?.reply).toMatchObject({ text: '換好了。' })
  expect(await mails()).toEqual([])
  const { data: trail } = await manager.call(listAudit, { query: { subject_id: params.id } })
  expect(trail.map(({ action }) => action).toReversed()).toEqual([
    'reviews.decide',
    'reviews.reply',
    'reviews.reply',
    'reviews.remove-reply',
    'reviews.reply',
  ])
})

test('a reply removed before it was mailed is not sent, and the next one is', async () => {
  const { params } = await writtenReview()
  await manager.call(replyToReview, { params, body: { text: 'Thank yuo', language: 'en' } })
  await manager.call(removeReviewReply, { params, body: {} })
  expect(await mails()).toEqual([])
  await manager.call(replyToReview, { params, body: { text: 'Thank you', language: 'en' } })
  expect((await mails()).map(({ text }) => text)).toEqual([expect.stringContaining('Thank you')])
})

test('a reply approves a review that waits, with its pictures; after that the decision stays', async () => {
  const { params, published } = await writtenReview()
  await editor.call(replyToReview, { params, body: { text: '多謝！', language: 'zh' } })
  const [shown] = await published()
  expect([shown?.images.length, shown?.reply?.text]).toEqual([1, '多謝！'])
  await expectRefusal(manager.call(undecideReview, { params }), 409, 'too-late-to-take-back')
  const rejected = await writtenReview()
  await manager.call(rejectReview, { params: rejected.params, body: { reason: 'Of another shop' } })
  const late = editor.call(replyToReview, { params: rejected.params, body: { text: '多謝！', language: 'zh' } })
  await expectRefusal(late, 409, 'already-decided')
  expect(await rejected.published()).toEqual([])
})

test('of two colleagues who reply or remove at once, the second is refused', async () => {
  const { params } = await writtenReview()
  await manager.call(approveReview, { params })
  const { reply_version: version } = await toStaff(params.id)
  const as = (who: StaffVisitor, text: string) =>
    who.call(replyToReview, { params, body: { text, language: 'en', version } })
  const both = await Promise.allSettled([as(manager, 'Sorry'), as(editor, 'Thanks')])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expectRefusal(as(editor, 'Thanks'), 409, 'changed-meanwhile')
  await expectRefusal(editor.call(removeReviewReply, { params, body: { version } }), 409, 'changed-meanwhile')
  const seen = await toStaff(params.id)
  await editor.call(removeReviewReply, { params, body: { version: seen.reply_version } })
  expect((await toStaff(params.id)).reply).toBeNull()
})

test.each([
  ['empty', '', 'required'],
  ['blank', ' \n ', 'required'],
  ['too long', 'x'.repeat(2001), 'too-long'],
])('a reply that is %s is refused at its field, by support altogether', async (_, text, code) => {
  const { params, published } = await writtenReview()
  await manager.call(approveReview, { params })
  const body = { text, language: 'en' as const }
  const { errors } = await expectRefusal(manager.call(replyToReview, { params, body }), 422, 'invalid-input')
  expect(errors?.[0]).toMatchObject({ path: 'text', code })
  const support = await openStaff(desk.shop, 'support')
  await expectRefusal(support.call(replyToReview, { params, body: { ...body, text: 'Thanks' } }), 403, 'not-allowed')
  expect((await published())[0]?.reply).toBeNull()
})
