import { languageTags } from '@fitout/contract/locales.ts'
import { useLocale } from './locale-provider.tsx'

/** Days of Hong Kong given as `YYYY-MM-DD`, as people write them: 12月4日 – 12月8日. */
export function useDays() {
  const tag = languageTags[useLocale()]
  const words = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const say = (day: string) => words.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00A0')
  // Not `formatRange`: in Chinese it gives 4/12, where people write 12月4日.
  return (from: string, to: string): string => (from === to ? say(from) : `${say(from)}\u00A0–\u00A0${say(to)}`)
}
