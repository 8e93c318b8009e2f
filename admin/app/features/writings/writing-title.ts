import type { Locale, Words } from '@fitout/contract/locales.ts'
import type { TranslateFunction } from '../../shared/i18n.ts'
import { nameOfText } from '../../shared/name-of-text.ts'
import type { Kind, Writing, Written } from './writing-calls.ts'

/** The title of a text; settings have none. */
export function titleOfWriting({ title }: Writing, key: string, t: TranslateFunction, locale: Locale): string {
  return nameOfText({ _id: key, title: title as Words }, t, locale)
}

/** Whether it is a text that needs a title and has none in any language. */
export function isUntitled(kind: Kind, { title }: Written): boolean {
  return kind !== 'configuration' && Object.values((title ?? {}) as Words).every((words) => !words?.trim())
}
