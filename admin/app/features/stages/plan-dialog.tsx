import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { stagesAtMost } from '@fitout/contract/stages.ts'
import { changeStages } from '@fitout/contract/staff/stages.ts'
import { Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { AddButton } from '../../shared/add-button.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { NumberField } from '../../shared/number-field.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { type InEachLanguage, inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import type { StaffWorks } from './staff-works.ts'

type Draft = {
  key: string
  title: InEachLanguage
  weight: string
  starts_on: string
  working_days: string
  /** Whether it may be removed. */
  isFree: boolean
}

const draftsOf = (works: StaffWorks): Draft[] =>
  works.data.map(({ key, title, weight, starts_on, working_days: days, status }) => ({
    key,
    title: inEachLanguage(title),
    weight: String(weight),
    starts_on,
    working_days: String(days),
    isFree: status === 'PLANNED' && !works.named_by_plan.includes(key),
  }))

type PlanDialogProps = { id: string; works: StaffWorks; onClose: () => void }

/** The complete list of stages as planned now. */
export function PlanDialog({ id, works, onClose }: PlanDialogProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [revision, setRevision] = useState(works.revision)
  const [drafts, setDrafts] = useState(() => draftsOf(works))
  const stages = drafts.map(({ key, title, starts_on, weight, working_days: days }) => ({
    key,
    title,
    starts_on,
    weight: Number(weight),
    working_days: Number(days),
  }))
  const change = (at: number, part: Partial<Draft>) =>
    setDrafts(drafts.map((one, index) => (index === at ? { ...one, ...part } : one)))
  function takeUp(kept: Draft[], seen: string): void {
    setDrafts(kept)
    setRevision(Number(seen))
  }
  return (
    <FormDialog
      isRunning={isRunning}
      isWide
      kept={{ part: 'plan', version: String(revision), onTakeUp: takeUp }}
      lead={t('stages.planLead')}
      onClose={onClose}
      onSubmit={() =>
        run(() => staffCall(changeStages, { params: { id }, body: { revision, stages } }), 'done.planSaved')
      }
      title={t('stages.plan')}
      typed={drafts}
    >
      {drafts.map((draft, at) => (
        <StageFields
          draft={draft}
          key={draft.key}
          onChange={(part) => change(at, part)}
          onRemove={() => setDrafts(drafts.filter((_, index) => index !== at))}
        />
      ))}
      {drafts.length < stagesAtMost && (
        <AddButton onAdd={() => setDrafts([...drafts, newDraft(drafts)])} variant="outlined">
          {t('stages.add')}
        </AddButton>
      )}
    </FormDialog>
  )
}

function newDraft(drafts: Draft[]): Draft {
  const taken = new Set(drafts.map(({ key }) => key))
  const number = Array.from({ length: stagesAtMost + 1 }, (_, at) => at + 1).find((at) => !taken.has(`stage-${at}`))
  const title = inEachLanguage()
  const key = `stage-${number ?? 1}`
  return { key, title, weight: '10', starts_on: hongKongDay(new Date()), working_days: '5', isFree: true }
}

type StageFieldsProps = { draft: Draft; onChange: (part: Partial<Draft>) => void; onRemove: () => void }

function StageFields({ draft, onChange, onRemove }: StageFieldsProps) {
  const t = useTranslate()
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <WordsFields
        isRequired
        label={t('stages.name')}
        most={120}
        onChange={(title) => onChange({ title })}
        value={draft.title}
      />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr auto' } }}>
        <TextField
          label={t('stages.startsOn')}
          onChange={({ target }) => onChange({ starts_on: target.value })}
          required
          slotProps={{ inputLabel: { shrink: true } }}
          type="date"
          value={draft.starts_on}
        />
        <NumberField
          isRequired
          label={t('stages.workingDays')}
          most={120}
          onChange={(days) => onChange({ working_days: days })}
          value={draft.working_days}
        />
        <NumberField
          isRequired
          label={t('stages.weight')}
          most={100}
          onChange={(weight) => onChange({ weight })}
          value={draft.weight}
        />
        {draft.isFree && <Button onClick={onRemove}>{t('stages.remove')}</Button>}
      </Box>
    </Box>
  )
}
