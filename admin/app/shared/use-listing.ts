import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { type ListingText, listingTextNames } from '@fitout/contract/listing-fields.ts'
import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { pageTitleOf } from '@fitout/contract/page-title.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { useTranslate } from './i18n.ts'
import { listingWidths, widthOf } from './listing-widths.ts'
import { useOne } from './use-read.ts'

type Listed = {
  /** Of the page itself. */
  title: Words | undefined
  description: Words | undefined
  typed: { [Name in ListingText]?: Words | undefined }
  /** The address of the page in the shop. */
  pathIn: (locale: Locale) => string
}

export type Listing = ReturnType<typeof useListing>

/** What search engines and shared links show of a page; what is left empty is taken from the page. */
export function useListing({ title, description, typed, pathIn }: Listed) {
  const t = useTranslate()
  const shop = useOne(latestConfiguration).data?.['customer-layout']

  function usualIn(locale: Locale): Record<ListingText, string> {
    return {
      listing_title: inLocale(title, locale),
      listing_description: inLocale(description, locale) || inLocale(shop?.footer.description, locale),
    }
  }

  function hintOf(name: ListingText, locale: Locale): string {
    const text = typed[name]?.[locale] ?? ''
    if (text === '') return t('listing.usual')
    const width = widthOf(text)
    const most = listingWidths[name]
    // Chinese characters take the place of two Latin letters.
    const letters = locale === 'en' ? 1 : 2
    const facts = { count: Math.ceil(width / letters), most: Math.floor(most / letters) }
    return t(width > most ? 'listing.long' : 'listing.length', facts)
  }

  return {
    /** For the field of a text: its length, and what is shown while it is empty. */
    fieldOf: (name: ListingText, locale: Locale) => ({
      hint: hintOf(name, locale),
      placeholder: usualIn(locale)[name],
    }),
    /** The page as search engines list it. */
    resultIn(locale: Locale) {
      const site = inLocale(shop?.navbar.logo.title, locale)
      const usual = usualIn(locale)
      const shown = recordOf(listingTextNames, (name) => typed[name]?.[locale]?.trim() || usual[name])
      const { listing_title, listing_description } = shown
      return { site, path: pathIn(locale), title: pageTitleOf(listing_title, site), description: listing_description }
    },
  }
}
