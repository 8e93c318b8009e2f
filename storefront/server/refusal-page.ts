import type { Locale } from '@fitout/contract/locales.ts'
import { errors as cn } from '@fitout/contract/messages/cn/errors.ts'
import { errors as en } from '@fitout/contract/messages/en/errors.ts'
import { errors as zh } from '@fitout/contract/messages/zh/errors.ts'
import { plainPage } from './plain-page.ts'

const words = { zh, cn, en }

/** Shown in place of an unfinished draft. */
export function unfinishedPage(locale: Locale): string {
  return plainPage(locale, words[locale].codes['invalid-input'])
}

/** Shown to a source that has used up its allowance of pages, or when too many wait for one; it costs nothing to make. */
export function refusalPage(locale: Locale, code: 'rate-limited' | 'service-busy'): string {
  return plainPage(locale, words[locale].codes[code])
}
