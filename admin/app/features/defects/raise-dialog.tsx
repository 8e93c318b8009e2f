import { defectDays, defectSeverities } from '@fitout/contract/defects.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { roomTypes } from '@fitout/contract/project-options.ts'
import { raiseSiteDefect } from '@fitout/contract/staff/defects.ts'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { sendPictures } from '../../shared/send-pictures.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { DefectPictures } from './defect-pictures.tsx'

const none = ''

/** Raises a defect with pictures. */
export function RaiseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const [files, setFiles] = useState<File[]>([])
  const [key] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState(() => ({
    text: '',
    place: '',
    room: none,
    severity: 'MINOR' as (typeof defectSeverities)[number],
    due_on: hongKongDay(new Date(), defectDays),
  }))
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const raise = () =>
    run(async () => {
      const room = roomTypes.find((one) => one.key === draft.room)?.key ?? null
      const body = { ...draft, room, images: await sendPictures(files) }
      await staffCall(raiseSiteDefect, { params: { id }, body, idempotencyKey: key })
    }, 'done.defectRaised')
  return (
    <FormDialog
      action={t('defects.add')}
      isRunning={isRunning || files.length === 0}
      // The pictures are still in the gallery of the phone.
      kept={{ part: 'defect', onTakeUp: ({ files: _files, ...kept }) => setDraft(kept) }}
      onClose={onClose}
      onSubmit={raise}
      title={t('defects.add')}
      typed={{ ...draft, files: files.map(({ name }) => name) }}
    >
      <DefectPictures files={files} isRunning={isRunning} onChange={setFiles} />
      <TextField
        label={t('defects.text')}
        minRows={2}
        multiline
        onChange={({ target }) => change({ text: target.value })}
        required
        slotProps={{ htmlInput: { maxLength: 1000 }, inputLabel: { shrink: true } }}
        value={draft.text}
      />
      <TextField
        label={t('defects.room')}
        onChange={({ target }) => change({ room: target.value })}
        select
        value={draft.room}
      >
        <MenuItem value={none}>{t('defects.noRoom')}</MenuItem>
        {roomTypes.map((one) => (
          <MenuItem key={one.key} value={one.key}>
            {inLocale(one.title, locale)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('defects.place')}
        onChange={({ target }) => change({ place: target.value })}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        value={draft.place}
      />
      <ChoiceField
        choices={defectSeverities}
        label={t('defects.severity')}
        onChange={(severity) => change({ severity })}
        value={draft.severity}
        words="defects.severities"
      />
      <TextField
        label={t('defects.due')}
        onChange={({ target }) => change({ due_on: target.value })}
        required
        slotProps={{ inputLabel: { shrink: true } }}
        type="date"
        value={draft.due_on}
      />
    </FormDialog>
  )
}
