import type { MessageTree } from '@fitout/contract/configuration.ts'
import { createTranslator } from 'use-intl/core'
import { treeOf } from './message-tree.ts'

type Values = Record<string, unknown> & {
  /** The fallback if there is no such text. */
  _?: string
}
/** The text of a key with its placeholders filled in; the key itself if there is none. */
export type TranslateFunction = (key: string, values?: Values) => string

export const untranslated: TranslateFunction = (key, values) => values?._ ?? key

/** Translates with the messages of all files; each exports trees of texts. */
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

/** A missing value leaves its placeholder empty. */
function filled(values: Values = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : String(value ?? '')]),
  )
}
