import { Box, Card, CardContent, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { findStaffProduct } from '@fitout/contract/staff-products.ts'
import { Loading, Title, useGetOne, useLocale, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { ProductTexts } from './product-texts.tsx'
import { VariantCard } from './variant-card.tsx'

export type Product = Answer<typeof findStaffProduct>['data']

/** One product: its texts side by side in three languages, then each variant with price and shelves. */
export function ProductPage() {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const { id = '' } = useParams()
  const { data: product, error } = useGetOne<Partial<Product> & { id: string }>('products', { id })
  if (error) return <Typography sx={{ p: 3 }}>{error.message}</Typography>
  if (!isWhole(product)) return <Loading />
  const title = inLocale(product.title, locale)
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2 }}>
      <Title title={title} />
      <Typography component="h2" variant="h5">
        {title}
      </Typography>
      <Card>
        <CardContent>
          <ProductTexts key={product._id} product={product} />
        </CardContent>
      </Card>
      <Typography component="h3" variant="h6">
        {t('products.variants')}
      </Typography>
      {product.variants.map((variant) => (
        <VariantCard key={variant._id} variant={variant} />
      ))}
    </Box>
  )
}

/** What the list has shown stands in until the whole product is there. */
function isWhole(product: Partial<Product> | undefined): product is Product {
  return product?.variants !== undefined
}
