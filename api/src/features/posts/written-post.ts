import type { Words } from '@fitout/contract/locales.ts'
import type { WrittenListing } from '../../database/listing-columns.ts'

/** An article as written: Markdown in each language it has. */
export type WrittenPost = WrittenListing & {
  id: string
  key: string
  title: Words
  excerpt: Words
  body: Words
  author: Words
  tags: Words[]
  picture: { id: string; alt: Words } | null
  categoryIds: string[]
  status: 'DRAFT' | 'ACTIVE' | 'INACTIVE' | 'ARCHIVED'
  /** Higher ones come first in the recommended order. */
  rank: number
  publishedAt: Date | null
}
