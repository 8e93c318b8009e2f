import { changeVariant } from '@fitout/contract/staff/variants.ts'
import { useState } from 'react'
import { FormDialog } from '../../../shared/form-dialog.tsx'
import { useTranslate } from '../../../shared/i18n.ts'
import { staffCall } from '../../../shared/staff-call.ts'
import { useAction } from '../../../shared/use-action.ts'
import { inEachLanguage } from '../../../shared/words-fields.tsx'
import { type ParcelDraft, ParcelFields, parcelDraftOf, parcelFrom } from '../parcel-fields.tsx'
import type { Product } from '../product.ts'

type ParcelOfAllDialogProps = { product: Product; onClose: () => void }

/** Weight and size of the parcel, once for all variants of a piece. */
export function ParcelOfAllDialog({ product, onClose }: ParcelOfAllDialogProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [parcel, setParcel] = useState(() => parcelDraftOf(product.variants[0]?.parcel))
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: `parcel ${product._id}`, onTakeUp: setParcel }}
      lead={t('productEditor.parcelOfAllLead', { count: product.variants.length })}
      onClose={onClose}
      onSubmit={() => run(() => storeParcel(product, parcel), 'done.parcelSaved')}
      title={t('productEditor.parcelOfAll')}
      typed={parcel}
    >
      <ParcelFields onChange={setParcel} parcel={parcel} />
    </FormDialog>
  )
}

/** Everything else of the variants stays; after a failure, those stored before are stored again with the same. */
async function storeParcel({ variants }: Product, draft: ParcelDraft): Promise<void> {
  const parcel = parcelFrom(draft)
  for (const { _id: id, sku, title, attributes, point_price, picture_id, status, version } of variants) {
    const facts = { sku, title: inEachLanguage(title), attributes, point_price, picture_id, status, version }
    await staffCall(changeVariant, { params: { id }, body: { ...facts, parcel } })
  }
}
