import { mergeCustomer, previewMerge } from '@fitout/contract/staff/customer-merges.ts'
import { Alert, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { useOne } from '../../shared/use-read.ts'
import type { Customer } from './customer.ts'
import { MergeChoice, type Other } from './merge-choice.tsx'
import { MergePreview } from './merge-preview.tsx'

/** Merges another customer, or a guest, into this one. */
export function MergeStep({ customer }: { customer: Customer }) {
  const t = useTranslate()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('customers.merge') || customer.suspended_at) return null
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="outlined">
        {t('customerMerges.open')}
      </Button>
      {isOpen && <MergeDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  )
}

function MergeDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [other, setOther] = useState<Other>()
  const [reason, setReason] = useState('')
  const params = { id: customer._id }
  const asked = {
    params,
    query: other ?? { kind: 'customer' as const, other: customer._id },
    enabled: !!other && !isRunning,
  }
  const { data: preview, error } = useOne(previewMerge, asked)
  const word = t('customerMerges.word')
  const name = customer.name ?? customer.email ?? customer.contact_number ?? ''

  async function merge(): Promise<boolean> {
    if (!other || !preview) return false
    return run(() => staffCall(mergeCustomer, { params, body: { ...other, reason } }), 'customerMerges.done')
  }

  return (
    <FormDialog
      action={t('customerMerges.act')}
      isRunning={isRunning || !preview}
      kept="identity"
      lead={t('customerMerges.lead')}
      onClose={onClose}
      onSubmit={merge}
      title={t('customerMerges.title', { name })}
      typed={{ other, reason }}
    >
      <MergeChoice survivorId={customer._id} onChoose={setOther} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {other && preview && (
        <>
          <MergePreview preview={preview} />
          <TextField
            label={t('customerMerges.reason')}
            onChange={({ target }) => setReason(target.value)}
            required
            slotProps={{ htmlInput: { maxLength: 500 } }}
            value={reason}
          />
          <TextField
            label={t('customerMerges.typed', { word })}
            required
            slotProps={{ htmlInput: { pattern: word, autoComplete: 'off' } }}
          />
        </>
      )}
    </FormDialog>
  )
}
