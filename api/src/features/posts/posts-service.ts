import type { Query } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import {
  type allPostCategories,
  type filterPosts,
  type likePost,
  type postDetails,
  postOrders,
  type postSummary,
} from '@fitout/contract/posts.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { listingColumns } from '../../database/listing-columns.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { cut, pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { keyOf } from '../allowances/allowances-service.ts'
import { compareWords, foldText } from '../catalogue/catalogue-service.ts'
import { presentPicture } from '../pictures/pictures-service.ts'
import { countLikes, deleteLike, holdLike, insertLike, moveLikes } from './likes-queries.ts'
import { headingsOf } from './post-headings.ts'
import {
  findNeighbours,
  findPublicPost,
  holdPublicPost,
  listActiveCategories,
  listLikedPosts,
  listPosts,
  type Neighbour,
  type PostOrder,
  type PostRow,
} from './posts-queries.ts'
import { readingMinutesOf } from './reading-time.ts'

export { requireRelatedPostUrls } from './related-posts.ts'
export { listTitlesOfPosts, listWrittenPosts, publishPost } from './written-posts.ts'
export { findPostIds, listKnownPostWords } from './written-posts-queries.ts'

/** Returns one page of the active categories. */
export async function showPostCategories(
  context: Context,
  request: PageRequest & { query: Query<typeof allPostCategories> },
) {
  const { exclude_ids = [], keys, statuses, sort_by, sort_order } = request.query
  const excluded = new Set(exclude_ids.map((id) => id.toLowerCase()))
  const active = statuses.includes('ACTIVE') ? await listActiveCategories(context.db, context.clock.now()) : []
  const sign = sort_order === 'asc' ? 1 : -1
  const locale = sort_by === 'position' ? undefined : (sort_by.slice('title.'.length) as Locale)
  const chosen = active
    .filter(({ id, key }) => !excluded.has(id) && (keys?.includes(key) ?? true))
    .toSorted(
      (a, b) =>
        sign * (locale ? compareWords(a.title, b.title, locale) : a.position - b.position) || (a.id < b.id ? -1 : 1),
    )
  const found = cut(chosen, request.query, ({ id }) => id)
  return pageOf(context, request, found, (rows) =>
    rows.map(({ id, key, title, slug, post_count }) => ({ _id: id, key, title, slug, post_count })),
  )
}

const mostWords = 10

/** Returns one page of the public articles that match the filter. */
export async function showPosts(
  context: Context,
  accountId: string | undefined,
  request: PageRequest & { query: Query<typeof filterPosts> },
) {
  const { category_ids, logic_gate, keyword = '', slug, ids, exclude_ids = [] } = request.query
  const order = postOrders.find((name) => name === slug)
  const found = await listPosts(
    context.db,
    {
      categoryIds: category_ids,
      inAll: logic_gate.toUpperCase() === 'AND',
      words: foldText(keyword).split(/\s+/).filter(Boolean).slice(0, mostWords),
      slug: order ? undefined : slug,
      ids,
      excludeIds: exclude_ids,
      order: order ?? ('recommended' satisfies PostOrder),
    },
    { accountId, now: context.clock.now() },
    placeOf(request.query),
  )
  return pageOf(context, request, found, (posts) => posts.map((post) => presentPost(post, accountId)))
}

/** Returns a public article in `locale`, as the account sees it. Throws `post-not-found`. */
export async function requirePost(
  context: Context,
  postId: string,
  { accountId, locale = 'zh' }: { accountId?: string | undefined; locale?: Locale } = {},
): Promise<z.input<typeof postDetails>> {
  const now = context.clock.now()
  const post = await findPublicPost(context.db, postIdOf(postId), { accountId, now })
  if (!post) throw new AppError('post-not-found')
  const { previous, next } = await findNeighbours(context.db, post, locale, now)
  return {
    ...presentPost(post, accountId),
    html: post.html,
    headings: headingsOf(post.html),
    updated_at: post.updated_at.toISOString(),
    ...listingColumns(post),
    previous: presentNeighbour(previous),
    next: presentNeighbour(next),
  }
}

/** Returns the public articles that an account likes, most recently liked first. */
export async function showLikedPosts(context: Context, accountId: string, request: PageRequest) {
  const reader = { accountId, now: context.clock.now() }
  const found = await listLikedPosts(context.db, accountId, reader, placeOf(request.query))
  return pageOf(context, request, found, (posts) => posts.map((post) => presentPost(post, accountId)))
}

/** Adds or removes a like. Throws `post-not-found`, also for drafts. */
export async function toggleLike(
  context: Context,
  accountId: string,
  postId: string,
  wish: Query<typeof likePost>['is_liked'],
  { locale, source, isGuest }: { locale: Locale; source: string | undefined; isGuest: boolean },
) {
  const id = postIdOf(postId)
  const now = context.clock.now()
  const isLiked = await transaction(context.db, async (trx) => {
    await requirePublicPost(trx, id, now)
    await holdLike(trx, id, accountId)
    const wasLiked = wish === true ? false : await deleteLike(trx, id, accountId)
    const becomesLiked = wish ?? !wasLiked
    if (becomesLiked) {
      await ensureGuestAccount(trx, accountId, locale)
      await insertLike(
        trx,
        { postId: id, accountId, source: isGuest ? source && keyOf(context, source) : undefined },
        now,
      )
    }
    return becomesLiked
  })
  return { data: { _id: id, likes: await countLikes(context.db, id), liked_account_ids: isLiked ? [accountId] : [] } }
}

/** Moves a guest's likes to the account at registration or sign-in. */
export async function joinLikes(trx: Database, guestId: string, accountId: string): Promise<void> {
  await moveLikes(trx, guestId, accountId)
}

/** Locks a public post until the transaction ends. Throws `post-not-found`. */
export async function requirePublicPost(trx: Database, postId: string, now: Date): Promise<void> {
  if (!(await holdPublicPost(trx, postIdOf(postId), now))) throw new AppError('post-not-found')
}

/** An invalid id counts as unknown. Throws `post-not-found`. */
function postIdOf(text: string): string {
  if (!isId(text)) throw new AppError('post-not-found')
  return text.toLowerCase()
}

function presentPost(row: PostRow, accountId: string | undefined): z.input<typeof postSummary> {
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    cover: row.picture && presentPicture(row.picture, row.picture_alt ?? row.title),
    categories: row.categories,
    tags: row.tags,
    author: row.author,
    published_at: row.published_at.toISOString(),
    reading_minutes: readingMinutesOf(row.body),
    likes: row.likes,
    comments: row.comments,
    liked_account_ids: accountId && row.is_liked ? [accountId] : [],
  }
}

function presentNeighbour(row: Neighbour | undefined) {
  return row ? { _id: row.id, slug: row.slug, title: row.title } : null
}
