import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The holder of a data folder, as written in its lock file. */
export type Holder = {
  pid: number
  /** Distinguishes a process from a later one with the same id, where the system can. */
  mark: string
  /** The address at which the holder serves the shop; undefined for a short-lived command. */
  address?: string
}

export class DataFolderTaken extends Error {
  readonly holder: Holder

  constructor(dataDir: string, holder: Holder) {
    const what = holder.address ? `The shop at ${holder.address}` : 'Another command'
    super(`${what} (process ${holder.pid}) already uses the data in ${dataDir}.`)
    this.name = 'DataFolderTaken'
    this.holder = holder
  }
}

/** Locks the data folder for this process; a lock whose process is gone does not count. */
export async function lockDataFolder(dataDir: string, address?: string): Promise<{ release: () => Promise<void> }> {
  const path = join(dataDir, 'lock.json')
  const own: Holder = { pid: process.pid, mark: markOf(process.pid) ?? '', ...(address && { address }) }
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(own), { mode: 0o600 })
  try {
    while (!(await linkNew(draft, path))) {
      const holder = await readHolder(dataDir)
      if (holder && isAlive(holder)) throw new DataFolderTaken(dataDir, holder)
      await removeStale(dataDir, path)
    }
  } finally {
    await rm(draft, { force: true })
  }
  return { release: () => rm(path, { force: true }) }
}

/** The live process that holds the data folder. */
export async function findHolder(dataDir: string): Promise<Holder | undefined> {
  const holder = await readHolder(dataDir)
  return holder && isAlive(holder) ? holder : undefined
}

/** Atomic: a link appears with its whole content or not at all, and never replaces another. */
async function linkNew(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function readHolder(dataDir: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(join(dataDir, 'lock.json'), 'utf8')) as Holder
  } catch {
    return undefined
  }
}

const longestRemovalMilliseconds = 5000

/** One process at a time rechecks and removes a stale lock, so that a fresh one is never removed. */
async function removeStale(dataDir: string, path: string): Promise<void> {
  const turn = `${path}.removal`
  try {
    await mkdir(turn)
  } catch {
    const since = await stat(turn).catch(() => undefined)
    // The process that held this lock has died without releasing it.
    if (since && Date.now() - since.mtimeMs > longestRemovalMilliseconds)
      await rm(turn, { recursive: true, force: true })
    await pause(10)
    return
  }
  try {
    // While the lock exists, no other can be made; once it is gone, any process may take it.
    const isThere = existsSync(path)
    const holder = await readHolder(dataDir)
    if (isThere && !(holder && isAlive(holder))) await rm(path, { force: true })
  } finally {
    await rm(turn, { recursive: true, force: true })
  }
}

function isAlive(holder: Holder): boolean {
  const mark = markOf(holder.pid)
  return mark !== undefined && mark === holder.mark
}

/** Identifies a process by its start time on Linux; elsewhere only that it is alive. Undefined if there is none. */
function markOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  if (process.platform !== 'linux') return 'alive'
  try {
    // The name of the program, in brackets, may itself hold blanks and brackets; the start time is field 22.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19]
  } catch {
    return undefined
  }
}
