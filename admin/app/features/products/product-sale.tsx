import { Typography } from '@mui/material'
import { setSale as putOnSale } from '@fitout/contract/staff/variants.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { Row } from '../../shared/row.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { VersionedForm } from '../../shared/versioned-form.tsx'
import type { Product } from './product.ts'
import { SaleFields, saleDraftOf, saleFrom } from './sale-fields.tsx'

type ProductSaleProps = { product: Product; onReload: () => void }

/** One sale on everything that is sold of a product. */
export function ProductSale({ product, onReload }: ProductSaleProps) {
  const t = useTranslate()
  const { save, isRunning, isStale } = useVersioned(product.sales_version)
  const [first] = product.variants
  const [sale, setSale] = useState(() =>
    saleDraftOf(first ?? { sale_percent: 0, sale_starts_at: null, sale_ends_at: null }),
  )

  async function store(isOver: boolean) {
    const isSaved = await save(async (version) => {
      const options = { params: { id: product._id }, body: { ...saleFrom(sale), version } }
      const { data } = await staffCall(putOnSale, options)
      return data.sales_version
    }, isOver)
    if (isSaved) onReload()
    return isSaved
  }

  return (
    <VersionedForm
      action={t('products.setSale')}
      isRunning={isRunning}
      isStale={isStale}
      mayWrite
      onReload={onReload}
      onSave={store}
      spacing={1}
      typed={sale}
      variant="outlined"
    >
      <Typography color="text.secondary" variant="body2">
        {t('products.saleLead')}
      </Typography>
      <Row>
        <SaleFields isDisabled={isRunning} onChange={setSale} sale={sale} />
      </Row>
    </VersionedForm>
  )
}
