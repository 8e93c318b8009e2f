/** The articles a member likes. */
export const likedPosts = {
  lead: '你讚好的文章都在這裡，最近讚好的排在前面。',
  emptyText: '在家居誌看到喜歡的文章，按讚好便會收在這裡。',
  toBlogs: '看看家居誌',
  byline: '<name>{author}</name>，{date}',
  likes: '{count, number} 個讚好',
  unlike: '取消讚好',
  unlikeOf: '取消讚好「{title}」',
  like: '讚好',
  likeOf: '讚好「{title}」',
  failed: '未能更改，已還原。{reason}',
} as const
