import { showDay } from '@fitout/contract/hong-kong-time.ts'
import type { Stage } from '@fitout/contract/stages.ts'
import type { TranslateFunction } from './i18n.ts'

/** The agreed, forecast and actual days of a stage; unknown ones are a dash. */
export function daysOf(stage: Stage, t: TranslateFunction) {
  const span = (from: string | null, until: string | null) =>
    from && until ? (from === until ? showDay(from) : `${showDay(from)} – ${showDay(until)}`) : '–'
  const { actual_start: start, actual_end: end } = stage
  return {
    planned: span(stage.planned_start, stage.planned_end),
    forecast: span(stage.forecast_start, stage.forecast_end),
    actual: start && !end ? t('stages.since', { day: showDay(start) }) : span(start, end),
  }
}
