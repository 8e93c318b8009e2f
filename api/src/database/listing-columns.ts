import { type ListingText, listingTextNames } from '@fitout/contract/listing-fields.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { isWritten } from '@fitout/contract/wire.ts'

/** The columns with what search engines show of a page. */
export type ListingColumns = Record<ListingText, Words>
/** They may be left out of what staff write. */
export type WrittenListing = { [Name in ListingText]?: Words | undefined }

/** The columns of a row, or of a text as staff write it. */
export function listingColumns(texts: WrittenListing): ListingColumns {
  return recordOf(listingTextNames, (name) => texts[name] ?? {})
}

/** As staff write it: what is empty is left out, so that a text from before it could be written reads as it did. */
export function writtenListing(row: ListingColumns): Partial<ListingColumns> {
  return Object.fromEntries(Object.entries(listingColumns(row)).filter(([, words]) => isWritten(words)))
}
