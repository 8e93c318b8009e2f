import { slugsOf } from '@fitout/contract/formats.ts'
import { listingTextNames } from '@fitout/contract/listing-fields.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { newKey } from '@fitout/contract/staff/writings.ts'
import { Stack } from '@mui/material'
import { useParams } from 'react-router'
import { ListingPreview } from '../../shared/listing-preview.tsx'
import { inColumns, useShopLanguages } from '../../shared/shop-languages.ts'
import { useListing } from '../../shared/use-listing.ts'
import { useFormPlace } from './form-place.tsx'
import { pageInShop } from './page-in-shop.ts'
import { WordsField } from './words-field.tsx'
import { isKind, type Written } from './writing-calls.ts'

type ListingFieldsProps = { written: Written; onChange: (written: Written) => void }

/** What search engines and shared links show of a text, with a preview. */
export function ListingFields({ written, onChange }: ListingFieldsProps) {
  const { kind = '', key = '' } = useParams()
  const { locale } = useFormPlace()
  const languages = useShopLanguages()
  const words = written as Record<string, Words | undefined>
  const slugs = slugsOf(words['title'] ?? {})
  const id = key === newKey ? '' : key
  const listing = useListing({
    title: words['title'],
    description: words['excerpt'] ?? words['summary'] ?? words['description'],
    typed: words,
    pathIn: (one) => (isKind(kind) && pageInShop(kind, id, one, inLocale(slugs, one))) || '/',
  })
  return (
    <Stack spacing={2}>
      <ListingPreview listing={listing} locales={locale ? [locale] : inColumns(languages).shown} />
      {listingTextNames.map((name) => (
        <WordsField
          besideIn={(one) => listing.fieldOf(name, one)}
          key={name}
          lines="wrapped"
          name={name}
          onChange={(texts) => onChange({ ...written, [name]: texts })}
          path={name}
          value={words[name]}
        />
      ))}
    </Stack>
  )
}
