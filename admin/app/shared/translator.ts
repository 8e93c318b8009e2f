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

export type Translator = {
  translate: TranslateFunction
  /** Adds messages. What is shown already has its own, so nothing is rendered again. */
  learn: (messages: MessageTree) => void
}

export function translatorOf(language: string, messages: MessageTree): Translator {
  const { tree, keys, add } = treeOf([messages])
  const say = createTranslator<Record<string, string>>({
    locale: language,
    messages: tree as Record<string, string>,
    timeZone: 'Asia/Hong_Kong',
    onError: (error) => globalThis.reportError?.(error),
  })
  return {
    translate: (key, values) => (keys.has(key) ? say(key, filled(values)) : untranslated(key, values)),
    learn: add,
  }
}

/** A missing value leaves its placeholder empty. */
function filled(values: Values = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : String(value ?? '')]),
  )
}
