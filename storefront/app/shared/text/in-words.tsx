import type { Words } from '@fitout/contract/locales.ts'
import { localisedText } from '@fitout/contract/localised.ts'
import { useLocale } from '../i18n/locale-provider.tsx'

/** A text of the quotation in the reader's language, or marked with the language it falls back to. */
export function InWords({ words }: { words: Words | null | undefined }) {
  const { text, lang } = localisedText(words, useLocale())
  return lang ? <span lang={lang}>{text}</span> : text
}
