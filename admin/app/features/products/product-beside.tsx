import { Button, Link as TextLink } from '@mui/material'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Presence } from '../../shared/presence.tsx'
import { useMay } from '../../shared/use-may.ts'
import { CopyProduct } from './copy-product.tsx'
import { type Product, screenOf } from './product.ts'

/** Colleagues who have it open, its page in the shop, and a copy of it. */
export function ProductBeside({ product }: { product: Product }) {
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
