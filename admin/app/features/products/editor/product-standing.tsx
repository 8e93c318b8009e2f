import { Alert, Link as TextLink, Stack, Typography } from '@mui/material'
import { languageNames, type Locale } from '@fitout/contract/locales.ts'
import {
  type MissingPart,
  missingParts,
  type RequiredPart,
  requiredParts,
} from '@fitout/contract/product-completeness.ts'
import { productStatuses } from '@fitout/contract/staff/products.ts'
import { ChoiceField } from '../../../shared/choice-field.tsx'
import { useTranslate } from '../../../shared/i18n.ts'
import { useShopLanguages } from '../../../shared/shop-languages.ts'
import { measuresFrom } from '../measure-fields.tsx'
import type { Product } from '../product.ts'
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
      {missing.length === 0 ? (
        <Alert severity="success" variant="outlined">
          {t('productEditor.whole')}
        </Alert>
      ) : (
        <>
          <Typography component="h4" variant="subtitle2">
            {t('productEditor.lacks.lead')}
          </Typography>
          <Stack component="ul" sx={{ m: 0, pl: 2.5 }}>
            {missing.map(({ part, languages }) => (
              <Typography component="li" key={part} sx={{ fontWeight: isRequired(part) ? 600 : 400 }} variant="body2">
                <TextLink
                  component="button"
                  onClick={() => onGo(part, languages[0])}
                  // Large enough for touch.
                  sx={{ textAlign: 'start', font: 'inherit', py: '2px' }}
                  type="button"
                >
                  {t(`productEditor.lacks.${part}`)}
                  {languages.length > 0 && ` · ${languages.map((locale) => languageNames[locale]).join(t('between'))}`}
                </TextLink>
                {isRequired(part) && ` · ${t('productEditor.lacks.needed')}`}
              </Typography>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  )
}

const isRequired = (part: string) => requiredParts.includes(part as RequiredPart)

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
    const has_parcel = Object.values(variant.parcel).every((one) => one !== null)
    return { status: variant.status, units: unitsOf(typedIn, ids), has_parcel }
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
