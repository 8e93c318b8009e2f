import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import type { Unproved } from './use-runs.ts'

type Props = { unproved: Unproved; isRunning: boolean; onClose: () => void }

/** Changing payment details requires a code of the user's authenticator. */
export function ProofDialog({ unproved, isRunning, onClose }: Props) {
  const t = useTranslate()
  const [code, setCode] = useState('')
  const { named, refusal } = unproved
  const ofWhat = named.length > 0 ? 'proofOfNamed' : 'proof'
  return (
    <FormDialog
      action={t('kit.action.confirm')}
      isRunning={isRunning}
      kept="secret"
      lead={t(`writings.${ofWhat}Lead`)}
      onClose={onClose}
      onSubmit={async () => Boolean(await unproved.prove(code))}
      title={t(`writings.${ofWhat}`)}
      typed={code}
    >
      {named.map((account) => (
        <Typography key={account} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {account}
        </Typography>
      ))}
      <TextField
        autoComplete="one-time-code"
        error={refusal !== undefined}
        helperText={refusal}
        label={t('writings.proofCode')}
        onChange={({ target }) => setCode(target.value)}
        required
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 40 } }}
        value={code}
      />
    </FormDialog>
  )
}
