import type { BodyInput } from '@fitout/contract/endpoint.ts'
import type { addFormerAddress } from '@fitout/contract/staff/former-addresses.ts'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'

export type AddressDraft = BodyInput<typeof addFormerAddress>

type AddressDialogProps = {
  isRunning: boolean
  onSave: (draft: AddressDraft) => Promise<boolean>
  onClose: () => void
}

/** Redirects an old address to a page of the shop. */
export function AddressDialog({ isRunning, onSave, onClose }: AddressDialogProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState<AddressDraft>({ path: '', to: '' })
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: 'new', onTakeUp: setDraft }}
      onClose={onClose}
      onSubmit={() => onSave(draft)}
      title={t('formerAddresses.add')}
      typed={draft}
    >
      {(['path', 'to'] as const).map((name) => (
        <TextField
          helperText={t(`formerAddresses.${name}Hint`)}
          key={name}
          label={t(`formerAddresses.${name}`)}
          onChange={({ target }) => setDraft({ ...draft, [name]: target.value.trim() })}
          required
          slotProps={{ htmlInput: { maxLength: 500 } }}
          value={draft[name]}
        />
      ))}
    </FormDialog>
  )
}
