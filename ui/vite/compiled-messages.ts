import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { fileOf, moduleOfValues, moduleValues } from './module-values.ts'

const messages = /\/contract\/src\/messages\/(zh|cn|en)\/[\w-]+\.ts$/

/** Compiles ICU messages at build time, so that their parser is not sent to the browser. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async load(id) {
      const file = fileOf(id)
      if (!messages.test(file)) return null
      this.addWatchFile(file)
      return { code: moduleOfValues(compileTree(await moduleValues(file))), moduleType: 'js' }
    },
  }
}

export function compileTree(tree: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compileTree(value as Record<string, unknown>),
    ]),
  )
}
