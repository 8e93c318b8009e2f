import { handedKeys, meterKeys } from '@fitout/contract/handovers.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { writeCertificate } from '@fitout/contract/staff/handovers.ts'
import { Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { Handover } from './handover.ts'

type Draft = { day: string; counts: Record<string, string>; other: string; readings: Record<string, string> }

function draftOf({ certificate }: Handover): Draft {
  return {
    day: certificate?.day ?? hongKongDay(new Date()),
    counts: Object.fromEntries((certificate?.handed ?? []).map(({ key, count }) => [key, String(count)])),
    other: certificate?.handed.find(({ key }) => key === 'OTHER')?.note ?? '',
    readings: Object.fromEntries((certificate?.meters ?? []).map(({ key, reading }) => [key, reading])),
  }
}

/** The day, the items handed over with the home, and the meter readings. */
export function CertificateDialog({ id, handover, onClose }: { id: string; handover: Handover; onClose: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [revision, setRevision] = useState(handover.revision)
  const [draft, setDraft] = useState(() => draftOf(handover))
  const other = draft.other.trim()
  const noteOf = (key: string) =>
    key === 'OTHER' ? other : (handover.certificate?.handed.find((one) => one.key === key)?.note ?? '')
  const body = {
    revision,
    day: draft.day,
    handed: handedKeys.flatMap((key) => {
      // A named item is handed over, even without a number.
      const count = Number(draft.counts[key] || (key === 'OTHER' && other ? 1 : 0))
      return count > 0 ? [{ key, count, note: noteOf(key) }] : []
    }),
    meters: meterKeys.flatMap((key) => {
      const reading = (draft.readings[key] ?? '').trim()
      return reading ? [{ key, reading }] : []
    }),
  }
  function takeUp(kept: Draft, seen: string): void {
    setDraft(kept)
    setRevision(Number(seen))
  }
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: 'certificate', version: String(revision), onTakeUp: takeUp }}
      onClose={onClose}
      onSubmit={() => run(() => staffCall(writeCertificate, { params: { id }, body }), 'handovers.written')}
      title={t('handovers.write')}
      typed={draft}
    >
      <TextField
        label={t('handovers.day')}
        onChange={({ target }) => setDraft({ ...draft, day: target.value })}
        required
        slotProps={{ inputLabel: { shrink: true } }}
        type="date"
        value={draft.day}
      />
      <Typography>{t('handovers.handed')}</Typography>
      <Fields
        keys={handedKeys}
        onChange={(counts) => setDraft({ ...draft, counts })}
        type="number"
        values={draft.counts}
        words="handovers.handedKeys"
      />
      <TextField
        label={t('handovers.other')}
        onChange={({ target }) => setDraft({ ...draft, other: target.value })}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        value={draft.other}
      />
      <Typography>{t('handovers.meters')}</Typography>
      <Fields
        keys={meterKeys}
        onChange={(readings) => setDraft({ ...draft, readings })}
        type="text"
        values={draft.readings}
        words="handovers.meterKeys"
      />
    </FormDialog>
  )
}

type FieldsProps = {
  keys: readonly string[]
  words: string
  type: 'number' | 'text'
  values: Record<string, string>
  onChange: (values: Record<string, string>) => void
}

function Fields({ keys, words, type, values, onChange }: FieldsProps) {
  const t = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))' }}>
      {keys.map((key) => (
        <TextField
          key={key}
          label={t(`${words}.${key}`)}
          onChange={({ target }) => onChange({ ...values, [key]: target.value })}
          slotProps={{ htmlInput: type === 'number' ? { min: 0, max: 99 } : { maxLength: 40 } }}
          type={type}
          value={values[key] ?? ''}
        />
      ))}
    </Box>
  )
}
