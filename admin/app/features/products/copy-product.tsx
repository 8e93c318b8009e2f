import { Typography } from '@mui/material'
import { copyProduct } from '@fitout/contract/staff/products.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import type { Product } from './product.ts'

/** Asks what the copy is called, and opens it. */
export function CopyProduct({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const [title, setTitle] = useState(() => inEachLanguage(product.title))

  const copy = async () =>
    run(async () => {
      const { data } = await staffCall(copyProduct, { params: { id: product._id }, body: { title } })
      void navigate(`/products/${data._id}/show`)
    }, 'kit.notification.created')

  return (
    <FormDialog
      action={t('productEditor.copy')}
      isRunning={isRunning}
      kept={{ part: 'copy', onTakeUp: setTitle }}
      onClose={onClose}
      onSubmit={copy}
      title={t('productEditor.copy')}
      typed={title}
    >
      <Typography color="text.secondary" variant="body2">
        {t('productEditor.copyLead')}
      </Typography>
      <WordsFields isRequired label={t('products.title')} most={200} onChange={setTitle} value={title} />
    </FormDialog>
  )
}
