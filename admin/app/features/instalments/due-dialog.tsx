import { Alert, Button, TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { setInstalmentDue } from '@fitout/contract/staff/instalments.ts'
import { useState } from 'react'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { Instalment } from './schedule.ts'

type DueDialogProps = { renovationId: string; instalment: Instalment; onClose: () => void }

/** Changes the due day of an instalment. */
export function DueDialog({ renovationId, instalment, onClose }: DueDialogProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const { due_on: dueOn } = instalment
  const [seen, setSeen] = useState(dueOn)
  const [typed, setTyped] = useState({ day: dueOn ?? '', reason: '' })
  const { day, reason } = typed
  const params = { id: renovationId, instalment_id: instalment._id }

  async function save(): Promise<boolean> {
    const body = { due_on: day, reason, seen_due_on: seen }
    const isDone = await run(() => staffCall(setInstalmentDue, { params, body }), 'done.dueSet')
    return isDone
  }
  return (
    <FormDialog
      isRunning={isRunning || seen !== dueOn}
      kept={{ part: `due ${instalment._id}`, onTakeUp: setTyped }}
      onClose={onClose}
      onSubmit={save}
      title={`${t('instalments.changeDue')} · ${inLocale(instalment.title, locale)}`}
      typed={typed}
    >
      {seen !== dueOn && (
        <Alert
          action={
            <Button color="inherit" onClick={() => setSeen(dueOn)} size="small">
              {t('changedMeanwhile.keepMine')}
            </Button>
          }
          severity="warning"
        >
          {t('instalments.dueMoved', { day: showDay(dueOn) })}
        </Alert>
      )}
      <TextField
        label={t('instalments.newDue')}
        onChange={({ target }) => setTyped({ ...typed, day: target.value })}
        required
        slotProps={{ inputLabel: { shrink: true } }}
        type="date"
        value={day}
      />
      <TextField
        helperText={t('instalments.dueReasonHint')}
        label={t('instalments.reason')}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 500 } }}
        value={reason}
      />
    </FormDialog>
  )
}
