import { Button, Stack, TextField, Typography } from '@mui/material'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { Part } from '../../shared/part.tsx'
import { Row } from '../../shared/row.tsx'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import { FigureField } from './figure-field.tsx'
import { HeadList } from './head-list.tsx'
import type { HeadProps } from './head-props.ts'
import { stagesFrom } from './plan.ts'
import type { StageFigures } from './stage-figures.ts'

/** Start, working days and stages of the works. */
export function PeriodPart({ head, quotation, figures, onChange }: HeadProps & { figures: StageFigures[] }) {
  const t = useTranslate()
  const { start, working_days: days, stages } = head
  const isAsSaved = start === quotation.content.start && days === quotation.content.working_days
  const end = isAsSaved && quotation.content.end ? showDay(quotation.content.end) : undefined
  const calendar = { week: quotation.content.work_days, holidays: new Set(quotation.holidays) }
  return (
    <>
      <Part heading={t('quotations.period')}>
        <Row>
          <TextField
            id="quotation-works-period"
            label={t('quotations.fields.start')}
            onChange={({ target }) => onChange({ start: target.value || null })}
            slotProps={{ inputLabel: { shrink: true } }}
            type="date"
            value={start ?? ''}
          />
          <FigureField
            empty={null}
            label={t('quotations.fields.working_days')}
            least={1}
            most={400}
            onChange={(count) => onChange({ working_days: count })}
            value={days}
          />
        </Row>
        <Typography role="status" sx={{ mt: 1 }}>
          {end
            ? t('quotations.endsOn', { day: end, week: t(`renovations.workDays.${quotation.content.work_days}`) })
            : t('quotations.endIsCounted')}
        </Typography>
        {quotation.warnings.includes('holidays-unknown') && (
          <Typography color="warning.main">{t('quotations.warnings.holidays-unknown')}</Typography>
        )}
      </Part>
      <Part heading={t('quotations.stages')}>
        <Stack id="quotation-stages" spacing={2} tabIndex={-1}>
          <Button
            disabled={!start || !days}
            onClick={() => start && days && onChange({ stages: stagesFrom(figures, start, days, calendar, stages) })}
            size="small"
            sx={{ alignSelf: 'flex-start' }}
            variant="outlined"
          >
            {t('quotations.proposeStages')}
          </Button>
          <Stages head={head} onChange={onChange} />
        </Stack>
      </Part>
    </>
  )
}

function Stages({ head, onChange }: Pick<HeadProps, 'head' | 'onChange'>) {
  const t = useTranslate()
  const add = () => ({
    key: `stage-${crypto.randomUUID().slice(0, 8)}`,
    title: {},
    weight: 10,
    planned_start: head.start ?? '',
    working_days: 1,
  })
  return (
    <HeadList
      add={add}
      items={head.stages}
      most={head.start ? 30 : 0}
      name={t('quotations.stages')}
      onChange={(stages) => onChange({ stages })}
    >
      {(stage, change) => (
        <>
          <WordsFields
            label={t('quotations.fields.title')}
            most={120}
            onChange={(title) => change({ title })}
            value={inEachLanguage(stage.title)}
          />
          <Row>
            <TextField
              label={t('quotations.fields.planned_start')}
              onChange={({ target }) => target.value && change({ planned_start: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
              type="date"
              value={stage.planned_start}
            />
            <FigureField
              empty={null}
              label={t('quotations.fields.working_days')}
              least={1}
              most={120}
              onChange={(count) => count !== null && change({ working_days: count })}
              value={stage.working_days}
            />
            <FigureField
              empty={null}
              label={t('quotations.fields.weight')}
              least={1}
              most={100}
              onChange={(weight) => weight !== null && change({ weight })}
              value={stage.weight}
            />
          </Row>
        </>
      )}
    </HeadList>
  )
}
