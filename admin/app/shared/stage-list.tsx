import { inLocale, langOf, type Words } from '@fitout/contract/locales.ts'
import type { Stage } from '@fitout/contract/stages.ts'
import { Box, Button, Card, CardContent, Chip, LinearProgress, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Facts } from './facts.tsx'
import { useLocale, useTranslate } from './i18n.ts'
import { StageProgress, type StageStep } from './stage-progress.tsx'
import { daysOf } from './works-words.ts'

type StageListProps = {
  renovationId: string
  stages: readonly Stage[]
  /** Whether steps are possible at all. */
  mayWork: boolean
  /** Only the office can restart a stage. */
  isOffice?: boolean
}

const colours = { PLANNED: 'default', STARTED: 'warning', DONE: 'success' } as const

/** The stages in order, each with its days and possible steps. */
export function StageList({ renovationId, stages, mayWork, isOffice = false }: StageListProps) {
  const t = useTranslate()
  const [opened, setOpened] = useState<{ stage: Stage; step: StageStep }>()
  const [isWhole, setWhole] = useState(false)
  const done = stages.filter(({ status }) => status === 'DONE')
  // The stage in progress is visible first, on a phone too.
  const isFolded = !isWhole && done.length > 0 && done.length < stages.length
  return (
    <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {isFolded && (
        <li>
          <Button onClick={() => setWhole(true)} variant="text">
            {t('stages.showFinished', { count: done.length })}
          </Button>
        </li>
      )}
      {(isFolded ? stages.filter((stage) => !done.includes(stage)) : stages).map((stage) => (
        <Card component="li" data-stage={stage.key} key={stage.key}>
          <CardContent>
            <StageFacts stage={stage} />
            {mayWork && (
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
                {stepsOf(stage, isOffice).map((step) => (
                  <StepButton key={step} onOpen={() => setOpened({ stage, step })} stage={stage} step={step} />
                ))}
              </Stack>
            )}
          </CardContent>
        </Card>
      ))}
      {opened && <StageProgress {...opened} onClose={() => setOpened(undefined)} renovationId={renovationId} />}
    </Stack>
  )
}

function stepsOf({ status }: Stage, isOffice: boolean): StageStep[] {
  if (status === 'PLANNED') return ['start']
  if (status === 'STARTED') return ['progress', 'finish']
  return isOffice ? ['reopen'] : []
}

type StepButtonProps = { stage: Stage; step: StageStep; onOpen: () => void }

function StepButton({ stage, step, onOpen }: StepButtonProps) {
  const t = useTranslate()
  const locale = useLocale()
  const name = t(`stages.steps.${step}`)
  return (
    <Button
      aria-label={`${name} · ${inLocale(stage.title, locale)}`}
      onClick={onOpen}
      variant={step === 'start' || step === 'progress' ? 'contained' : 'outlined'}
    >
      {name}
    </Button>
  )
}

function StageFacts({ stage }: { stage: Stage }) {
  const t = useTranslate()
  const locale = useLocale()
  const days = daysOf(stage, t)
  const waits = stage.waits_for && t(`stages.waits.${stage.waits_for}`)
  const remarks = [
    stage.days_late > 0 && t('stages.late', { days: stage.days_late }),
    stage.days_lost > 0 && t('stages.lost', { days: stage.days_lost }),
  ].filter(Boolean)
  return (
    <Stack spacing={1}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" variant="h6">
          {inLocale(stage.title, locale)}
        </Typography>
        <Chip
          color={colours[stage.status]}
          label={t(`stages.status.${stage.status}`)}
          size="small"
          variant="outlined"
        />
        {stage.status === 'STARTED' && <Typography>{t('stages.percent', { percent: stage.percent })}</Typography>}
      </Box>
      {stage.status === 'STARTED' && (
        <LinearProgress aria-label={inLocale(stage.title, locale)} value={stage.percent} variant="determinate" />
      )}
      <Box component="dl" sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' }, m: 0 }}>
        {(['planned', 'forecast', 'actual'] as const).map((name) => (
          <div key={name}>
            <Typography color="text.secondary" component="dt" variant="body2">
              {t(`stages.${name}`)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {days[name]}
            </Typography>
          </div>
        ))}
      </Box>
      {remarks.length > 0 && <Typography color="warning.main">{remarks.join(' · ')}</Typography>}
      <Facts
        rows={[
          [
            t('stages.nextStep'),
            inLocale(stage.next_step, locale) && <LocalisedText key="next" words={stage.next_step} />,
          ],
          [t('stages.waitsFor'), waits],
          [t('stages.reason'), stage.reopened_reason],
        ]}
      />
    </Stack>
  )
}

/** A text with its language. */
function LocalisedText({ words }: { words: Words }) {
  const locale = useLocale()
  return <span lang={langOf(words, locale)}>{inLocale(words, locale)}</span>
}
