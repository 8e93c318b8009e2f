import { Box, Button, Chip, TextField, Typography } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { checkKeys, checkStates } from '@fitout/contract/renovations.ts'
import { setRenovationCheck } from '@fitout/contract/staff/renovations.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { isOver, type Renovation } from './renovation.ts'

type Key = (typeof checkKeys)[number]

/** What must be in order before works start; unchecked items are open. */
export function RenovationChecks({ renovation }: { renovation: Renovation }) {
  const t = useTranslate()
  const may = useMay()
  const [address, setAddress] = useSearchParams()
  // In the address, so that a blocked stage can link here.
  const opened = checkKeys.find((key) => key === address.get('check'))
  const setOpened = (key?: Key) => setAddress(key ? { check: key } : {}, { replace: true, preventScrollReset: true })
  const mayChange = may('renovations.work') && !isOver(renovation)
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {checkKeys.map((key) => {
        const check = renovation.checks.find((one) => one.key === key)
        const state = check?.is_over ? 'over' : (check?.state ?? 'open')
        const facts = [check?.number, showDay(check?.valid_until ?? null), check?.reason, check?.staff_name]
        return (
          <Box
            component="li"
            key={key}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', py: 0.5 }}
          >
            <Box sx={{ flex: '1 1 12rem' }}>
              <Typography>{t(`renovations.checks.${key}`)}</Typography>
              <Typography color="text.secondary" variant="body2">
                {facts.filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <Chip
              color={state === 'DONE' ? 'success' : state === 'over' || state === 'NEEDED' ? 'warning' : 'default'}
              label={t(`renovations.checkStates.${state}`)}
              size="small"
              variant="outlined"
            />
            {mayChange && (
              <Button
                aria-label={`${t('kit.action.edit')} · ${t(`renovations.checks.${key}`)}`}
                onClick={() => setOpened(key)}
                size="small"
              >
                {t('kit.action.edit')}
              </Button>
            )}
          </Box>
        )
      })}
      {opened && mayChange && <CheckDialog checkKey={opened} onClose={() => setOpened()} renovation={renovation} />}
    </Box>
  )
}

type CheckDialogProps = { renovation: Renovation; checkKey: Key; onClose: () => void }

function CheckDialog({ renovation, checkKey: key, onClose }: CheckDialogProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const before = renovation.checks.find((one) => one.key === key)
  const [revision, setRevision] = useState(renovation.revision)
  const [draft, setDraft] = useState({
    state: before?.state ?? ('NEEDED' as const),
    number: before?.number ?? '',
    valid_until: before?.valid_until ?? '',
    reason: before?.reason ?? '',
  })
  const isNeeded = draft.state !== 'NOT_NEEDED'
  const body = { ...draft, valid_until: draft.valid_until || null, revision }
  function takeUp(kept: typeof draft, seen: string): void {
    setDraft(kept)
    setRevision(Number(seen))
  }
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: key, version: String(revision), onTakeUp: takeUp }}
      onClose={onClose}
      onSubmit={() =>
        run(
          () => staffCall(setRenovationCheck, { params: { id: renovation._id, key }, body }),
          t('done.checkSaved', { title: t(`renovations.checks.${key}`) }),
        )
      }
      title={t(`renovations.checks.${key}`)}
      typed={draft}
    >
      <ChoiceField
        choices={checkStates}
        label={t('renovations.checkState')}
        onChange={(state) => setDraft({ ...draft, state })}
        value={draft.state}
        words="renovations.checkStates"
      />
      <TextField
        label={t('renovations.checkNumber')}
        onChange={({ target }) => setDraft({ ...draft, number: target.value })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
        value={draft.number}
      />
      <TextField
        label={t('renovations.checkUntil')}
        onChange={({ target }) => setDraft({ ...draft, valid_until: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        type="date"
        value={draft.valid_until}
      />
      <TextField
        label={t('renovations.checkReason')}
        onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
        required={!isNeeded}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        value={draft.reason}
      />
    </FormDialog>
  )
}
