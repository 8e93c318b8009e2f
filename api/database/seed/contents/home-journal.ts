import { posts } from '../journal/posts.ts'
import type { Block } from './content-types.ts'

const shown = 4

/** The newest of the journal, as it is shown on the home page. */
export const journal: Block = {
  type: 'journal',
  title: { en: 'From the journal', zh: '家居誌', cn: '家居志' },
  action: { title: { en: 'Read the journal', zh: '閱讀家居誌', cn: '阅读家居志' }, path: '/blogs' },
  items: posts
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, shown)
    .map(({ key, title, excerpt, cover, publishedAt }) => ({
      title,
      excerpt,
      picture: cover,
      date: publishedAt.slice(0, 10),
      path: `post:${key}`,
    })),
}
