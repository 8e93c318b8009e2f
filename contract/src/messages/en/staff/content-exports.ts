import type { Translated } from '../../message-types.ts'
import type { contentExports as source } from '../../zh/staff/content-exports.ts'

export const contentExports: Translated<typeof source> = {
  contentExports: {
    title: 'Content as files',
    lead: 'Everything that was written and put up, in each language, drafts and what is hidden too. Orders, customers and enquiries are saved from their lists; theme, pages and settings for another shop under “Shop as a file”.',
    kinds: {
      products: 'Products with variants and stock',
      categories: 'Categories',
      articles: 'Articles',
      'article-categories': 'Categories of articles',
      projects: 'Projects',
      pages: 'Pages, with every version',
      reviews: 'Reviews, without names',
      comments: 'Comments, without names',
      vouchers: 'Vouchers',
      campaigns: 'Campaigns',
    },
  },
  permissions: { 'content.export': 'export content' },
  audit: { actions: { 'content.export': '{who} exported content' } },
}
