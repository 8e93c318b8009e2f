import { Button } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { useMay } from '../../shared/use-may.ts'
import { NewProduct } from './new-product.tsx'

export function ProductListActions() {
  const t = useTranslate()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <Button component={Link} size="small" to="/product-file">
        {t('productFile.open')}
      </Button>
      <Button component={Link} size="small" to="/attributes">
        {t('attributes.title')}
      </Button>
      {may('products.write') && (
        <Button onClick={() => setAdding(true)} size="small">
          {t('products.add')}
        </Button>
      )}
      {isAdding && <NewProduct onClose={() => setAdding(false)} />}
    </>
  )
}
