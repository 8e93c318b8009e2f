import type { Translated } from '../message-types.ts'
import type { likedPosts as source } from '../zh/liked-posts.ts'

export const likedPosts: Translated<typeof source> = {
  lead: '您点赞的文章都在这里，最近点赞的排在前面。',
  emptyText: '在家居志看到喜欢的文章，点赞后就会收在这里。',
  toBlogs: '看看家居志',
  byline: '<name>{author}</name>，{date}',
  likes: '{count, number} 个赞',
  unlike: '取消点赞',
  unlikeOf: '取消点赞“{title}”',
  like: '点赞',
  likeOf: '点赞“{title}”',
  failed: '未能更改，已恢复。{reason}',
}
