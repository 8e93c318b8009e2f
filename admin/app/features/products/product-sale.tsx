import { Button, Stack, Typography } from '@mui/material'
import { setSale as putOnSale } from '@fitout/contract/staff-variants.ts'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Row } from '../../shared/row.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { Product } from './product-page.tsx'
import { SaleFields, saleDraftOf, saleFrom } from './sale-fields.tsx'

type ProductSaleProps = { product: Product; onReload: () => void }

/** One sale on everything that is sold of a product. */
export function ProductSale({ product, onReload }: ProductSaleProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [first] = product.variants
  const [sale, setSale] = useState(() =>
    saleDraftOf(first ?? { sale_percent: 0, sale_starts_at: null, sale_ends_at: null }),
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    const options = { params: { id: product._id }, body: saleFrom(sale) }
    if (await run(() => staffCall(putOnSale, options), 'ra.notification.updated')) onReload()
  }

  return (
    <Stack component="form" onSubmit={(event: FormEvent) => void submit(event)} spacing={1}>
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
