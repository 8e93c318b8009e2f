import { Button, Link as TextLink } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { findStaffProduct } from '@fitout/contract/staff/products.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { SavedTogether } from '../../shared/saved-together.tsx'
import { Presence } from '../../shared/presence.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import { CopyProduct } from './copy-product.tsx'
import { ProductEditor } from './editor/product-editor.tsx'
import { type Product, screenOf } from './product.ts'

/** One product with all its editable parts. */
export function ProductPage() {
  const locale = useLocale()
  const { id = '' } = useParams()
  const { data: product, error, refetch } = useOne(findStaffProduct, { params: { id } })
  // Input is discarded by restarting with the current state.
  const [reloads, setReloads] = useState(0)
  if (!product) return <Screen error={error} />
  const reload = () => void refetch().then(() => setReloads((count) => count + 1))
  return (
    <Screen beside={<Beside product={product} />} heading={inLocale(product.title, locale)}>
      <SavedTogether key={`${product._id} ${reloads}`}>
        <ProductEditor onReload={reload} product={product} />
      </SavedTogether>
    </Screen>
  )
}

function Beside({ product }: { product: Product }) {
  const t = useTranslate()
  const locale = useLocale()
  const mayWrite = useMay()('products.write')
  const [isCopying, setCopying] = useState(false)
  return (
    <>
      <Presence id={product._id} subject="product" />
      {product.status === 'ACTIVE' && (
        <TextLink href={pathTo(screenOf(product), locale, { id: product._id })} rel="noreferrer" target="_blank">
          {t('products.inShop')}
        </TextLink>
      )}
      {mayWrite && (
        <Button onClick={() => setCopying(true)} size="small">
          {t('productEditor.copy')}
        </Button>
      )}
      {isCopying && <CopyProduct onClose={() => setCopying(false)} product={product} />}
    </>
  )
}
