import type { Translated } from '../../message-types.ts'
import type { listings as source } from '../../zh/staff/listings.ts'

export const listings: Translated<typeof source> = {
  listing: {
    heading: 'Search engine listing',
    lead: 'Search results, browser tabs and shared links show the page like this. Search engines sometimes choose other words of the page.',
    preview: 'Preview of the search result',
    usual: 'If left empty, the text of the page is used.',
    length: 'Characters: {count, number} of about {most, number}',
    long: 'Characters: {count, number}. What comes after about {most, number} is mostly not shown.',
  },
}
