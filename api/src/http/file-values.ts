import { type Locale, locales } from '@fitout/contract/locales.ts'
import { fileValues as cn } from '@fitout/contract/messages/cn/file-values.ts'
import { fileValues as en } from '@fitout/contract/messages/en/file-values.ts'
import { fileValues as zh } from '@fitout/contract/messages/zh/file-values.ts'
import type { ProjectOption } from '@fitout/contract/project-options.ts'

/** What the codes of a column are called, in each language. */
export type ValueWords = Record<Locale, Partial<Record<string, string>>>

/** The words of codes in files that people read. */
export function valueWords(name: keyof typeof zh): ValueWords {
  return { zh: zh[name], cn: cn[name], en: en[name] }
}

/** The same of the options of a choice. */
export function optionWords(options: readonly ProjectOption[]): ValueWords {
  const inOne = (locale: Locale) => Object.fromEntries(options.map(({ key, title }) => [key, title[locale]]))
  return { zh: inOne('zh'), cn: inOne('cn'), en: inOne('en') }
}

export const wordIn = (words: ValueWords, code: string, locale: Locale): string => words[locale][code] ?? code

/** The code that a cell of a file means: itself, or its word in any language. */
export function codeIn(words: ValueWords, cell: string): string {
  const typed = cell.trim()
  const isTyped = (word: string | undefined) => word?.toLowerCase() === typed.toLowerCase()
  const found = locales.flatMap((locale) => Object.entries(words[locale])).find(([, word]) => isTyped(word))
  return found?.[0] ?? typed
}
