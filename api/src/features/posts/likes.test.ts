import { allLikedPosts, likePost } from '@fitout/contract/posts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openMember } from '../../testing/members.ts'
import { addPost as newPost } from '../../testing/posts.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal, type Guest, openGuest, unlessBusy } from '../../testing/visitors.ts'
import { joinLikes } from './posts-service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.stop())

const addPost = async (...how: [status?: 'DRAFT' | 'ACTIVE' | 'INACTIVE', at?: Date]) =>
  newPost(shop.context.db, ...how)

test('C35 C40 a guest likes an article, finds it among the liked ones, and removes the like', async () => {
  const [guest, other] = [await openGuest(shop), await openGuest(shop)]
  const [first, second] = [await addPost(), await addPost()]
  const like = async (id: string) => (await guest.call(likePost, { params: { id } })).data
  expect(await like(first)).toEqual({ _id: first, likes: 1, liked_account_ids: [guest.accountId] })
  expect((await other.call(likePost, { params: { id: first } })).data.likes).toBe(2)
  await like(second)
  const list = await guest.call(allLikedPosts)
  expect(list.data.map((post) => post._id)).toEqual([second, first])
  expect(list.data[1]).toMatchObject({ likes: 2, comments: 0, cover: null, liked_account_ids: [guest.accountId] })
  expect(JSON.stringify(list)).not.toContain(other.accountId)
  expect(await like(first)).toEqual({ _id: first, likes: 1, liked_account_ids: [] })
  expect((await guest.call(allLikedPosts)).total).toBe(1)
  const set = { params: { id: second }, query: { is_liked: 'true' as const } }
  expect((await guest.call(likePost, set)).data.likes).toBe(1)
  expect((await guest.call(likePost, set)).data.likes).toBe(1)
})

test('BOT-03 the count is the number of accounts that like, even with concurrent requests', async () => {
  const post = await addPost()
  const guest = await openGuest(shop)
  const others = await Promise.all(Array.from({ length: 20 }, () => openGuest(shop)))
  const like = async (by: Guest) => unlessBusy(() => by.call(likePost, { params: { id: post } }))
  await Promise.all([...Array.from({ length: 51 }, () => like(guest)), ...others.map(like)])
  const { data } = await guest.call(allLikedPosts)
  expect(data).toMatchObject([{ _id: post, likes: 21 }])
})

test('guest likes from one network count up to a limit, and each guest sees their own', async () => {
  const post = await addPost()
  const like = async () => {
    const guest = await openGuest(shop)
    return (await guest.call(likePost, { params: { id: post } })).data
  }
  const liked: Awaited<ReturnType<typeof like>>[] = []
  for (let round = 0; round < 25; round += 1) liked.push(...(await Promise.all(Array.from({ length: 5 }, like))))
  expect(liked.every(({ liked_account_ids }) => liked_account_ids.length === 1)).toBe(true)
  expect((await like()).likes).toBe(120)
  const member = await openMember(shop)
  expect((await member.call(likePost, { params: { id: post } })).data.likes).toBe(121)
})

test('ACL-15 draft, hidden and future articles are not found', async () => {
  const guest = await openGuest(shop)
  const tomorrow = new Date(Date.now() + 86_400_000)
  const hidden = [await addPost('DRAFT'), await addPost('INACTIVE'), await addPost('ACTIVE', tomorrow)]
  for (const id of [...hidden, newId(), 'x', "'--"]) {
    await expectRefusal(guest.call(likePost, { params: { id } }), 404, 'post-not-found')
  }
  const shown = await addPost()
  await guest.call(likePost, { params: { id: shown } })
  await shop.context.db.updateTable('posts').set({ status: 'DRAFT' }).where('id', '=', shown).execute()
  expect(await guest.call(allLikedPosts)).toMatchObject({ data: [], total: 0 })
})

test('likes of a guest are merged into the account', async () => {
  const [guest, member] = [await openGuest(shop), await openGuest(shop)]
  const [both, single] = [await addPost(), await addPost()]
  for (const id of [both, single]) await guest.call(likePost, { params: { id } })
  await member.call(likePost, { params: { id: both } })
  await joinLikes(shop.context.db, guest.accountId, member.accountId)
  expect((await member.call(allLikedPosts)).data.map((post) => [post._id, post.likes])).toEqual([
    [both, 1],
    [single, 1],
  ])
  expect((await guest.call(allLikedPosts)).total).toBe(0)
})
