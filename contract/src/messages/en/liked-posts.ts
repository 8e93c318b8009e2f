import type { Translated } from '../message-types.ts'
import type { likedPosts as source } from '../zh/liked-posts.ts'

export const likedPosts: Translated<typeof source> = {
  lead: 'The articles you like, the latest first.',
  emptyText: 'When you like an article in the journal, it is kept here.',
  toBlogs: 'Read the journal',
  byline: '<name>{author}</name>, {date}',
  likes: '{count, plural, one {# like} other {# likes}}',
  unlike: 'Unlike',
  unlikeOf: 'Unlike “{title}”',
  like: 'Like',
  likeOf: 'Like “{title}”',
  failed: 'Nothing was changed; this is as it was. {reason}',
}
