import type { MessageTree } from '@fitout/contract/configuration.ts'
import { createTranslator } from 'use-intl/core'
import { treeOf } from './message-tree.ts'

type Values = Record<string, unknown> & {
  /** What is said where there is no such text. */
  _?: string
}
/** The text of a key, its placeholders filled in; where there is none, the key itself. */
export type TranslateFunction = (key: string, values?: Values) => string

export const untranslated: TranslateFunction = (key, values) => values?._ ?? key

/** Translates by the words of all files; each exports trees of texts. */
export function translatorOf(language: string, files: Record<string, Record<string, object>>): TranslateFunction {
  const { tree, keys } = treeOf(Object.values(files).flatMap((file) => Object.values(file) as MessageTree[]))
  const translate = createTranslator<Record<string, string>>({
    locale: language,
    messages: tree as Record<string, string>,
    timeZone: 'Asia/Hong_Kong',
    onError: (error) => globalThis.reportError?.(error),
  })
  return (key, values) => (keys.has(key) ? translate(key, filled(values)) : untranslated(key, values))
}

/** A value that is not there leaves its place empty. */
function filled(values: Values = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : String(value ?? '')]),
  )
}
