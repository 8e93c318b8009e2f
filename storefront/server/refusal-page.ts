import type { Locale } from '@fitout/contract/locales.ts'
import { errors as cn } from '@fitout/contract/messages/cn/errors.ts'
import { errors as en } from '@fitout/contract/messages/en/errors.ts'
import { errors as zh } from '@fitout/contract/messages/zh/errors.ts'
import { plainPage } from './plain-page.ts'

const words = { zh, cn, en }

/** In place of a draft that is not finished. */
export function unfinishedPage(locale: Locale): string {
  return plainPage(locale, words[locale].codes['invalid-input'])
}

/** For whoever asks for more pages than one source may; it costs nothing to make. */
export function refusalPage(locale: Locale): string {
  return plainPage(locale, words[locale].codes['rate-limited'])
}
