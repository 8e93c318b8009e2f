import type { Locale } from '@fitout/contract/locales.ts'
import type { StorefrontMessages } from '@fitout/contract/messages/message-groups.ts'
import type { Translated } from '@fitout/contract/messages/message-types.ts'
import { storefrontMessages } from '@fitout/contract/messages/storefront-messages.ts'

export type Words = Translated<StorefrontMessages>

/** The messages of the screens, by language. */
export const wordsIn: Record<Locale, Words> = storefrontMessages

/** A message with its arguments filled in; use `saying` for plurals. */
export function filled(message: string, values: Record<string, string>): string {
  return message
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{(\w+)(?:, number)?\}/g, (place, name: string) => values[name] ?? place)
}

/** The whole of a message as a pattern, with any arguments. */
export function saying(message: string, values: Record<string, string> = {}): RegExp {
  const parts = splitAtArguments(filled(message, values))
  if (parts.every((part) => part.trim() === '')) throw new Error(`Nothing is fixed in the message ${message}`)
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`)
}

/** The fixed parts between the arguments, which contain braces themselves for plurals. */
function splitAtArguments(message: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of message) {
    if (letter === '{') depth += 1
    if (depth === 0) parts[parts.length - 1] += letter
    if (letter === '}') {
      depth -= 1
      if (depth === 0) parts.push('')
    }
  }
  return parts
}
