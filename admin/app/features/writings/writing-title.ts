import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import type { TranslateFunction } from '../../shared/i18n.ts'
import type { Writing } from './writing-calls.ts'

/** The title of a text; settings have none. */
export function titleOfWriting({ title }: Writing, key: string, t: TranslateFunction, locale: Locale): string {
  return inLocale(title as Words, locale) || t(`writings.configurations.${key}`, { _: t('writings.untitled') })
}
