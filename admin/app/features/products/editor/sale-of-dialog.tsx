import { useState } from 'react'
import { FormDialog } from '../../../shared/form-dialog.tsx'
import { useTranslate } from '../../../shared/i18n.ts'
import { useAction } from '../../../shared/use-action.ts'
import { SaleFields, saleDraftOf, saleFrom } from '../sale-fields.tsx'

type Sale = ReturnType<typeof saleFrom>

type SaleOfDialogProps = {
  title: string
  lead?: string
  sale: Sale
  onStore: (sale: Sale) => Promise<unknown>
  onClose: () => void
}

/** Discount and period of a sale: of one variant, or of all. */
export function SaleOfDialog({ title, lead, sale: stored, onStore, onClose }: SaleOfDialogProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [sale, setSale] = useState(() => saleDraftOf(stored))
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: `sale ${title}`, onTakeUp: setSale }}
      lead={lead}
      onClose={onClose}
      onSubmit={() => run(() => onStore(saleFrom(sale)), t('done.putOnSale', { title }))}
      title={`${t('products.putOnSale')} · ${title}`}
      typed={sale}
    >
      <SaleFields isDisabled={isRunning} onChange={setSale} sale={sale} />
    </FormDialog>
  )
}
