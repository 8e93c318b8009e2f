import { findStaffProduct } from '@fitout/contract/staff/products.ts'
import { Button, Link as TextLink, Typography } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { ModelPart } from './model-part.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { ProductSale } from './product-sale.tsx'
import { ProductTexts } from './product-texts.tsx'
import type { Product } from './product.ts'
import { VariantCard } from './variant-card.tsx'
import { VariantDialog } from './variant-dialog.tsx'

/** One product: its texts in three languages, pictures, 3D model, then each variant with price and shelves. */
export function ProductPage() {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('products.write')
  const { id = '' } = useParams()
  const { data: product, error, refetch } = useOne(findStaffProduct, { params: { id } })
  const [isAdding, setAdding] = useState(false)
  // A form that lets go of what was typed begins anew with what is there now.
  const [reloads, setReloads] = useState(0)
  const [priceChanges, setPriceChanges] = useState(0)
  if (!product) return <Screen error={error} />
  const reload = () => void refetch().then(() => setReloads((count) => count + 1))
  const reloadSale = () => void refetch().then(() => setPriceChanges((count) => count + 1))
  const key = `${product._id} ${reloads}`
  return (
    <Screen
      beside={
        product.status === 'ACTIVE' && (
          <TextLink href={pathTo(screenOf(product), locale, { id: product._id })} rel="noreferrer" target="_blank">
            {t('products.inShop')}
          </TextLink>
        )
      }
      heading={inLocale(product.title, locale)}
    >
      <Part heading={t('products.texts')}>
        <ProductTexts key={key} onReload={reload} product={product} />
      </Part>
      <Part heading={t('products.pictures')}>
        <ProductPictures key={key} onReload={reload} product={product} />
      </Part>
      <Part heading={t('products.model')}>
        <ModelPart product={product} />
      </Part>
      {mayWrite && product.variants.length > 1 && (
        <Part heading={t('products.sale')}>
          <ProductSale key={`${key} ${priceChanges} ${product.variants.length}`} onReload={reload} product={product} />
        </Part>
      )}
      <Typography component="h3" variant="h6">
        {t('products.variants')}
      </Typography>
      {product.variants.map((variant) => (
        <VariantCard
          key={`${variant._id} ${reloads}`}
          onPriced={reloadSale}
          onReload={reload}
          product={product}
          variant={variant}
        />
      ))}
      {mayWrite && (
        <Button onClick={() => setAdding(true)} sx={{ alignSelf: 'flex-start' }} variant="outlined">
          {t('products.addVariant')}
        </Button>
      )}
      {isAdding && <VariantDialog onClose={() => setAdding(false)} product={product} variant={undefined} />}
    </Screen>
  )
}

function screenOf({ kind, store }: Product) {
  if (store === 'MINI') return 'member-piece'
  return kind === 'SERVICE' ? 'service' : 'product'
}
