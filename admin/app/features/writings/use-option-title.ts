import { inLocale, isLocale, languageNames } from '@fitout/contract/locales.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { optionTitles } from './option-titles.ts'

/** The title of an option of a list, by its key; the key itself if it has none. */
export function useOptionTitle(): (key: string) => string {
  const t = useTranslate()
  const locale = useLocale()
  return (key) => {
    if (isLocale(key)) return languageNames[key]
    return inLocale(optionTitles.get(key), locale) || t(`writings.choices.${key}`, { _: key })
  }
}
