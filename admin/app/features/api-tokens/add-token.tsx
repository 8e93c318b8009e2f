import type { Body } from '@fitout/contract/endpoint.ts'
import type { addApiToken } from '@fitout/contract/staff/api-tokens.ts'
import { MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { RightBoxes } from './right-boxes.tsx'

export type TokenDraft = Body<typeof addApiToken>

const terms = [30, 90, 365, 730]

type AddTokenProps = { isRunning: boolean; onSave: (draft: TokenDraft) => Promise<boolean>; onClose: () => void }

export function AddToken({ isRunning, onSave, onClose }: AddTokenProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState<TokenDraft>({ title: '', permissions: ['orders.read'], days: 365 })
  return (
    <FormDialog
      isRunning={isRunning || draft.permissions.length === 0}
      kept={{ part: 'token', onTakeUp: setDraft }}
      onClose={onClose}
      onSubmit={() => onSave(draft)}
      title={t('apiTokens.add')}
      typed={draft}
    >
      <TextField
        label={t('apiTokens.title')}
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 80 } }}
        value={draft.title}
      />
      <TextField
        label={t('apiTokens.term')}
        onChange={({ target }) => setDraft({ ...draft, days: Number(target.value) })}
        select
        value={draft.days}
      >
        {terms.map((days) => (
          <MenuItem key={days} value={days}>
            {t('apiTokens.days', { days })}
          </MenuItem>
        ))}
      </TextField>
      <Typography component="h3" variant="subtitle2">
        {t('apiTokens.rights')}
      </Typography>
      <RightBoxes onChange={(permissions) => setDraft({ ...draft, permissions })} ticked={draft.permissions} />
    </FormDialog>
  )
}
