import type { MessageTree } from '@fitout/contract/configuration.ts'

/** Compiled messages: a text, the parts of one, or a nested object of messages. */
export type CompiledTree = { [key: string]: string | unknown[] | CompiledTree }

function isFolder(value: unknown): value is CompiledTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The built-in messages with those of staff merged over them. */
export function overlay(base: CompiledTree, over: CompiledTree): CompiledTree {
  const result = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = Object.hasOwn(base, key) ? base[key] : undefined
    result[key] = isFolder(value) && isFolder(below) ? overlay(below, value) : value
  }
  return result
}

/**
 * The messages of staff from `wanted` (the language of the page, then Traditional Chinese, then English) to merge over
 * `base`. A message in another language is used only if there is none in the language of the page.
 */
export function overridesFor(
  base: CompiledTree,
  [wanted, ...fallbacks]: (MessageTree | undefined)[],
  compile: (text: string) => string | unknown[],
): CompiledTree {
  const result: CompiledTree = {}
  const trees = [wanted, ...fallbacks]
  for (const key of new Set(trees.flatMap((tree) => Object.keys(tree ?? {})))) {
    if (key === '__proto__') continue
    const own = Object.hasOwn(base, key) ? base[key] : undefined
    const texts = trees.map((tree) => (tree && Object.hasOwn(tree, key) ? tree[key] : undefined))
    if (own === undefined ? texts.some((text) => typeof text === 'object') : isFolder(own)) {
      const folder = overridesFor(
        isFolder(own) ? own : {},
        texts.map((text) => (typeof text === 'object' ? text : undefined)),
        compile,
      )
      if (Object.keys(folder).length > 0) result[key] = folder
      continue
    }
    const text = texts[0] ?? (own === undefined ? texts.find((one) => one !== undefined) : undefined)
    if (typeof text === 'string') result[key] = compile(text)
  }
  return result
}
