import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { InWords } from '../../shared/text/in-words.tsx'
import type { Content } from './quotation-reading.ts'

/** The schedule of works, stage by stage. */
export function QuotationPeriod({ content }: { content: Content }) {
  const t = useTranslations('quotations')
  const { start, end, working_days: workingDays, work_days: week, stages } = content
  const facts = [
    [t('start'), start && showDate(start)],
    [t('end'), end && showDate(end)],
    [t('works'), workingDays && t('workingDays', { count: workingDays })],
  ] as const
  return (
    <TabPart title={t('period')} text={t('periodText', { week })}>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-caption text-muted">{name}</dt>
                <dd className="tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {stages.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-small font-medium">{t('stages')}</h3>
          <ol>
            {stages.map((stage) => (
              <li
                key={stage.key}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-stone py-2.5 text-small last:border-b"
              >
                <span className="wrap-anywhere">
                  <InWords words={stage.title} />
                </span>
                <span className="text-caption text-muted tabular-nums">
                  {stage.planned_end
                    ? t('fromTo', { from: showDate(stage.planned_start), until: showDate(stage.planned_end) })
                    : showDate(stage.planned_start)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </TabPart>
  )
}

/** The warranties and the cooling-off period. */
export function QuotationWarranties({ content }: { content: Content }) {
  const t = useTranslations('quotations')
  const { warranties, cooling_off_days: days, cooling_off_reason: reason } = content
  return (
    <TabPart title={t('after')}>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-3">
        {warranties.map(({ title, months }, index) => (
          <div key={index}>
            <dt className="text-caption wrap-anywhere text-muted">
              <InWords words={title} />
            </dt>
            <dd>{t('months', { count: months })}</dd>
          </div>
        ))}
        <div>
          <dt className="text-caption text-muted">{t('coolingOff')}</dt>
          <dd className="wrap-anywhere">
            {days > 0 ? t('days', { count: days }) : t('noCoolingOff')}
            {days === 0 && (
              <span className="block text-caption text-muted">
                <InWords words={reason} />
              </span>
            )}
          </dd>
        </div>
      </dl>
    </TabPart>
  )
}
