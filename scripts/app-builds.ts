import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DataFolderTaken, lockDataFolder } from '../api/src/database/embedded/data-folder-lock.ts'
import { precompress } from '../storefront/vite/precompress.ts'
import { type Build, builds, isCurrent, markBuilt, readSources } from './builds.ts'
import { PlainError } from './lifetime.ts'
import { step } from './progress.ts'
import { projectRoot, runTool } from './tools.ts'

/** Builds whatever is out of date with its sources. */
export async function buildApps({ always = false, needed = Object.values(builds) as Build[] } = {}): Promise<void> {
  for (const build of needed) await make(build, always)
}

async function make(build: Build, always: boolean): Promise<void> {
  const isDone = () => !always && isCurrent(build)
  if (isDone()) return
  const {
    folder,
    title,
    tool: [tool, ...parameters],
    isToCompress,
  } = build
  const lock = await waitForTurn(folder)
  try {
    if (isDone()) return
    const sources = readSources(build)
    await step(title, async () => {
      const { code, output } = await runTool(tool, parameters, { folder, env: { NODE_ENV: 'production' } })
      if (code !== 0) throw new PlainError(`${folder} does not build:\n${output}\nAre the packages there? npm ci`)
      if (isToCompress) await precompress(join(projectRoot, folder, 'build'))
    })
    markBuilt(build, sources)
  } finally {
    await lock.release()
  }
}

/** Two commands may need the same build at once; the second then finds it done. */
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
