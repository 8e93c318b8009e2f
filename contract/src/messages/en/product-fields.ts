import type { Translated } from '../message-types.ts'
import type * as source from '../zh/product-fields.ts'

export const productFactTexts: Translated<typeof source.productFactTexts> = {
  materials: 'Materials',
  care: 'Care',
}

export const listingFields: Translated<typeof source.listingFields> = {
  listing_title: 'Title in search results',
  listing_description: 'Description in search results',
}

export const productFields: Translated<typeof source.productFields> = {
  title: 'Title',
  summary: 'Summary',
  description: 'Description',
  ...productFactTexts,
  ...listingFields,
  tags: 'Search words',
  lead_time_days: 'Lead time (days)',
  rank: 'Rank',
  width_mm: 'Width (mm)',
  depth_mm: 'Depth (mm)',
  height_mm: 'Height (mm)',
}
