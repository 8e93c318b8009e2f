import { Button, TextField, Typography } from '@mui/material'
import { changeSlot, removeSlot } from '@fitout/contract/staff/appointments.ts'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Row } from '../../shared/row.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { hoursOf, type Slot } from './appointment.ts'
import { slotFrom } from './slot-draft.ts'
import { SlotFields } from './slot-fields.tsx'
import { useSlotDraft } from './use-slot-draft.ts'

/** Changes a slot, or removes one without visitors. */
export function SlotDialog({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const t = useTranslate()
  const removing = useAction()
  const { save, isRunning, isStale, seen, goOnFrom } = useVersioned(slot.version, 'done.slotSaved')
  const { draft, change, between } = useSlotDraft(slot)
  const params = { id: slot._id }

  const store = async (isOver = false) =>
    save(async (version) => {
      const body = { ...slotFrom(draft), day: draft.day, time: draft.time, version }
      return (await staffCall(changeSlot, { params, body })).data.version
    }, isOver)

  async function remove(): Promise<void> {
    if (await removing.run(() => staffCall(removeSlot, { params }), 'done.slotRemoved')) onClose()
  }
  function takeUp(kept: typeof draft, version: string): void {
    change(kept)
    goOnFrom(version)
  }
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: slot._id, version: seen, onTakeUp: takeUp }}
      onClose={onClose}
      onSubmit={() => store()}
      title={t('appointments.changeOf', { hours: hoursOf(slot) })}
      typed={draft}
    >
      {isStale && (
        <ChangedMeanwhile
          between={between}
          onKeepMine={() => void store(true).then((isDone) => isDone && onClose())}
          onTakeTheirs={onClose}
        />
      )}
      {slot.taken > 0 && (
        <Typography color="text.secondary" variant="body2">
          {t('appointments.timeStays')}
        </Typography>
      )}
      <Row>
        <TextField
          disabled={slot.taken > 0}
          label={t('appointments.day')}
          onChange={({ target }) => change({ day: target.value })}
          required
          slotProps={{ inputLabel: { shrink: true } }}
          type="date"
          value={draft.day}
        />
        <TextField
          disabled={slot.taken > 0}
          label={t('appointments.time')}
          onChange={({ target }) => change({ time: target.value })}
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 300 } }}
          type="time"
          value={draft.time}
        />
      </Row>
      <SlotFields draft={draft} kind={slot.kind} onChange={change} />
      {slot.taken === 0 && (
        <Button
          color="error"
          disabled={removing.isRunning}
          onClick={() => void remove()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('appointments.remove')}
        </Button>
      )}
    </FormDialog>
  )
}
