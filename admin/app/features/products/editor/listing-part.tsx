import { slugsOf } from '@fitout/contract/formats.ts'
import { listingTextNames } from '@fitout/contract/listing-fields.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { Stack } from '@mui/material'
import { ListingPreview } from '../../../shared/listing-preview.tsx'
import { useListing } from '../../../shared/use-listing.ts'
import { type Product, screenOf } from '../product.ts'
import { TextRow } from '../text-row.tsx'
import type { FactsEditing } from './use-product-facts.ts'

type ListingPartProps = { editing: FactsEditing; product: Product; locale: Locale; mayWrite: boolean }

/** What search engines and shared links show in one language. */
export function ListingPart({ editing, product, locale, mayWrite }: ListingPartProps) {
  const { typed, write, draft, read } = editing
  const { title, summary } = typed.texts
  const listing = useListing({
    title,
    description: summary,
    typed: typed.texts,
    pathIn: (one) => pathTo(screenOf(product), one, { id: product._id, slug: inLocale(slugsOf(title), one) }),
  })
  return (
    <Stack spacing={2}>
      <ListingPreview listing={listing} locales={[locale]} />
      {listingTextNames.map((name) => (
        <TextRow
          field={name}
          isDraft={typed.drafts.includes(name)}
          key={name}
          locale={locale}
          mayWrite={mayWrite}
          onDraft={() => draft(name)}
          onRead={() => read(name)}
          onWrite={(written) => write(name, written)}
          texts={typed.texts[name]}
          {...listing.fieldOf(name, locale)}
        />
      ))}
    </Stack>
  )
}
