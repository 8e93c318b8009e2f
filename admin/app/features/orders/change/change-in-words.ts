import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { TranslateFunction } from '../../../shared/i18n.ts'
import type { ChangeTrial } from './change-draft.ts'
import { timeInWords } from './time-in-words.ts'

/** The change of a line, as text. */
export function changeInWords(
  t: TranslateFunction,
  locale: Locale,
  line: ChangeTrial['changed_lines'][number],
): string {
  const { product_title: product, variant_title: variant, before, after } = line
  const title = `${inLocale(product, locale)} · ${inLocale(variant, locale)}`
  const from = timeInWords(line.starts_before, line.staff_before)
  const to = timeInWords(line.starts_after, line.staff_after)
  const units = before === after ? '' : `${before} → ${after}`
  const times = from === to ? '' : [from, to].filter(Boolean).join(' → ')
  return t('orderChanges.line', { title, change: [units, times].filter(Boolean).join(' · ') })
}
