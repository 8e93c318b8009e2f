import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { flag, id, instant, listOf, oneOf, pageQuery, picture, words } from './wire.ts'

export const postCategory = z.object({ _id: id, key: z.string(), title: words, slug: words })

const likedAccountIds = z.array(id).max(1).meta({ description: "The caller's own id, or nothing" })

export const postSummary = z.object({
  _id: id,
  slug: words,
  title: words,
  excerpt: words,
  cover: picture.nullable(),
  categories: z.array(postCategory),
  tags: z.array(words),
  author: words,
  published_at: instant,
  likes: z.number().int(),
  comments: z.number().int(),
  liked_account_ids: likedAccountIds,
})

export const allLikedPosts = endpoint('GET', '/posts/liked/all', {
  summary: 'The articles the caller likes, the latest liked first.',
  access: 'guest',
  rate: 'read',
  query: z.object(pageQuery(10)),
  response: listOf(postSummary),
  errors: [],
})

export const likePost = endpoint('PUT', '/posts/:id/like', {
  summary: "Turns the caller's like of an article on or off, or to `is_liked`.",
  access: 'guest',
  rate: 'write',
  query: z.object({ is_liked: flag.optional() }),
  response: oneOf(z.object({ _id: id, likes: z.number().int(), liked_account_ids: likedAccountIds })),
  errors: ['post-not-found'],
})
