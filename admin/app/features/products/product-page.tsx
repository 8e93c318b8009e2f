import { inLocale } from '@fitout/contract/locales.ts'
import { findStaffProduct } from '@fitout/contract/staff/products.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useLocale } from '../../shared/i18n.ts'
import { SavedTogether } from '../../shared/saved-together.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useOne } from '../../shared/use-read.ts'
import { ProductEditor } from './editor/product-editor.tsx'
import { ProductBeside } from './product-beside.tsx'

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
    <Screen beside={<ProductBeside product={product} />} heading={inLocale(product.title, locale)}>
      <SavedTogether key={`${product._id} ${reloads}`}>
        <ProductEditor onReload={reload} product={product} />
      </SavedTogether>
    </Screen>
  )
}
