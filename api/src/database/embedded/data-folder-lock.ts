import { readFileSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Who has a data folder, as written into its lock file. */
export type Holder = {
  pid: number
  /** Tells a process from a later one with the same number, where the system shows it. */
  mark: string
  /** Where the holder serves the shop; nothing when it is a command that soon ends. */
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

/** Takes the data folder for this process alone; a lock whose process is gone does not count. */
export async function lockDataFolder(dataDir: string, address?: string): Promise<{ release: () => Promise<void> }> {
  const path = join(dataDir, 'lock.json')
  const own: Holder = { pid: process.pid, mark: markOf(process.pid) ?? '', ...(address && { address }) }
  while (!(await writeNew(path, JSON.stringify(own)))) {
    const holder = await readHolder(dataDir)
    if (holder && isAlive(holder)) throw new DataFolderTaken(dataDir, holder)
    await setAside(path, holder)
  }
  return { release: () => rm(path, { force: true }) }
}

/** The living process that has the data folder. */
export async function findHolder(dataDir: string): Promise<Holder | undefined> {
  const holder = await readHolder(dataDir)
  return holder && isAlive(holder) ? holder : undefined
}

async function writeNew(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: 'wx', mode: 0o600 })
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

/** Renaming is atomic: of two processes that find the same stale lock only one removes it, and no fresh one is lost. */
async function setAside(path: string, stale: Holder | undefined): Promise<void> {
  const aside = `${path}.${process.pid}`
  try {
    await rename(path, aside)
    const taken = await readFile(aside, 'utf8')
    if (stale && taken !== JSON.stringify(stale)) await rename(aside, path)
    else await rm(aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function isAlive(holder: Holder): boolean {
  const mark = markOf(holder.pid)
  return mark !== undefined && mark === holder.mark
}

/** Nothing when no such process lives; its start time on Linux; else just that it lives. */
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
