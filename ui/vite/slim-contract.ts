import type { Plugin } from 'vite'
import { fileOf, moduleOfValues, moduleValues } from './module-values.ts'

const contractModule = /\/contract\/src\/(?:staff\/)?[\w-]+\.ts$/
const slimmed = '?calls'

type Options = {
  /** Modules of the app that need the schemas themselves, and therefore the complete contract. */
  wholeFor?: RegExp
}

/**
 * Replaces a contract module that describes calls with what a caller needs: method, path and a few flags. The schemas stay on
 * the server, so zod is not sent to the browser. Constants are kept, schemas are not: a screen that imports one does not build.
 */
export function slimContract({ wholeFor }: Options = {}): Plugin {
  return {
    name: 'slim-contract',
    enforce: 'pre',
    // If some modules need the complete one, both exist side by side: slim for the app, complete for those and for the contract
    // itself.
    async resolveId(source, importer, options) {
      if (!wholeFor || !importer || !source.startsWith('@fitout/contract/')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || !contractModule.test(fileOf(found.id)) || wholeFor.test(fileOf(importer))) return null
      const hasFunctions = Object.values(await moduleValues(fileOf(found.id))).some((one) => typeof one === 'function')
      return hasFunctions ? null : { ...found, id: fileOf(found.id) + slimmed }
    },
    async load(id) {
      const file = fileOf(id)
      if (!contractModule.test(file) || (wholeFor && !id.endsWith(slimmed))) return null
      const values = await moduleValues(file)
      if (!wholeFor && !Object.values(values).some((value) => isEndpoint(value) || isSchema(value))) return null
      this.addWatchFile(file)
      const kept = Object.entries(values)
        .map(([name, value]) => [name, isEndpoint(value) ? slim(value) : value] as const)
        .filter(([, value]) => isPlain(value))
      return { code: moduleOfValues(Object.fromEntries(kept)), moduleType: 'js' }
    },
  }
}

type SlimEndpoint = Record<'method' | 'path' | 'access', string> & { file?: string; idempotent?: true }

function isEndpoint(value: unknown): value is SlimEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value
}

function slim({ method, path, access, file, idempotent }: SlimEndpoint) {
  return { method, path, access, file, idempotent }
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || isSchema(value)) return false
  return Object.values(value).every((part) => part === undefined || isPlain(part))
}
