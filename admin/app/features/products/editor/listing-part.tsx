import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { slugsOf } from '@fitout/contract/formats.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { pageTitleOf } from '@fitout/contract/page-title.ts'
import { type ProductListingText, productListingTextNames } from '@fitout/contract/product-fields.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { Stack, Typography } from '@mui/material'
import { useTranslate } from '../../../shared/i18n.ts'
import { ListingPreview } from '../../../shared/listing-preview.tsx'
import { listingWidths, widthOf } from '../../../shared/listing-widths.ts'
import { useOne } from '../../../shared/use-read.ts'
import { type Product, screenOf } from '../product.ts'
import { TextRow } from '../text-row.tsx'
import type { FactsEditing } from './use-product-facts.ts'

type ListingPartProps = { editing: FactsEditing; product: Product; locale: Locale; mayWrite: boolean }

/** What search engines and shared links show in one language; what is left empty is taken from the page. */
export function ListingPart({ editing, product, locale, mayWrite }: ListingPartProps) {
  const t = useTranslate()
  const { typed, write, draft, read } = editing
  const shop = useOne(latestConfiguration).data?.['customer-layout']
  const { title, summary } = typed.texts
  const usual = {
    listing_title: inLocale(title, locale),
    listing_description: inLocale(summary, locale) || inLocale(shop?.footer.description, locale),
  }
  const shown = (name: ProductListingText) => typed.texts[name][locale].trim() || usual[name]
  const studio = inLocale(shop?.navbar.logo.title, locale)
  const slug = inLocale(slugsOf(title), locale)
  return (
    <Stack spacing={2}>
      <Typography color="text.secondary" variant="body2">
        {t('listing.lead')}
      </Typography>
      <ListingPreview
        description={shown('listing_description')}
        locale={locale}
        path={pathTo(screenOf(product), locale, { id: product._id, slug })}
        site={studio}
        title={pageTitleOf(shown('listing_title'), studio)}
      />
      {productListingTextNames.map((name) => (
        <TextRow
          field={name}
          hint={hintOf(name)}
          isDraft={typed.drafts.includes(name)}
          key={name}
          locale={locale}
          mayWrite={mayWrite}
          onDraft={() => draft(name)}
          onRead={() => read(name)}
          onWrite={(written) => write(name, written)}
          placeholder={usual[name]}
          texts={typed.texts[name]}
        />
      ))}
    </Stack>
  )

  function hintOf(name: ProductListingText): string {
    const text = typed.texts[name][locale]
    if (text === '') return t('listing.usual')
    const width = widthOf(text)
    const most = listingWidths[name]
    // Chinese characters take the place of two Latin letters.
    const letters = locale === 'en' ? 1 : 2
    const facts = { count: Math.ceil(width / letters), most: Math.floor(most / letters) }
    return t(width > most ? 'listing.long' : 'listing.length', facts)
  }
}
