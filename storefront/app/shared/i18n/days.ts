import { languageTags } from '@fitout/contract/locales.ts'
import { useLocale } from './locale-provider.tsx'

/** Formats a range of days given as `YYYY-MM-DD`: 12月4日 – 12月8日. */
export function useDays() {
  const tag = languageTags[useLocale()]
  const words = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const say = (day: string) => words.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00A0')
  // Not `formatRange`, which gives 4/12 in Chinese instead of 12月4日.
  return (from: string, to: string): string => (from === to ? say(from) : `${say(from)}\u00A0–\u00A0${say(to)}`)
}
