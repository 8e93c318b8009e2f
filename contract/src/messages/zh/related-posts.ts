/** Titles of the lists beside an article; the API gives them out with the lists. */
export const relatedPosts = {
  alike: '同類文章',
  newest: '最新文章',
} as const
