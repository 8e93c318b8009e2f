import { inLocale } from '@fitout/contract/locales.ts'
import { copyProduct } from '@fitout/contract/staff/products.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import type { Product } from './product.ts'

/** Asks for the title of the copy, and opens it. */
export function CopyProduct({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const [title, setTitle] = useState(() => inEachLanguage(product.title))

  const copy = async () =>
    run(
      async () => {
        const { data } = await staffCall(copyProduct, { params: { id: product._id }, body: { title } })
        void navigate(`/products/${data._id}/show`)
      },
      t('done.pieceCopied', { title: inLocale(title, locale) }),
    )

  return (
    <FormDialog
      action={t('productEditor.copy')}
      isRunning={isRunning}
      kept={{ part: 'copy', onTakeUp: setTitle }}
      lead={t('productEditor.copyLead')}
      onClose={onClose}
      onSubmit={copy}
      title={t('productEditor.copy')}
      typed={title}
    >
      <WordsFields isRequired isOwnEnough label={t('products.title')} most={200} onChange={setTitle} value={title} />
    </FormDialog>
  )
}
