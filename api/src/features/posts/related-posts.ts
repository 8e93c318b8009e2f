import { addressOf } from '@fitout/contract/client.ts'
import { relatedPosts as cn } from '@fitout/contract/messages/cn/related-posts.ts'
import { relatedPosts as en } from '@fitout/contract/messages/en/related-posts.ts'
import { relatedPosts as zh } from '@fitout/contract/messages/zh/related-posts.ts'
import { filterPosts } from '@fitout/contract/posts.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { firstRows } from '../../http/pages.ts'
import { findPublicPost, listPosts, type PostFilter } from './posts-queries.ts'

type Related = { name: keyof typeof zh; categoryIds: string[] | undefined; order: PostFilter['order'] }

/** Returns URLs of lists of related articles; empty lists are omitted. Throws `post-not-found`. */
export async function requireRelatedPostUrls(context: Context, postId: string, perPage: number) {
  const reader = { accountId: undefined, now: context.clock.now() }
  const post = await findPublicPost(context.db, postId, reader)
  if (!post) throw new AppError('post-not-found')
  const categoryIds = post.categories.map(({ _id }) => _id)
  const lists: Related[] = [
    ...(categoryIds.length > 0 ? [{ name: 'alike' as const, categoryIds, order: 'recommended' as const }] : []),
    { name: 'newest', categoryIds: undefined, order: 'newest' },
  ]
  const filled = await Promise.all(lists.map((list) => isFilled(context, list, post.id)))
  return lists
    .filter((_, index) => filled[index])
    .map(({ name, categoryIds: ids, order }) => ({
      title: { zh: zh[name], cn: cn[name], en: en[name] },
      url: `${context.config.publicUrl}/api${addressOf(filterPosts, {}, { category_ids: ids, slug: order, exclude_ids: [post.id], per_page: perPage })}`,
    }))
}

async function isFilled(context: Context, { categoryIds, order }: Related, postId: string): Promise<boolean> {
  const filter = { categoryIds, order, inAll: false, words: [], slug: undefined, ids: undefined, excludeIds: [postId] }
  const reader = { accountId: undefined, now: context.clock.now() }
  return (await listPosts(context.db, filter, reader, firstRows(1))).total > 0
}
