import type { listLowStock } from '@fitout/contract/staff/dashboard.ts'
import type { TranslateFunction } from './i18n.ts'
import type { RowOf } from './use-read.ts'

/** How fast a piece sells, and how long the rest lasts; undefined if none was sold. */
export function paceOf({ sold, days_left: days }: RowOf<typeof listLowStock>, t: TranslateFunction): string[] {
  if (days === null) return []
  return [t('lowStock.sold', { count: sold }), t('lowStock.lasts', { count: days })]
}
