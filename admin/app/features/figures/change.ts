import type { TranslateFunction } from '../../shared/i18n.ts'

/** How a figure stands beside the one before, which is not nothing, in words: colours alone would not tell everyone. */
export function changeInWords(t: TranslateFunction, now: number, before: number): string {
  if (now === before) return t('figures.changes.same')
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  return t(`figures.changes.${now > before ? 'more' : 'less'}`, { percent: Math.max(1, percent) })
}
