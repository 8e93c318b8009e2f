import { inLocale } from '@fitout/contract/locales.ts'
import { missingParts } from '@fitout/contract/product-completeness.ts'
import { findStaffProduct } from '@fitout/contract/staff/products.ts'
import { Box, Button, Chip, Stack } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { pictureAddress } from '../../shared/add-picture.tsx'
import { Facts } from '../../shared/facts.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { SaveBar, useSaveTogether } from '../../shared/save-bar.tsx'
import { SavedTogether, useTogether } from '../../shared/saved-together.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { LacksList } from './editor/lacks-list.tsx'
import { useVariantEdits } from './editor/use-variant-edits.ts'
import { VariantRow } from './editor/variant-row.tsx'
import { ProductBeside } from './product-beside.tsx'
import { hasParcel, type Product } from './product.ts'
import { useCategories } from './use-categories.ts'

type ProductDetailsProps = { id: string; acts: ReactNode }

/** A product beside its list: what it looks like, costs and lacks. Texts and pictures are edited on its own screen. */
export function ProductDetails({ id, acts }: ProductDetailsProps) {
  const t = useTranslate()
  const locale = useLocale()
  const navigate = useNavigate()
  const { data: product, error, refetch } = useOne(findStaffProduct, { params: { id } })
  const [reloads, setReloads] = useState(0)
  const languages = useShopLanguages()
  if (!product) return <Screen error={error} />
  const editor = `/products/${id}/show`
  return (
    <Screen
      beside={
        <>
          <Chip label={t(`productStatus.${product.status}`)} size="small" variant="outlined" />
          <ProductBeside product={product} />
          <Button component={Link} to={editor} variant="outlined">
            {t('kit.action.edit')}
          </Button>
        </>
      }
      heading={inLocale(product.title, locale)}
    >
      {acts}
      <Pictures product={product} />
      {product.variants.length > 0 && (
        <Part heading={t('products.variants')}>
          <SavedTogether key={reloads}>
            <PricesAndStock
              onReload={() => void refetch().then(() => setReloads((count) => count + 1))}
              product={product}
            />
          </SavedTogether>
        </Part>
      )}
      <Part heading={t('productEditor.standing')}>
        <LacksList
          missing={missingParts(heldBy(product), languages)}
          onGo={(lacks) => void navigate(editor, { state: { lacks } })}
        />
      </Part>
      <Part heading={t('productEditor.filing')}>
        <FilingFacts product={product} />
      </Part>
    </Screen>
  )
}

function heldBy(product: Product) {
  const variants = product.variants.map((variant) => ({
    status: variant.status,
    units: variant.shelves.reduce((units, { available }) => units + available, 0),
    has_parcel: hasParcel(variant),
  }))
  return { ...product, variants }
}

function Pictures({ product: { pictures } }: { product: Product }) {
  const locale = useLocale()
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
      {pictures.map((picture) => (
        <Box
          alt={inLocale(picture.alt, locale)}
          component="img"
          key={picture._id}
          src={pictureAddress(picture, 192)}
          sx={{ width: 96, height: 96, objectFit: 'cover', borderRadius: 1, bgcolor: picture.colour }}
        />
      ))}
    </Stack>
  )
}

type PricesAndStockProps = { product: Product; onReload: () => void }

/** The price and the shelves of each variant, saved in place. */
function PricesAndStock({ product, onReload }: PricesAndStockProps) {
  const t = useTranslate()
  const may = useMay()
  const mayWrite = may('products.write')
  const editing = useVariantEdits(product, product.title, mayWrite || may('stock.move'))
  const form = useSaveTogether(t('done.pieceSaved', { title: inLocale(product.title, useLocale()) }))
  const { isUnsaved, offers } = useTogether()
  return (
    <Box component="form" {...form}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {product.variants.map((variant) => (
          <VariantRow editing={editing} key={variant._id} mayWrite={mayWrite} product={product} variant={variant} />
        ))}
      </Box>
      {(isUnsaved || offers.length > 0) && <SaveBar form={form.id} isInset mayWrite onDiscard={onReload} />}
    </Box>
  )
}

function FilingFacts({ product: { category_ids: ids, tags, summary } }: { product: Product }) {
  const t = useTranslate()
  const locale = useLocale()
  const titles = new Map(useCategories().map(({ _id: id, title }) => [id, inLocale(title, locale)]))
  return (
    <Facts
      rows={[
        [t('products.categories'), ids.map((id) => titles.get(id) ?? '').join(' · ')],
        [t('products.tags'), tags.join(' · ')],
        [t('products.summary'), inLocale(summary, locale)],
      ]}
    />
  )
}
