import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

const ownMark = /\?browser=\d+$/
const sources = new Map<string, string>()

/** Storefront modules imported by a browser's part of the storefront are loaded per browser, with their own state. */
export function giveEachItsOwn(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const mark = ownMark.exec(context.parentURL ?? '')?.[0]
      const found = next(specifier, context)
      const isOwn = mark && found.url.includes('/storefront/app/') && !ownMark.test(found.url)
      return isOwn ? { ...found, url: found.url + mark } : found
    },
    load(url, context, next) {
      if (!ownMark.test(url)) return next(url, context)
      const path = fileURLToPath(url)
      const source = sources.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'))
      sources.set(path, source)
      return { format: 'module', source, shortCircuit: true }
    },
  })
}
