import type { Translated } from '../message-types.ts'
import type { relatedPosts as source } from '../zh/related-posts.ts'

export const relatedPosts: Translated<typeof source> = {
  alike: '同类文章',
  newest: '最新文章',
}
