import { Stack } from '@mui/material'
import type { Locale } from '@fitout/contract/locales.ts'
import { type MissingPart, missingParts } from '@fitout/contract/product-completeness.ts'
import { productStatuses } from '@fitout/contract/staff/products.ts'
import { ChoiceField } from '../../../shared/choice-field.tsx'
import { useTranslate } from '../../../shared/i18n.ts'
import { useShopLanguages } from '../../../shared/shop-languages.ts'
import { measuresFrom } from '../measure-fields.tsx'
import { hasParcel, type Product } from '../product.ts'
import { LacksList } from './lacks-list.tsx'
import type { FactsEditing } from './use-product-facts.ts'
import type { PicturesEditing } from './use-product-pictures.ts'
import type { VariantsEditing } from './use-variant-edits.ts'

type ProductStandingProps = {
  product: Product
  facts: FactsEditing
  pictures: PicturesEditing
  variants: VariantsEditing
  mayWrite: boolean
  onGo: (missing: MissingPart, language: Locale | undefined) => void
}

/** Whether customers see the product, and what the current input still lacks. */
export function ProductStanding({ product, facts, pictures, variants, mayWrite, onGo }: ProductStandingProps) {
  const t = useTranslate()
  const missing = useMissingParts({ product, facts, pictures, variants })
  return (
    <Stack spacing={1}>
      <ChoiceField
        choices={productStatuses}
        isDisabled={!mayWrite}
        label={t('orders.status')}
        onChange={(status) => facts.change({ status })}
        value={facts.typed.status}
        words="productStatus"
      />
      <LacksList missing={missing} onGo={onGo} />
    </Stack>
  )
}

function useMissingParts({
  product,
  facts: { typed },
  pictures,
  variants,
}: Omit<ProductStandingProps, 'mayWrite' | 'onGo'>) {
  const languages = useShopLanguages()
  const unitsOf = (cells: Record<string, unknown>, shelves: string[]) =>
    shelves.reduce((units, id) => units + Number(cells[id] ?? 0), 0)
  const known = product.variants.map((variant) => {
    const ids = variant.shelves.map(({ warehouse_id: id }) => id)
    const typedIn = Object.fromEntries(ids.map((id) => [id, variants.typedIn(variant, id)]))
    return { status: variant.status, units: unitsOf(typedIn, ids), has_parcel: hasParcel(variant) }
  })
  const begun = variants.rows
    .filter(({ price }) => price !== '')
    .map(({ name }) => {
      const { price: _price, sku: _sku, ...shelves } = variants.edits.added[name] ?? {}
      return { status: 'ACTIVE', units: unitsOf(shelves, Object.keys(shelves)), has_parcel: false }
    })
  return missingParts(
    {
      ...typed.texts,
      kind: product.kind,
      pictures: pictures.pictures,
      variants: [...known, ...begun],
      drafts: typed.drafts,
      category_ids: typed.categoryIds,
      dimensions: measuresFrom(typed.facts),
    },
    languages,
  )
}
