import type { TranslateFunction } from '../../shared/i18n.ts'

/** Compares a figure with the previous one, which is not zero, in words: colours alone are not accessible. */
export function changeInWords(t: TranslateFunction, now: number, before: number): string {
  if (now === before) return t('figures.changes.same')
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  return t(`figures.changes.${now > before ? 'more' : 'less'}`, { percent: Math.max(1, percent) })
}
