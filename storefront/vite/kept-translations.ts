import { join } from 'node:path'
import type { Plugin } from 'vite'

const own = join(import.meta.dirname, '../app/shared/i18n/kept-translations.ts')

/** Lets pages on the server of the production build share translation functions. */
export function keptTranslations(): Plugin {
  return {
    name: 'kept-translations',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (id === 'use-intl' ? own : undefined),
  }
}
