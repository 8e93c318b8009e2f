import { languageNames, type Locale } from '@fitout/contract/locales.ts'
import { fileColumns as cn } from '@fitout/contract/messages/cn/file-columns.ts'
import { fileColumns as en } from '@fitout/contract/messages/en/file-columns.ts'
import { fileColumns as zh } from '@fitout/contract/messages/zh/file-columns.ts'

export type FileColumn = keyof typeof zh

const words = { zh, cn, en }

/** What a column is called in the reader's language. */
export const headingOf = (column: FileColumn, locale: Locale): string => words[locale][column]

/** The same of a text's column in one of its languages. */
export const headingIn = (column: FileColumn, of: Locale, locale: Locale): string =>
  `${headingOf(column, locale)} · ${languageNames[of]}`
