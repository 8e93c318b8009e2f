import { Badge } from '@fitout/ui/badge.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { FactList } from './fact-list.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'

/** The requirements of the management office, and the checks to complete before works start. */
export function RoomBuilding({ room: { building, checks } }: { room: Room }) {
  const t = useTranslations('renovations')
  const { permit_from: from, permit_until: until, deposit } = building
  const values = {
    management_office: building.management_office,
    permit_number: building.permit_number,
    permit: until
      ? from
        ? t('fromTo', { from: showDate(from), until: showDate(until) })
        : t('until', { day: showDate(until) })
      : '',
    deposit: deposit > 0 ? t(`depositOf.${building.deposit_by}`, { amount: formatMoney(deposit) }) : '',
    work_days: t(`workDays.${building.work_days}`),
    hours: building.hours,
    noisy_hours: building.noisy_hours,
  }
  const names = Object.keys(values) as (keyof typeof values)[]
  return (
    <TabPart title={t('building')} text={t('buildingText')}>
      <FactList facts={names.map((name) => ({ label: t(`buildingFacts.${name}`), value: values[name] }))} />
      {checks.length > 0 && (
        <ul className="mt-6 grid gap-x-8 sm:grid-cols-2">
          {checks.map((check) => {
            const state = check.is_over ? 'over' : check.state
            return (
              <li key={check.key} className="flex items-start justify-between gap-4 border-t border-stone py-3">
                <span>
                  {t(`checks.${check.key}`)}
                  <span className="block text-caption text-muted">
                    {[check.number, check.valid_until && t('until', { day: showDate(check.valid_until) }), check.reason]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <Badge tone={state === 'DONE' ? 'success' : state === 'over' ? 'error' : 'neutral'}>
                  {t(`checkStates.${state}`)}
                </Badge>
              </li>
            )
          })}
        </ul>
      )}
    </TabPart>
  )
}
