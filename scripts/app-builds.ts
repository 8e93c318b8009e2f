import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DataFolderTaken, lockDataFolder } from '../api/src/database/embedded/data-folder-lock.ts'
import { PlainError } from './lifetime.ts'
import { step } from './progress.ts'
import { projectRoot, runTool } from './tools.ts'

const storefront = join(projectRoot, 'storefront')
const stampPath = join(storefront, 'build', 'sources')
const sources = ['storefront', 'contract', 'ui', 'package-lock.json', 'tsconfig.json']
const notSources = new Set(['node_modules', 'build', '.react-router'])

/** Builds the storefront when its sources are not those of the last build. Answers whether it did. */
export async function buildStorefront({ always = false } = {}): Promise<boolean> {
  const hash = await hashSources()
  const isBuilt = async () => !always && (await readFile(stampPath, 'utf8').catch(() => '')) === hash
  if (await isBuilt()) return false
  const lock = await waitForTurn()
  try {
    if (await isBuilt()) return false
    await step('Building the storefront', async () => {
      const { code, output } = await runTool('react-router', ['build'], {
        folder: 'storefront',
        env: { NODE_ENV: 'production' },
      })
      if (code !== 0) throw new PlainError(`The storefront does not build:\n${output}`)
    })
    await writeFile(stampPath, hash)
    return true
  } finally {
    await lock.release()
  }
}

async function hashSources(): Promise<string> {
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
async function waitForTurn(): Promise<{ release: () => Promise<void> }> {
  const folder = join(storefront, '.react-router')
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
