import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathsIn, readText } from '../database/embedded/cluster.ts'
import { findHolder } from '../database/embedded/data-folder-lock.ts'
import { stopOrphan } from '../database/embedded/server.ts'

const ownFolder = /^fitout-(test|embedded|journeys|tables|results|zones)-/
const hour = 3_600_000

/** Removes what aborted test runs left behind: folders, and PostgreSQL servers running in them. */
export async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!ownFolder.test(name)) continue
    const folder = join(tmpdir(), name)
    if (await isLeftOver(folder)) await remove(folder)
  }
}

/** A folder without a lock may belong to a run that is just starting. */
async function isLeftOver(folder: string): Promise<boolean> {
  if (await findHolder(folder)) return false
  if (existsSync(join(folder, 'lock.json'))) return true
  const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }))
  return Date.now() - mtimeMs > hour
}

async function remove(folder: string): Promise<void> {
  const { cluster, password } = pathsIn(folder)
  const secret = await readText(password)
  if (secret) await stopOrphan(cluster, secret)
  await rm(folder, { recursive: true, force: true }).catch(() => {})
}
