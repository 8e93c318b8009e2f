import { Box, Button, Card, CardContent, Link as TextLink, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { findStaffProduct } from '@fitout/contract/staff-products.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { type ReactNode, useState } from 'react'
import { Loading, Title, useGetOne, useLocale, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { useMay } from '../../shared/use-may.ts'
import { ModelPart } from './model-part.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { ProductSale } from './product-sale.tsx'
import { ProductTexts } from './product-texts.tsx'
import { VariantCard } from './variant-card.tsx'
import { VariantDialog } from './variant-dialog.tsx'

export type Product = Answer<typeof findStaffProduct>['data']

/** One product: its texts in three languages, pictures, 3D model, then each variant with price and shelves. */
export function ProductPage() {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const mayWrite = useMay()('products.write')
  const { id = '' } = useParams()
  const { data: product, error, refetch } = useGetOne<Partial<Product> & { id: string }>('products', { id })
  const [isAdding, setAdding] = useState(false)
  // A form that lets go of what was typed begins anew with what is there now.
  const [reloads, setReloads] = useState(0)
  if (error) return <Typography sx={{ p: 3 }}>{error.message}</Typography>
  if (!isWhole(product)) return <Loading />
  const title = inLocale(product.title, locale)
  const reload = () => void refetch().then(() => setReloads((count) => count + 1))
  const key = `${product._id} ${reloads}`
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={title} />
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 2, flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h5">
          {title}
        </Typography>
        {product.status === 'ACTIVE' && (
          <TextLink href={pathTo(screenOf(product), locale, { id: product._id })} rel="noreferrer" target="_blank">
            {t('products.inShop')}
          </TextLink>
        )}
      </Stack>
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
          <ProductSale key={key} onReload={reload} product={product} />
        </Part>
      )}
      <Typography component="h3" variant="h6">
        {t('products.variants')}
      </Typography>
      {product.variants.map((variant) => (
        <VariantCard key={`${variant._id} ${reloads}`} product={product} variant={variant} />
      ))}
      {mayWrite && (
        <Button onClick={() => setAdding(true)} sx={{ justifySelf: 'start' }} variant="outlined">
          {t('products.addVariant')}
        </Button>
      )}
      {isAdding && <VariantDialog onClose={() => setAdding(false)} product={product} variant={undefined} />}
    </Box>
  )
}

function screenOf({ kind, store }: Product) {
  if (store === 'MINI') return 'member-piece'
  return kind === 'SERVICE' ? 'service' : 'product'
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card component="section">
      <CardContent>
        <Typography component="h3" gutterBottom variant="h6">
          {heading}
        </Typography>
        {children}
      </CardContent>
    </Card>
  )
}

/** What the list has shown stands in until the whole product is there. */
function isWhole(product: Partial<Product> | undefined): product is Product {
  return product?.variants !== undefined
}
