import { Button } from '@mui/material'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { useMay } from '../../shared/use-may.ts'
import { NewProduct } from './new-product.tsx'

export function ProductListActions() {
  const t = useTranslate()
  const may = useMay()
  const [address, setAddress] = useSearchParams()
  const [isAdding, setAdding] = useState(false)
  // The search of the back office links here.
  const isAsked = address.has('add')
  function close(): void {
    setAdding(false)
    if (isAsked) setAddress({}, { replace: true })
  }
  return (
    <>
      {may('products.write') && (
        <Button onClick={() => setAdding(true)} variant="contained">
          {t('products.add')}
        </Button>
      )}
      <Button component={Link} size="small" to="/product-sheet">
        {t('productSheet.title')}
      </Button>
      <Button component={Link} size="small" to="/product-file">
        {t('productFile.open')}
      </Button>
      <Button component={Link} size="small" to="/attributes">
        {t('attributes.title')}
      </Button>
      {may('products.write') && (isAdding || isAsked) && <NewProduct onClose={close} />}
    </>
  )
}
