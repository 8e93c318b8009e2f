import type { MessageTree } from '@fitout/contract/configuration.ts'
import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { compileTree } from '../../ui/vite/compiled-messages.ts'
import { moduleValues } from '../../ui/vite/module-values.ts'
import { treeOf } from '../app/shared/message-tree.ts'

const prefix = 'virtual:words/'
const messages = join(import.meta.dirname, '../../contract/src/messages')
const app = join(import.meta.dirname, '../app')

/** What is shown before anything is pressed: the frame with its menu and Today, the bell, and sign-in. */
const started = [
  'main.tsx',
  'features/*/manifest.ts',
  'features/staff-notices/bell.tsx',
  'features/session/sign-in-page.tsx',
]

/**
 * The staff messages of a language: `virtual:words/zh/start` exports those that the code of the first screen names,
 * `virtual:words/zh/rest` all others. They are compiled, so that their parser is not sent to the browser.
 */
export function staffWords(): Plugin {
  return {
    name: 'staff-words',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      const [locale = '', part] = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1).split('/') : []
      if (!isLocale(locale)) return null
      for (const file of await filesOf(locale)) this.addWatchFile(file)
      const isNamed = namedBy(await startSources())
      const words = picked(await staffMessages(locale, moduleValues), (key) => isNamed(key) === (part === 'start'))
      return { code: `export const words = ${JSON.stringify(compileTree(words))}`, moduleType: 'js' }
    },
  }
}

/** All staff messages of a language as written. */
export async function staffMessages(locale: Locale, read = readOnce): Promise<MessageTree> {
  const modules = await Promise.all((await filesOf(locale)).map((file) => read(file)))
  return treeOf(modules.flatMap((module) => Object.values(module) as MessageTree[])).tree
}

async function readOnce(file: string): Promise<Record<string, unknown>> {
  return (await import(file)) as Record<string, unknown>
}

async function filesOf(locale: Locale): Promise<string[]> {
  return (await Array.fromAsync(glob(join(messages, locale, 'staff/*.ts')))).toSorted()
}

/** The sources of the first screen: everything that it imports statically. */
async function startSources(): Promise<string[]> {
  const files = new Set(await Array.fromAsync(glob(started.map((file) => join(app, file)))))
  const sources: string[] = []
  for (const file of files) {
    const source = await readFile(file, 'utf8')
    sources.push(source)
    for (const [, path = ''] of source.matchAll(/^import (?!type\b)[^']*'(\.[^']+)'/gm)) {
      files.add(join(dirname(file), path))
    }
  }
  return sources
}

/** A source names a key as a whole (`t('kit.undo')`) or its beginning (`t(`today.kinds.${kind}`)`, `words="kit.looks"`). */
function namedBy(sources: readonly string[]): (key: string) => boolean {
  const named = new Set<string>()
  for (const source of sources) {
    for (const [, key = ''] of source.matchAll(/(?<=['"])([\w-]+(?:\.[\w-]+)*)(?=['"])/g)) named.add(key)
    for (const [, beginning = ''] of source.matchAll(/(?<=`)([\w-]+(?:\.[\w-]+)*\.)(?=\$\{)/g)) named.add(beginning)
  }
  return (key) => {
    const folders = key.split('.').map((_, depth, names) => names.slice(0, depth).join('.'))
    // A single word is anything but the beginning of keys.
    return named.has(key) || folders.some((one) => named.has(`${one}.`) || (one.includes('.') && named.has(one)))
  }
}

function picked(tree: MessageTree, isWanted: (key: string) => boolean, above = ''): MessageTree {
  const parts = Object.entries(tree).flatMap(([name, value]): [string, string | MessageTree][] => {
    const key = above + name
    if (typeof value === 'string') return isWanted(key) ? [[name, value]] : []
    const below = picked(value, isWanted, `${key}.`)
    return Object.keys(below).length > 0 ? [[name, below]] : []
  })
  return Object.fromEntries(parts)
}
