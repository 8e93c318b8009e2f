import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { locales } from '@fitout/contract/locales.ts'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type Fault = { path: string; code: FieldErrorCode }

/**
 * The errors in messages that override the shop's own: a message that cannot be parsed, or that uses an argument the shop
 * does not provide, would leave a gap.
 */
export async function messageFaults(trees: Record<string, unknown>): Promise<Fault[]> {
  // Two hundred files, read when they are first asked for.
  const { storefrontMessages } = await import('@fitout/contract/messages/storefront-messages.ts')
  return locales.flatMap((locale) => faultsIn(trees[locale], storefrontMessages[locale], [locale]))
}

function faultsIn(text: unknown, builtIn: unknown, path: string[]): Fault[] {
  if (typeof text === 'object' && text !== null) {
    if (typeof builtIn === 'string') return [{ path: path.join('.'), code: 'wrong-type' }]
    return Object.entries(text).flatMap(([name, one]) => faultsIn(one, belowOf(builtIn, name), [...path, name]))
  }
  if (typeof text !== 'string') return []
  if (typeof builtIn === 'object') return [{ path: path.join('.'), code: 'wrong-type' }]
  const used = namesIn(text)
  const known = namesIn(builtIn === undefined ? '' : String(builtIn))
  if (used === undefined) return [{ path: path.join('.'), code: 'invalid' }]
  return [...used].every((name) => known?.has(name)) ? [] : [{ path: path.join('.'), code: 'placeholder' }]
}

function belowOf(tree: unknown, name: string): unknown {
  if (typeof tree !== 'object' || tree === null || !Object.hasOwn(tree, name)) return undefined
  return (tree as Record<string, unknown>)[name]
}

/** The arguments of a message with their formats, and its tags; undefined if it cannot be parsed. */
function namesIn(message: string): Set<string> | undefined {
  try {
    return new Set(parse(message).flatMap(namesOf))
  } catch {
    return undefined
  }
}

function namesOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return []
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(namesOf)]
    case TYPE.select:
    case TYPE.plural:
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(namesOf))]
    default:
      return [element.value]
  }
}
