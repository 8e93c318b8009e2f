import { Button, Stack } from '@mui/material'
import { priceVariant } from '@fitout/contract/staff-variants.ts'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { dollarsOf } from '../../shared/typed-number.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import type { Product } from './product-page.tsx'
import { SaleFields, saleDraftOf, saleFrom } from './sale-fields.tsx'

/** What a variant costs, and the sale on it. */
export function VariantPrices({ variant }: { variant: Product['variants'][number] }) {
  const t = useTranslate()
  const mayWrite = useMay()('products.write')
  const { run, isRunning } = useAction()
  const [price, setPrice] = useState(String(variant.price))
  const [sale, setSale] = useState(() => saleDraftOf(variant))

  function submit(event: FormEvent) {
    event.preventDefault()
    const body = { price: dollarsOf(price), ...saleFrom(sale) }
    void run(() => staffCall(priceVariant, { params: { id: variant._id }, body }), 'ra.notification.updated')
  }

  return (
    <Stack component="form" onSubmit={submit} spacing={1}>
      <Row>
        <NumberField
          isDisabled={!mayWrite}
          isRequired
          label={t('products.price')}
          least={0}
          onChange={setPrice}
          step={0.01}
          value={price}
        />
        <SaleFields isDisabled={!mayWrite} onChange={setSale} sale={sale} />
      </Row>
      {mayWrite && (
        <Button disabled={isRunning} sx={{ alignSelf: 'start' }} type="submit" variant="outlined">
          {t('products.setPrice')}
        </Button>
      )}
    </Stack>
  )
}
