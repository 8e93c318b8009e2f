import type { Works } from '@fitout/contract/stages.ts'
import { Disclosure } from '@fitout/ui/disclosure.tsx'
import { useTranslations } from 'use-intl'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { InWords } from '../../shared/text/in-words.tsx'

/** Public holidays and days lost to weather, in chronological order. */
export function DaysWithoutWorks({ works: { holidays, weather_days: lost } }: { works: Works }) {
  const t = useTranslations('stages')
  const days = [
    ...holidays.map(({ day, title }) => ({ key: `holiday ${day}`, day, title, words: t('holiday') })),
    ...lost.map(({ day, cause, lost: part }) => ({
      key: `lost ${day}`,
      day,
      title: null,
      words: [t(`causes.${cause}`), part < 1 && t('half')].filter(Boolean).join(' · '),
    })),
  ].toSorted((a, b) => a.day.localeCompare(b.day))
  if (days.length === 0) return null
  return (
    <div className="mt-8">
      <Disclosure title={t('calendar')} aside={<span className="tabular-nums">{days.length}</span>}>
        <p className="mb-3 max-w-measure text-small text-muted">{t('calendarText')}</p>
        <ul className="grid gap-1 text-small">
          {days.map(({ key, day, title, words }) => (
            <li key={key} className="flex flex-wrap gap-x-4">
              <time dateTime={day} className="w-24 text-muted tabular-nums">
                {showDate(day)}
              </time>
              {title ? <InWords words={title} /> : words}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
