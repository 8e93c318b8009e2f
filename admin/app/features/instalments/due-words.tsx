import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import type { Instalment } from './schedule.ts'

/** The due day of an instalment, or what it waits for. */
export function DueWords({
  instalment: { state, due_on: due, trigger, stage, stage_title, days },
}: {
  instalment: Instalment
}) {
  const t = useTranslate()
  const locale = useLocale()
  if (state === 'PAID' || state === 'VOID') return null
  const words =
    due === null
      ? t(`instalments.when.${trigger}`, { stage: inLocale(stage_title, locale) || stage, days })
      : t('instalments.dueOn', { day: showDay(due) })
  return <>{words} · </>
}
