import { TextField } from '@mui/material'
import { type AppointmentKind, appointmentKinds } from '@fitout/contract/appointments.ts'
import { addSlots, weeksAtMost } from '@fitout/contract/staff/appointments.ts'
import { useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { Row } from '../../shared/row.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { WeekdayBoxes } from '../../shared/weekday-boxes.tsx'
import { newSlot, slotFrom } from './slot-draft.ts'
import { SlotFields } from './slot-fields.tsx'

const rule = { kind: 'MEASUREMENT' as AppointmentKind, weeks: '4', weekdays: [1, 2, 3, 4, 5], times: '10:00, 14:00' }

/** Adds weekly repeated slots. */
export function AddSlotsDialog({ from: first, onClose }: { from: string; onClose: () => void }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [draft, setDraft] = useState({ ...rule, ...newSlot, from: first })
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))

  async function add(): Promise<boolean> {
    const { kind, from, weeks, weekdays } = draft
    const times = draft.times.split(/[\s,，、;]+/).filter(Boolean)
    const body = { ...slotFrom(draft), kind, from, weeks: Number(weeks), weekdays, times }
    return run(
      () => staffCall(addSlots, { body }),
      ({ data }) => t('done.slotsAdded', { count: data.length }),
    )
  }
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: 'new', onTakeUp: setDraft }}
      lead={t('appointments.addLead')}
      onClose={onClose}
      onSubmit={add}
      title={t('appointments.add')}
      typed={draft}
    >
      <ChoiceField
        choices={appointmentKinds}
        label={t('appointments.kind')}
        onChange={(kind) => change({ kind })}
        value={draft.kind}
        words="appointments.kinds"
      />
      <Row>
        <TextField
          label={t('appointments.from')}
          onChange={({ target }) => change({ from: target.value })}
          required
          slotProps={{ inputLabel: { shrink: true } }}
          type="date"
          value={draft.from}
        />
        <NumberField
          isRequired
          label={t('appointments.weeks')}
          most={weeksAtMost}
          onChange={(weeks) => change({ weeks })}
          value={draft.weeks}
        />
      </Row>
      <WeekdayBoxes
        chosen={draft.weekdays}
        label={t('appointments.weekdays')}
        onChange={(weekdays) => change({ weekdays })}
      />
      <TextField
        helperText={t('appointments.timesHint')}
        label={t('appointments.times')}
        onChange={({ target }) => change({ times: target.value })}
        required
        value={draft.times}
      />
      <SlotFields draft={draft} kind={draft.kind} onChange={change} />
    </FormDialog>
  )
}
