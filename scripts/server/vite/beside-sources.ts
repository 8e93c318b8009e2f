import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { projectRoot } from '../../tools.ts'

const ownModule = /^(?!.*\/node_modules\/).*\.ts$/
const build = join(projectRoot, 'scripts', 'server', 'build')

/** What a module finds beside itself by `import.meta` lies beside its source: files that it reads, threads that it starts. */
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
          // Lines stay.
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
