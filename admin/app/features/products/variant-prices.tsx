import { Button, Stack } from '@mui/material'
import { priceVariant } from '@fitout/contract/staff/variants.ts'
import { type FormEvent, useState } from 'react'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { dollarsOf } from '../../shared/typed-number.ts'
import { useMay } from '../../shared/use-may.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import type { Product } from './product.ts'
import { SaleFields, saleDraftOf, saleFrom } from './sale-fields.tsx'

type VariantPricesProps = { variant: Product['variants'][number]; onPriced: () => void; onReload: () => void }

/** What a variant costs, and the sale on it. */
export function VariantPrices({ variant, onPriced, onReload }: VariantPricesProps) {
  const t = useTranslate()
  const mayWrite = useMay()('products.write')
  const { save, isRunning, isStale } = useVersioned(variant.prices_version)
  const [price, setPrice] = useState(String(variant.price))
  const [sale, setSale] = useState(() => saleDraftOf(variant))

  async function store(isOver = false) {
    const isSaved = await save(async (version) => {
      const body = { price: dollarsOf(price), ...saleFrom(sale), version }
      const { data } = await staffCall(priceVariant, { params: { id: variant._id }, body })
      return data.variants.find(({ _id }) => _id === variant._id)?.prices_version ?? ''
    }, isOver)
    if (isSaved) onPriced()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void store()
  }

  return (
    <Stack component="form" onSubmit={submit} spacing={1}>
      {isStale && <ChangedMeanwhile onKeepMine={() => void store(true)} onTakeTheirs={onReload} />}
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
