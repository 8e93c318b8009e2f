import type { Query } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { likePost, postSummary } from '@fitout/contract/posts.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { presentPicture } from '../pictures/pictures-service.ts'
import {
  countLikes,
  deleteLike,
  holdLike,
  holdPublicPost,
  insertLike,
  listLikedPosts,
  moveLikes,
  type PostRow,
} from './posts-queries.ts'

/** The articles that an account likes and that are public now, the latest liked first. */
export async function showLikedPosts(context: Context, accountId: string, request: PageRequest) {
  const { page, per_page } = request.query
  const window = { offset: (page - 1) * per_page, limit: per_page }
  const { posts, total } = await listLikedPosts(context.db, accountId, context.clock.now(), window)
  return pageOf(
    context,
    request,
    posts.map((post) => presentPost(post, [accountId])),
    total,
  )
}

/** Turns a like on or off. A draft is as missing as a post that never was: `post-not-found`. */
export async function toggleLike(
  context: Context,
  accountId: string,
  postId: string,
  wish: Query<typeof likePost>['is_liked'],
  locale: Locale,
) {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(postId)) throw new AppError('post-not-found')
  const id = postId.toLowerCase()
  const now = context.clock.now()
  const isLiked = await transaction(context.db, async (trx) => {
    if (!(await holdPublicPost(trx, id, now))) throw new AppError('post-not-found')
    await holdLike(trx, id, accountId)
    const wasLiked = wish === true ? false : await deleteLike(trx, id, accountId)
    const becomesLiked = wish ?? !wasLiked
    if (becomesLiked) {
      await ensureGuestAccount(trx, accountId, locale)
      await insertLike(trx, id, accountId, now)
    }
    return becomesLiked
  })
  return { data: { _id: id, likes: await countLikes(context.db, id), liked_account_ids: isLiked ? [accountId] : [] } }
}

/** A guest who becomes a member, or signs in, keeps what he likes. */
export async function joinLikes(trx: Database, guestId: string, accountId: string): Promise<void> {
  await moveLikes(trx, guestId, accountId)
}

function presentPost(row: PostRow, likedAccountIds: string[]): z.input<typeof postSummary> {
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
    likes: row.likes,
    comments: row.comments,
    liked_account_ids: likedAccountIds,
  }
}
