import { localisedText } from '@fitout/contract/localised.ts'
import type { Stage } from '@fitout/contract/stages.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { classNames } from '@fitout/ui/class-names.ts'
import { ProgressBar } from '@fitout/ui/progress-bar.tsx'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { InWords } from '../../shared/text/in-words.tsx'

const tones = { PLANNED: 'neutral', STARTED: 'warning', DONE: 'success' } as const
const marks = { PLANNED: 'border-stone bg-paper', STARTED: 'border-clay bg-paper', DONE: 'border-moss bg-moss' }

/** One stage in the timeline of works: progress, next step and who acts. */
export function StageItem({ stage }: { stage: Stage }) {
  const t = useTranslations('stages')
  const locale = useLocale()
  const { status, percent, title, next_step: next, waits_for: waits, days_lost: lost, days_late: late } = stage
  const hasNext = status !== 'DONE' && localisedText(next, locale).text !== ''
  return (
    <li className="relative border-s border-stone ps-6 pb-7 last:pb-0" data-stage={stage.key}>
      <span
        aria-hidden="true"
        className={classNames('absolute -start-[7px] top-1.5 size-3.5 rounded-full border-2', marks[status])}
      />
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-title wrap-anywhere">
        <InWords words={title} />
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </h3>
      {status === 'STARTED' && (
        <div className="mt-3 max-w-measure">
          <p className="mb-1 text-caption tabular-nums">{t('done', { percent })}</p>
          <ProgressBar look="bar" label={localisedText(title, locale).text} value={percent} />
        </div>
      )}
      <StageDays stage={stage} />
      <p className="flex flex-wrap gap-x-4 text-small">
        {late > 0 && <span className="text-amber">{t('late', { days: late })}</span>}
        {lost > 0 && <span className="text-muted">{t('lost', { days: lost })}</span>}
      </p>
      {hasNext && (
        <p className="mt-3 max-w-measure border-s-2 border-clay ps-4">
          <span className="block text-caption text-muted">
            {[t('nextStep'), waits && t(`waits.${waits}`)].filter(Boolean).join(' · ')}
          </span>
          <InWords words={next} />
        </p>
      )}
      {!hasNext && waits && <p className="mt-3 text-small">{t(`waits.${waits}`)}</p>}
      {stage.reopened_reason !== '' && status === 'STARTED' && (
        <p className="mt-2 max-w-measure text-small wrap-anywhere text-muted">
          {t('reopened', { reason: stage.reopened_reason })}
        </p>
      )}
    </li>
  )
}

/** Agreed, forecast and actual dates. */
function StageDays({ stage }: { stage: Stage }) {
  const t = useTranslations('stages')
  const span = (from: string, until: string) =>
    from === until ? showDate(from) : t('span', { from: showDate(from), until: showDate(until) })
  const { planned_start: planned, planned_end: plannedEnd, actual_start: start, actual_end: end } = stage
  const days = {
    planned: planned && plannedEnd ? span(planned, plannedEnd) : t('addedLater'),
    forecast: stage.status === 'DONE' ? '' : span(stage.forecast_start, stage.forecast_end),
    actual: start ? (end ? span(start, end) : t('since', { from: showDate(start) })) : '',
  }
  const names = Object.keys(days) as (keyof typeof days)[]
  return (
    <dl className="mt-2 mb-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-small tabular-nums">
      {names
        .filter((name) => days[name] !== '')
        .map((name) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(`days.${name}`)}</dt>
            <dd>{days[name]}</dd>
          </div>
        ))}
    </dl>
  )
}
