import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import type { TranslateFunction } from './i18n.ts'

/** The title of a text in the reader's language; a setting is named by its key. */
export function nameOfText({ _id: id, title }: { _id: string; title: Words }, t: TranslateFunction, locale: Locale) {
  return inLocale(title, locale) || t(`writings.configurations.${id}`, { _: t('writings.untitled') })
}
