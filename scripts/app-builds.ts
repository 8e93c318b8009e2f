import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DataFolderTaken, lockDataFolder } from '../api/src/database/embedded/data-folder-lock.ts'
import { precompress } from '../storefront/vite/precompress.ts'
import { PlainError } from './lifetime.ts'
import { step } from './progress.ts'
import { projectRoot, runTool, toolPath } from './tools.ts'

type App = {
  folder: string
  title: string
  tool: [name: string, ...parameters: string[]]
  sources: readonly string[]
  /** What the tool itself leaves to be done. */
  afterwards?: (folder: string) => Promise<void>
}

const shared = ['contract', 'ui', 'package-lock.json', 'tsconfig.json']
const apps: App[] = [
  {
    folder: 'storefront',
    title: 'Building the storefront',
    tool: ['react-router', 'build'],
    sources: ['storefront', ...shared],
  },
  {
    folder: 'admin',
    title: 'Building the back office',
    tool: ['vite', 'build', '--logLevel', 'error'],
    sources: ['admin', ...shared],
    afterwards: (folder) => precompress(join(folder, 'build')),
  },
]
const notSources = new Set(['node_modules', 'build', '.react-router'])

/** Builds the apps whose sources are not those of their last build. */
export async function buildApps({ always = false } = {}): Promise<void> {
  for (const app of apps) await buildApp(app, always)
}

async function buildApp({ folder, title, tool: [tool, ...parameters], sources, afterwards }: App, always: boolean) {
  const place = join(projectRoot, folder)
  const stampPath = join(place, 'build', 'sources')
  // Where the tools are not installed, as in the image, what was built is what there is.
  if (!always && !existsSync(toolPath(tool)) && existsSync(stampPath)) return
  const hash = await hashSources(sources)
  const isBuilt = async () => !always && (await readFile(stampPath, 'utf8').catch(() => '')) === hash
  if (await isBuilt()) return
  const lock = await waitForTurn(folder)
  try {
    if (await isBuilt()) return
    await step(title, async () => {
      const { code, output } = await runTool(tool, parameters, { folder, env: { NODE_ENV: 'production' } })
      if (code !== 0) throw new PlainError(`${folder} does not build:\n${output}\nAre the packages there? npm ci`)
      await afterwards?.(place)
    })
    await writeFile(stampPath, hash)
  } finally {
    await lock.release()
  }
}

async function hashSources(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const path of await filesIn(join(projectRoot, source))) {
      hash.update(`${relative(projectRoot, path)}\0`).update(await readFile(path))
    }
  }
  return hash.digest('hex')
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  const kept = entries.filter((entry) => !notSources.has(entry.name)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const files = await Promise.all(
    kept.map((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)])),
  )
  return files.flat()
}

/** Two commands may want the same build at once; the second then finds it done. */
async function waitForTurn(app: string): Promise<{ release: () => Promise<void> }> {
  const folder = join(projectRoot, 'node_modules', '.fitout', app)
  await mkdir(folder, { recursive: true })
  for (;;) {
    try {
      return await lockDataFolder(folder)
    } catch (error) {
      if (!(error instanceof DataFolderTaken)) throw error
      await pause(300)
    }
  }
}
