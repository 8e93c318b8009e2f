import type { listStaffProducts } from '@fitout/contract/staff/products.ts'
import { setSale as putOnSale } from '@fitout/contract/staff/variants.ts'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import type { AskProps } from '../../shared/use-bulk.ts'
import type { RowOf } from '../../shared/use-read.ts'
import { SaleFields, saleDraftOf, saleFrom } from './sale-fields.tsx'

const noSale = { sale_percent: 0, sale_starts_at: null, sale_ends_at: null }

/** The same sale for all variants of some products. */
export function SaleDialog({ title, isRunning, onRun, onClose }: AskProps<RowOf<typeof listStaffProducts>>) {
  const t = useTranslate()
  const [sale, setSale] = useState(saleDraftOf(noSale))
  return (
    <FormDialog
      {...{ title, isRunning, onClose }}
      action={t('products.setSale')}
      kept={{ part: 'sale', onTakeUp: setSale }}
      lead={t('products.saleLead')}
      onSubmit={() => onRun(async ({ _id: id }) => staffCall(putOnSale, { params: { id }, body: saleFrom(sale) }))}
      typed={sale}
    >
      <SaleFields isDisabled={isRunning} onChange={setSale} sale={sale} />
    </FormDialog>
  )
}
