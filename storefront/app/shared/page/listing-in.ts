import { type ListingText, listingTextNames } from '@fitout/contract/listing-fields.ts'
import type { Locale, Words } from '@fitout/contract/locales.ts'

/** What search engines and shared links show of a page in place of its title and description, where it is written. */
export type Listing = { [Name in ListingText]?: string }

/** Not of another language: the page's own title and description are better then. */
export function listingIn(data: Record<ListingText, Words>, locale: Locale): { listing?: Listing } {
  const written = listingTextNames.flatMap((name) => {
    const text = data[name][locale]?.trim()
    return text ? [[name, text]] : []
  })
  return written.length > 0 ? { listing: Object.fromEntries(written) as Listing } : {}
}
