import { priceVariant } from '@fitout/contract/staff/variants.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { dollarsOf } from '../../shared/typed-number.ts'
import { useMay } from '../../shared/use-may.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { VersionedForm } from '../../shared/versioned-form.tsx'
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

  async function store(isOver: boolean) {
    const isSaved = await save(async (version) => {
      const body = { price: dollarsOf(price), ...saleFrom(sale), version }
      const { data } = await staffCall(priceVariant, { params: { id: variant._id }, body })
      return data.variants.find(({ _id }) => _id === variant._id)?.prices_version ?? ''
    }, isOver)
    if (isSaved) onPriced()
    return isSaved
  }

  return (
    <VersionedForm
      action={t('products.setPrice')}
      isRunning={isRunning}
      isStale={isStale}
      mayWrite={mayWrite}
      onReload={onReload}
      onSave={store}
      spacing={1}
      typed={{ price, sale }}
      variant="outlined"
    >
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
    </VersionedForm>
  )
}
