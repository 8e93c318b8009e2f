import { findStaffProduct, type listStaffProducts } from '@fitout/contract/staff/products.ts'
import { setSale as putOnSale } from '@fitout/contract/staff/variants.ts'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { AskProps } from '../../shared/use-bulk.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { type Prices, priceVariants } from './price-variants.ts'
import { SaleFields, saleDraftOf, saleFrom } from './sale-fields.tsx'

type Row = RowOf<typeof listStaffProducts>

const noSale = { sale_percent: 0, sale_starts_at: null, sale_ends_at: null }

/** The same sale for all variants of some products. */
export function SaleDialog({ title, isRunning, onRun, onClose }: AskProps<Row>) {
  const t = useTranslate()
  const [sale, setSale] = useState(saleDraftOf(noSale))
  function submit(): Promise<boolean> {
    const former = new Map<string, Omit<Prices, 'price'>>()
    const change = async ({ _id: id }: Row) => {
      const { data } = await staffCall(findStaffProduct, { params: { id } })
      const body = { ...saleFrom(sale), version: data.sales_version }
      await staffCall(putOnSale, { params: { id }, body })
      for (const { _id, sale_percent, sale_starts_at, sale_ends_at } of data.variants) {
        former.set(_id, { sale_percent, sale_starts_at, sale_ends_at })
      }
    }
    const undo = async ({ _id: id }: Row) => priceVariants(id, ({ _id }) => former.get(_id))
    return onRun(change, { undo })
  }
  return (
    <FormDialog
      {...{ title, isRunning, onClose }}
      action={t('products.setSale')}
      kept={{ part: 'sale', onTakeUp: setSale }}
      lead={t('products.saleLead')}
      onSubmit={submit}
      typed={sale}
    >
      <SaleFields isDisabled={isRunning} onChange={setSale} sale={sale} />
    </FormDialog>
  )
}
