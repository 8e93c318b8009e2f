import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { findModules } from '../../../api/src/import-found.ts'

const call = /\bawait importFound\(new URL\('([^']+)', import\.meta\.url\), \/(.+)\/\)/g

/** Turns what `importFound` finds by path into imports by name. */
export function foundModules(): Plugin {
  return {
    name: 'found-modules',
    enforce: 'pre',
    transform: {
      filter: { code: /\bawait importFound\(/ },
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
        if (imports.length === 0) this.error('importFound is called with something else than its place and a pattern')
        // On the first line, so that the line numbers stay the same.
        return { code: `${imports.join('; ')}; ${written}`, map: null }
      },
    },
  }
}
