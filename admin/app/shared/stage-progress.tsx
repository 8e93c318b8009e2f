import { CallError } from '@fitout/contract/client.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { type Stage, stageWaits } from '@fitout/contract/stages.ts'
import { progressStage } from '@fitout/contract/staff/stages.ts'
import { Alert, Link, Slider, Stack, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { ChoiceField } from './choice-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useLocale, useTranslate } from './i18n.ts'
import { NextStepField } from './next-step-field.tsx'
import { useNotify } from './notices.ts'
import { useRefresh } from './query-client.ts'
import { staffCall } from './staff-call.ts'
import { useAction } from './use-action.ts'
import { useToday } from './use-today.ts'
import { useMay } from './use-may.ts'

export type StageStep = 'start' | 'progress' | 'finish' | 'reopen'

type StageProgressProps = { renovationId: string; stage: Stage; step: StageStep; onClose: () => void }

/** One step of a stage. What blocks a start is named, with a link. */
export function StageProgress({ renovationId: id, stage, step, onClose }: StageProgressProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const notify = useNotify()
  const refresh = useRefresh()
  const [missing, setMissing] = useState<string[]>([])
  const today = useToday()
  const [draft, setDraft] = useState({
    percent: step === 'reopen' ? 90 : stage.percent,
    day: today,
    next: stage.next_step,
    waits: stage.waits_for ?? ('none' as const),
    reason: '',
  })
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))

  async function submit(): Promise<boolean> {
    try {
      await staffCall(progressStage, { params: { id, key: stage.key }, body: bodyOf(step, draft) })
      refresh()
      notify(t('done.progress', { title: inLocale(stage.title, locale) }), { type: 'success' })
      return true
    } catch (error) {
      const keys =
        error instanceof CallError && error.problem.code === 'checks-missing' && error.problem.details?.['keys']
      setMissing(Array.isArray(keys) ? keys.map(String) : [])
      return keys ? false : run(() => Promise.reject(error as Error))
    }
  }

  return (
    <FormDialog
      action={t(`stages.steps.${step}`)}
      isRunning={isRunning}
      kept={{ part: `${step} ${stage.key}`, onTakeUp: change }}
      onClose={onClose}
      onSubmit={submit}
      title={`${t(`stages.steps.${step}`)} · ${inLocale(stage.title, locale)}`}
      typed={draft}
    >
      {missing.length > 0 && <MissingChecks id={id} keys={missing} />}
      {(step === 'start' || step === 'finish') && (
        <TextField
          label={t(step === 'start' ? 'stages.startedOn' : 'stages.finishedOn')}
          onChange={({ target }) => change({ day: target.value })}
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today, min: stage.actual_start ?? undefined } }}
          type="date"
          value={draft.day}
        />
      )}
      {(step === 'progress' || step === 'reopen') && (
        <Percent onChange={(percent) => change({ percent })} value={draft.percent} />
      )}
      {step === 'reopen' && (
        <TextField
          label={t('stages.reason')}
          onChange={({ target }) => change({ reason: target.value })}
          required
          slotProps={{ htmlInput: { maxLength: 300 } }}
          value={draft.reason}
        />
      )}
      {step !== 'finish' && (
        <>
          <NextStepField before={stage.next_step} onChange={(next) => change({ next })} value={draft.next} />
          <ChoiceField
            choices={['none', ...stageWaits] as const}
            label={t('stages.waitsFor')}
            onChange={(waits) => change({ waits })}
            value={draft.waits}
            words="stages.waits"
          />
        </>
      )}
    </FormDialog>
  )
}

type Draft = {
  percent: number
  day: string
  next: Words
  waits: 'none' | (typeof stageWaits)[number]
  reason: string
}

function bodyOf(step: StageStep, { percent, day, next, waits, reason }: Draft) {
  if (step === 'finish') return { percent: 100, actual_end: day }
  const beside = { next_step: next, waits_for: waits === 'none' ? null : waits }
  if (step === 'start') return { ...beside, actual_start: day }
  if (step === 'reopen') return { ...beside, percent, reason }
  return { ...beside, percent }
}

function Percent({ value, onChange }: { value: number; onChange: (percent: number) => void }) {
  const t = useTranslate()
  const id = useId()
  return (
    <Stack>
      <Typography id={id}>{t('stages.percent', { percent: value })}</Typography>
      <Slider
        aria-labelledby={id}
        max={95}
        min={0}
        onChange={(_, next) => onChange(Array.isArray(next) ? (next[0] ?? 0) : next)}
        step={5}
        value={value}
      />
    </Stack>
  )
}

/** The prerequisites; staff who may change them find them in the room. */
function MissingChecks({ id, keys }: { id: string; keys: string[] }) {
  const t = useTranslate()
  const may = useMay()
  return (
    <Alert severity="warning">
      {t('stages.checksMissing')}
      <ul>
        {keys.map((key) => {
          const name = t(`renovations.checks.${key}`)
          return (
            <li key={key}>
              {may('renovations.work') ? (
                <Link color="inherit" component={RouterLink} to={`/renovations/${id}?check=${key}`}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </li>
          )
        })}
      </ul>
      {!may('renovations.work') && t('stages.askOffice')}
    </Alert>
  )
}
