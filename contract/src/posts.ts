import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  commaList,
  flag,
  id,
  instant,
  line,
  listing,
  listOf,
  oneOf,
  pageQuery,
  picture,
  relatedUrl,
  words,
} from './wire.ts'

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
  reading_minutes: z
    .object({ en: z.number().int(), zh: z.number().int(), cn: z.number().int() })
    .partial()
    .meta({ description: 'By characters where the text is Chinese, by words where it is Latin' }),
  likes: z.number().int(),
  comments: z.number().int(),
  liked_account_ids: likedAccountIds,
})

export const allPostCategories = endpoint('GET', '/posts/category/all', {
  summary: 'The categories of the journal.',
  access: 'anyone',
  rate: 'read',
  query: z.object({
    ...pageQuery(5),
    exclude_ids: commaList(id, 100).optional(),
    keys: commaList(line(60), 100).optional(),
    sort_by: z.enum(['title.en', 'title.zh', 'title.cn', 'position']).default('title.en'),
    sort_order: z.enum(['asc', 'desc']).default('asc'),
    statuses: commaList(line(20), 10)
      .default(['ACTIVE'])
      .meta({ description: 'Only active ones are public, whatever is asked for' }),
  }),
  response: listOf(postCategory.extend({ post_count: z.number().int() })),
  errors: [],
})

/** The sort orders of article lists; the sorting list of the configuration names them. */
export const postOrders = ['recommended', 'newest', 'oldest', 'likes'] as const

export const filterPosts = endpoint('GET', '/posts/filter', {
  summary: 'Articles by category and keyword.',
  access: 'anyone',
  rate: 'search',
  query: z.object({
    ...pageQuery(10),
    category_ids: commaList(id, 50).optional(),
    logic_gate: z.enum(['OR', 'AND', 'or', 'and']).default('OR').meta({ description: 'Between categories' }),
    keyword: line(100).optional(),
    slug: line(200)
      .default('recommended')
      .meta({ description: `The order (${postOrders.join(', ')}), or the slug of one article` }),
    ids: commaList(id, 100).optional(),
    exclude_ids: commaList(id, 100).optional(),
  }),
  response: listOf(postSummary),
  errors: [],
})

const heading = z.object({ id: z.string(), title: z.string(), level: z.number().int().min(2).max(3) })
const neighbour = z.object({ _id: id, slug: words, title: words })

export const postDetails = postSummary.extend({
  html: words.meta({ description: 'The text, rendered and sanitised' }),
  headings: z.object({ en: z.array(heading), zh: z.array(heading), cn: z.array(heading) }).partial(),
  updated_at: instant,
  ...listing,
  previous: neighbour.nullable().meta({ description: "The one published before it, in the caller's language" }),
  next: neighbour.nullable(),
})

export const findPost = endpoint('GET', '/posts/:id/details', {
  summary: 'One article with its text.',
  access: 'anyone',
  rate: 'read',
  response: oneOf(postDetails),
  errors: ['post-not-found'],
})

export const relatedPostUrls = endpoint('GET', '/posts/related-posts-urls', {
  summary: 'List calls for articles related to one.',
  access: 'anyone',
  rate: 'read',
  query: z.object({ post_id: id, items_per_page: pageQuery(12).per_page }),
  response: z.object({ data: z.array(relatedUrl) }),
  errors: ['post-not-found'],
})

export const allLikedPosts = endpoint('GET', '/posts/liked/all', {
  summary: 'The articles that the caller likes, latest first.',
  access: 'guest',
  rate: 'read',
  query: z.object(pageQuery(10)),
  response: listOf(postSummary),
  errors: [],
})

export const likePost = endpoint('PUT', '/posts/:id/like', {
  summary: "Toggles the caller's like of an article, or sets it to `is_liked`.",
  access: 'guest',
  rate: 'write',
  query: z.object({ is_liked: flag.optional() }),
  response: oneOf(z.object({ _id: id, likes: z.number().int(), liked_account_ids: likedAccountIds })),
  errors: ['post-not-found'],
})
