import { slugsOf } from '@fitout/contract/formats.ts'
import { listingTextNames, listingTexts } from '@fitout/contract/listing-fields.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { Stack, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { ListingPreview } from '../../shared/listing-preview.tsx'
import { inColumns, useShopLanguages } from '../../shared/shop-languages.ts'
import { useListing } from '../../shared/use-listing.ts'
import { WordsFields } from '../../shared/words-fields.tsx'
import type { Category } from './use-categories.ts'
import type { CategoryDraft } from './use-category-draft.ts'

type Props = {
  category: Category
  draft: CategoryDraft
  isDisabled: boolean
  onChange: (part: Partial<CategoryDraft>) => void
}

/** What search engines and shared links show of a category. */
export function CategoryListing({ category, draft, isDisabled, onChange }: Props) {
  const t = useTranslate()
  const { shown } = inColumns(useShopLanguages())
  const slugs = slugsOf(draft.title)
  const listing = useListing({
    title: draft.title,
    description: draft.description,
    typed: draft,
    pathIn: (locale) => pathTo('category', locale, { id: category._id, slug: inLocale(slugs, locale) }),
  })
  return (
    <Stack spacing={2}>
      <Typography component="h3" variant="subtitle1">
        {t('listing.heading')}
      </Typography>
      <ListingPreview listing={listing} locales={shown} />
      {listingTextNames.map((name) => (
        <WordsFields
          besideIn={(locale) => listing.fieldOf(name, locale)}
          isDisabled={isDisabled}
          isWrapped
          key={name}
          label={t(`products.${name}`)}
          most={listingTexts[name].longest}
          onChange={(texts) => onChange({ [name]: texts })}
          value={draft[name]}
        />
      ))}
    </Stack>
  )
}
