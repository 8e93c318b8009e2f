import { signCertificateByStudio } from '@fitout/contract/staff/handovers.ts'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'

/** Signs the certificate shown, for the studio. */
export function SignDialog({ id, hash, onClose }: { id: string; hash: string; onClose: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [seen] = useState(hash)
  const [name, setName] = useState('')
  const sign = () =>
    run(
      () =>
        staffCall(signCertificateByStudio, { params: { id }, body: { content_hash: seen, typed_name: name.trim() } }),
      'handovers.signed',
    )
  return (
    <FormDialog
      action={t('handovers.sign')}
      isRunning={isRunning}
      kept="signature"
      lead={t('handovers.signLead')}
      onClose={onClose}
      onSubmit={sign}
      title={t('handovers.sign')}
      typed={name}
    >
      <TextField
        label={t('handovers.name')}
        onChange={({ target }) => setName(target.value)}
        required
        slotProps={{ htmlInput: { minLength: 2, maxLength: 100 } }}
        value={name}
      />
    </FormDialog>
  )
}
