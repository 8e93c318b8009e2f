import { listAudit } from '@fitout/contract/staff/audit.ts'
import { postReviews, writePostReview } from '@fitout/contract/post-comments.ts'
import { findPost } from '@fitout/contract/posts.ts'
import { decideStaffComment, findStaffComment, listStaffComments } from '@fitout/contract/staff/post-comments.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { type Member, openMember } from '../../testing/members.ts'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'
import { savePost } from '../posts/save-post.ts'
import { commentCorpus } from './comment-corpus.ts'
import { publishedPerHour } from './comment-spam.ts'

let shop: TestShop
let writer: Member
beforeAll(async () => {
  shop = await openTestShop()
  writer = await openMember(shop)
})
afterAll(() => shop.stop())

async function addPost(status: 'ACTIVE' | 'DRAFT' = 'ACTIVE'): Promise<string> {
  const [id, words] = [newId(), { en: 'Post', zh: '文章', cn: '文章' }]
  const rest = { tags: [], picture: null, categoryIds: [], rank: 0, publishedAt: new Date(0) }
  const post = { id, key: id, title: words, excerpt: words, body: words, author: words, status, ...rest }
  await savePost(shop.context.db, post, new Date())
  return id
}

const write = async (member: Member, _id: string, comment: string) =>
  (await member.call(writePostReview, { body: { _id, comment } })).data
const read = async (id: string, reader = shop.visitor()) => (await reader(postReviews, { params: { id } })).data

/** Makes the comments so far earlier today, but not recent. */
const letTimePass = () => sql`update post_comments set created_at = now() - interval '3 hours'`.execute(shop.context.db)

test('C37 C39 beyond 66: a comment is published at once, with its writer named and no account data', async () => {
  const post = await addPost()
  const written = await write(writer, post, '啲 𨋢 <b>& "quotes"</b>\n第二行')
  expect(written).toMatchObject({ status: 'ACTIVE', user_id: writer.accountId, user: { avatar: null } })
  const [seen] = await read(post)
  expect(seen).toMatchObject({ _id: written._id, comment: '啲 𨋢 <b>& "quotes"</b>\n第二行', user_id: null })
  expect((await read(post, writer.call))[0]?.user_id).toBe(writer.accountId)
  expect((await shop.visitor()(findPost, { params: { id: post } })).data.comments).toBe(1)
  expect(JSON.stringify(await read(post))).not.toContain(writer.accountId)
})

test('beyond 66: a pending comment is visible only to its writer until staff approve or hide it', async () => {
  const [post, other] = [await addPost(), await openMember(shop)]
  const { _id, status } = await write(writer, post, 'see https://elsewhere.example')
  expect(status).toBe('DRAFT')
  expect(await read(post, writer.call)).toMatchObject([{ _id, status: 'DRAFT' }])
  for (const reader of [shop.visitor(), other.call, (await openGuest(shop)).call])
    expect(await read(post, reader)).toEqual([])
  const support = await openStaff(shop, 'support')
  const decide = (body: { status: 'DRAFT' | 'ACTIVE' | 'HIDDEN'; reason?: string }) =>
    support.call(decideStaffComment, { params: { id: _id }, body })
  const { data: waiting } = await support.call(listStaffComments)
  expect(waiting).toMatchObject([{ _id, held_for: 'links', status: 'DRAFT' }])
  expect((await support.call(findStaffComment, { params: { id: _id } })).data).toEqual(waiting[0])
  const found = async (query: object) =>
    (await support.call(listStaffComments, { query: { status: 'ALL', ...query } })).data.map((one) => one._id)
  expect(await found({ q: 'ELSEWHERE' })).toEqual([_id])
  expect(await found({ q: 'nowhere' })).toEqual([])
  const byTime = await found({ sort_by: 'updated_at' })
  expect(byTime).toEqual((await found({ sort_by: 'updated_at', sort_order: 'desc' })).toReversed())
  expect(byTime).toContain(_id)
  await decide({ status: 'ACTIVE' })
  expect(await read(post)).toMatchObject([{ _id, status: 'ACTIVE' }])
  // When the decision is undone, it is pending again.
  await decide({ status: 'DRAFT' })
  expect(await read(post)).toEqual([])
  expect((await support.call(listStaffComments)).data).toMatchObject([{ _id, held_for: 'links', status: 'DRAFT' }])
  await decide({ status: 'ACTIVE' })
  await decide({ status: 'HIDDEN', reason: 'Advertisement' })
  for (const reader of [shop.visitor(), writer.call]) expect(await read(post, reader)).toEqual([])
  const manager = await openStaff(shop, 'manager')
  const { data: trail } = await manager.call(listAudit, { query: { subject_id: _id } })
  expect(trail.map(({ before, after }) => [before, after])).toEqual([
    [
      { status: 'ACTIVE', reason: null },
      { status: 'HIDDEN', reason: 'Advertisement' },
    ],
    [{ status: 'DRAFT' }, { status: 'ACTIVE' }],
    [{ status: 'ACTIVE' }, { status: 'DRAFT' }],
    [{ status: 'DRAFT' }, { status: 'ACTIVE' }],
  ])
})

test('beyond 67: of a corpus of 50, links and repeats wait for staff and genuine comments do not', async () => {
  expect(commentCorpus).toHaveLength(50)
  const post = await addPost()
  const judged: typeof commentCorpus = []
  for (const [comment] of commentCorpus) {
    const { _id } = await write(writer, post, comment)
    const row = shop.context.db.selectFrom('post_comments').select('held_for').where('id', '=', _id)
    const { held_for } = await row.executeTakeFirstOrThrow()
    judged.push([comment, (held_for ?? undefined) as (typeof commentCorpus)[number][1]])
    await letTimePass()
  }
  expect(judged).toEqual(commentCorpus)
})

test('beyond 67 BOT-04 a flood is limited: after a few an hour comments are held, and after many the response is 429', async () => {
  const strict = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1' } })
  try {
    const [member, other] = [await openMember(strict), await openMember(strict)]
    const [id, words] = [newId(), { zh: '文章' }]
    const rest = { tags: [], picture: null, categoryIds: [], rank: 0, publishedAt: new Date(0) }
    const post = {
      id,
      key: id,
      title: words,
      excerpt: words,
      body: words,
      author: words,
      status: 'ACTIVE' as const,
      ...rest,
    }
    await savePost(strict.context.db, post, new Date())
    const send = (by: Pick<Member, 'send'>, comment: string) =>
      by.send('/api/posts/review', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ _id: id, comment }),
      })
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => send(member, `Thought number ${index}`)),
    )
    const answered = (...wanted: number[]) => answers.filter(({ status }) => wanted.includes(status)).length
    expect(answered(200)).toBeLessThanOrEqual(30)
    expect(answered(429)).toBeGreaterThan(0)
    // On a slow machine some are rejected before they are counted.
    expect(answered(200, 429, 503)).toBe(100)
    const published = await strict.visitor()(postReviews, { params: { id }, query: { per_page: 100 } })
    expect(published.total).toBeGreaterThan(0)
    expect(published.total).toBeLessThanOrEqual(publishedPerHour)
    const copied = 'The same long advertisement, word for word'
    const both = await Promise.all([send(other, copied), send(other, copied)])
    const statuses = await Promise.all(
      both.map(async (answer) => ((await answer.json()) as { data: { status: string } }).data.status),
    )
    expect(statuses.toSorted()).toEqual(['ACTIVE', 'DRAFT'])
    const guests = await Promise.all(Array.from({ length: 20 }, () => openGuest(strict)))
    const refused = await Promise.all(guests.map((guest) => send(guest, copied)))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]))
  } finally {
    await strict.stop()
  }
})

test('INJ-06 INJ-07 difficult text is returned as it was written', async () => {
  const post = await addPost()
  const difficult = [
    '啲 嘅 𨋢 𠮷',
    '👩‍👩‍👧 🇭🇰',
    'abc \u202E cba \u200B \uFFFE',
    `e${'\u0301'.repeat(400)}`,
    'e\u0301 é',
    '{{7*7}} ${7*7} <%= 7*7 %> #{7*7} %s%n',
  ]
  for (const comment of difficult) {
    await write(writer, post, comment)
    await letTimePass()
  }
  const seen = await read(post, writer.call)
  expect(seen.map(({ comment }) => comment).toSorted()).toEqual(difficult.toSorted())
})

test('INJ-03 INJ-05 ACL-15 an invalid comment, or one on a non-public article, is refused', async () => {
  const post = await addPost()
  for (const comment of ['', ' \n\t ', 'x'.repeat(1001), 'a\u0000b', 'a\u001bb', '\ud800']) {
    await expectRefusal(writer.call(writePostReview, { body: { _id: post, comment } }), 422, 'invalid-input')
  }
  for (const _id of [await addPost('DRAFT'), newId()]) {
    await expectRefusal(writer.call(writePostReview, { body: { _id, comment: 'Hello' } }), 404, 'post-not-found')
    await expectRefusal(shop.visitor()(postReviews, { params: { id: _id } }), 404, 'post-not-found')
  }
  const guest = await openGuest(shop)
  await expectRefusal(guest.call(writePostReview, { body: { _id: post, comment: 'Hello' } }), 403, 'not-allowed')
  await expectRefusal(shop.visitor()(writePostReview, { body: { _id: post, comment: 'Hello' } }), 401, 'no-session')
  expect(await read(post)).toEqual([])
})
