import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { findModules } from '../../../api/src/import-modules.ts'

const call = /\bawait importModules\(\s*new URL\('([^']+)', import\.meta\.url\),\s*\/(.+)\/,?\s*\)/g

/** Turns what `importModules` finds by path into imports by name. */
export function importedModules(): Plugin {
  return {
    name: 'imported-modules',
    enforce: 'pre',
    transform: {
      filter: { code: /\bawait importModules\(/ },
      async handler(code, id) {
        const imports: string[] = []
        let written = code
        for (const [whole, folder = '', pattern = ''] of code.matchAll(call)) {
          const urls = await findModules(new URL(folder, pathToFileURL(id)), new RegExp(pattern))
          const names = urls.map((url) => {
            const name = `found${imports.length}`
            imports.push(`import * as ${name} from ${JSON.stringify(fileURLToPath(url))}`)
            return name
          })
          // With the line breaks, so that the line numbers stay the same.
          written = written.replace(whole, `[${names.join(', ')}]${whole.replaceAll(/[^\n]/g, '')}`)
        }
        if (imports.length === 0) this.error('importModules is called with something else than its place and a pattern')
        // On the first line, for the same reason.
        return { code: `${imports.join('; ')}; ${written}`, map: null }
      },
    },
  }
}
