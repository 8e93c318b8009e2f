import type { Translated } from '../message-types.ts'
import type { relatedPosts as source } from '../zh/related-posts.ts'

export const relatedPosts: Translated<typeof source> = {
  alike: 'More on this',
  newest: 'Lately in the journal',
}
