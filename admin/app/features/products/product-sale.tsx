import { Button, Stack, Typography } from '@mui/material'
import { setSale as putOnSale } from '@fitout/contract/staff/variants.ts'
import { type FormEvent, useState } from 'react'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Row } from '../../shared/row.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
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

  async function store(isOver = false) {
    const isSaved = await save(async (version) => {
      const options = { params: { id: product._id }, body: { ...saleFrom(sale), version } }
      const { data } = await staffCall(putOnSale, options)
      return data.sales_version
    }, isOver)
    if (isSaved) onReload()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void store()
  }

  return (
    <Stack component="form" onSubmit={submit} spacing={1}>
      {isStale && <ChangedMeanwhile onKeepMine={() => void store(true)} onTakeTheirs={onReload} />}
      <Typography color="text.secondary" variant="body2">
        {t('products.saleLead')}
      </Typography>
      <Row>
        <SaleFields isDisabled={isRunning} onChange={setSale} sale={sale} />
      </Row>
      <Button disabled={isRunning} sx={{ alignSelf: 'start' }} type="submit" variant="outlined">
        {t('products.setSale')}
      </Button>
    </Stack>
  )
}
