import { Button } from '@mui/material'
import { useState } from 'react'
import { FilterButton, TopToolbar, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMay } from '../../shared/use-may.ts'
import { NewProduct } from './new-product.tsx'

export function ProductListActions() {
  const t = useTranslate()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  return (
    <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <FilterButton />
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
    </TopToolbar>
  )
}
