import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../../tools.ts'

const ownModule = /^(?!.*\/node_modules\/).*\.ts$/
const build = join(projectRoot, 'scripts', 'server', 'build')

/**
 * Resolves `import.meta` to the location of the source, beside which lie the files that a module reads and the threads it
 * starts.
 */
export function besideSources(): Plugin {
  return {
    name: 'beside-sources',
    enforce: 'pre',
    transform: {
      filter: { id: ownModule, code: /\bimport\.meta\./ },
      handler(code, id) {
        const places: Record<string, string> = {
          url: `${urlOf(id)}.href`,
          filename: pathOf(id),
          dirname: pathOf(dirname(id)),
        }
        return {
          code: code.replaceAll(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, name: string) => places[name] ?? ''),
          // Line numbers stay the same.
          map: null,
        }
      },
    },
  }
}

/** All files of the build are in one folder. */
function urlOf(path: string): string {
  const way = relative(build, path).replaceAll('\\', '/')
  return `new URL(${JSON.stringify(way)}, import.meta.url)`
}

const pathOf = (path: string) => `process.getBuiltinModule('node:url').fileURLToPath(${urlOf(path)})`
