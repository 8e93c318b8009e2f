const line = { isLine: true, isOptional: true } as const

/**
 * What search engines and shared links show of a page in place of its title and description; where one is empty, the usual
 * text serves. They have these names in the database, answers, written content, files and the audit trail.
 */
export const listingTexts = {
  listing_title: { longest: 200, ...line },
  listing_description: { longest: 500, ...line },
} as const

export type ListingText = keyof typeof listingTexts
export const listingTextNames = Object.keys(listingTexts) as ListingText[]
export const isListingText = (name: string): name is ListingText => name in listingTexts
