import { createTranslator } from 'use-intl/core'
import { useLocale, useMessages } from 'use-intl/react'

type Say = (key: string, values?: object, formats?: object) => string
type Translate = Say & Record<'rich' | 'markup' | 'raw' | 'has', unknown>

const kept = new WeakMap<object, Map<string, Translate>>()

/**
 * Replaces the hook of the same name on the server, where each component of each page would create functions of its own: here
 * they are created once per message object, and constant messages are cached too.
 */
export function useTranslations(namespace = ''): Translate {
  const messages: object = useMessages()
  const locale = useLocale()
  const ready = kept.get(messages) ?? new Map<string, Translate>()
  kept.set(messages, ready)
  const translate = ready.get(namespace) ?? withKeptWords(translatorOf(locale, messages, namespace))
  ready.set(namespace, translate)
  return translate
}

function translatorOf(locale: string, messages: object, namespace: string): Translate {
  return createTranslator({
    locale,
    messages: messages as never,
    ...(namespace !== '' && { namespace: namespace as never }),
    timeZone: 'Asia/Hong_Kong',
    onError: () => undefined,
    getMessageFallback: () => '',
  }) as unknown as Translate
}

function withKeptWords(translate: Translate): Translate {
  const words = new Map<string, string>()
  const say: Say = (key, values, formats) => {
    if (values) return translate(key, values, formats)
    const known = words.get(key)
    if (known !== undefined) return known
    const said = translate(key)
    // An unknown key may be anything.
    if (said !== '') words.set(key, said)
    return said
  }
  const { rich, markup, raw, has } = translate
  return Object.assign(say, { rich, markup, raw, has })
}
