import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { findModules } from '../../../api/src/import-modules.ts'

const call = /\bawait importModules\(new URL\('([^']+)', import\.meta\.url\), \/(.+)\/\)/g

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
          written = written.replace(whole, `[${names.join(', ')}]`)
        }
        if (imports.length === 0) this.error('importModules is called with something else than its place and a pattern')
        // On the first line, so that the line numbers stay the same.
        return { code: `${imports.join('; ')}; ${written}`, map: null }
      },
    },
  }
}
