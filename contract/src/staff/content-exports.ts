import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fileQuery, listFile } from '../wire.ts'
import { staff } from './permissions.ts'

/** The content that can be exported, each as one file. */
export const exportedContents = [
  'products',
  'categories',
  'articles',
  'article-categories',
  'projects',
  'pages',
  'reviews',
  'comments',
  'vouchers',
  'campaigns',
] as const
export type ExportedContent = (typeof exportedContents)[number]

export const exportContent = endpoint('GET', '/admin/content-export', {
  summary:
    'All content of a kind in each language, drafts and what is hidden too, as CSV in which no cell is a formula, or as ' +
    'JSON with all that belongs to it: pictures, variants, pieces. The trail notes who took how much.',
  access: staff('content.export'),
  rate: 'write',
  effect: true,
  query: z.object({ of: z.enum(exportedContents), ...fileQuery }),
  response: listFile,
  errors: [],
})
