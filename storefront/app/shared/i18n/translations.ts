import format, { type CompiledMessage } from 'icu-minify/format'
import { cloneElement, createContext, isValidElement, type ReactNode, use } from 'react'
import type { CompiledTree } from './message-tree.ts'

type Values = NonNullable<Parameters<typeof format<ReactNode>>[2]>
type Rich = (key: string, values?: Values) => ReactNode
type Translate = ((key: string, values?: Values) => string) & { rich: Rich }

/** The language of the page and its messages, from `LocaleProvider`. */
export const SpokenContext = createContext<{ language: string; messages: CompiledTree }>({
  language: 'zh-Hant-HK',
  messages: {},
})

const options = {
  timeZone: 'Asia/Hong_Kong',
  formatters: {
    getDateTimeFormat: kept(
      (...how: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...how),
    ),
    getNumberFormat: kept((...how: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...how)),
    getPluralRules: kept((...how: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...how)),
  },
}

const translators = new WeakMap<CompiledTree, Map<string, Translate>>()

/**
 * The hook of use-intl, which the build replaces with this one; the types are the library's. Messages are compiled at build
 * time, so this is all that a page needs of it. A translator is created once per set of messages, not in each component.
 */
export function useTranslations(namespace = ''): Translate {
  const { language, messages } = use(SpokenContext)
  const ready = translators.get(messages) ?? new Map<string, Translate>()
  translators.set(messages, ready)
  const translate = ready.get(namespace) ?? translatorOf(language, messages, namespace)
  ready.set(namespace, translate)
  return translate
}

function translatorOf(language: string, messages: CompiledTree, namespace: string): Translate {
  const known = new Map<string, CompiledMessage>()
  const rich: Rich = (key, values) => {
    const message = known.get(key) ?? messageAt(messages, namespace === '' ? key : `${namespace}.${key}`)
    // Visitors never see a key; the types make sure that every message exists.
    if (message === undefined) return ''
    known.set(key, message)
    if (typeof message === 'string') return message
    try {
      return format<ReactNode>(message, language, values && withKeys(values), options)
    } catch (error) {
      // A message of staff may ask for a value that there is not.
      if (import.meta.env.DEV) globalThis.reportError?.(error)
      return ''
    }
  }
  const say = (key: string, values?: Values) => {
    const text = rich(key, values)
    return typeof text === 'string' ? text : ''
  }
  return Object.assign(say, { rich })
}

function messageAt(messages: CompiledTree, path: string): CompiledMessage | undefined {
  let found: CompiledTree[string] | undefined = messages
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || Array.isArray(found)) return undefined
    found = found[name]
  }
  return typeof found === 'string' || Array.isArray(found) ? (found as CompiledMessage) : undefined
}

/** Elements of a sentence are a list for React: each needs a key. */
function withKeys(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'function') return [name, value]
      let made = 0
      return [
        name,
        (chunks: ReactNode[]) => {
          const element = value(chunks)
          return isValidElement(element) ? cloneElement(element, { key: `${name}${made++}` }) : element
        },
      ]
    }),
  )
}

/** Making a formatter takes long. */
function kept<Args extends unknown[], Made>(make: (...how: Args) => Made): (...how: Args) => Made {
  const made: Record<string, Made> = {}
  return (...how) => (made[JSON.stringify(how)] ??= make(...how))
}
