import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Entry } from './port.ts'

export function isMissing(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT'
}

/** The entries of a folder on disk last changed before a given time; none if there is no such folder. */
export async function* entriesBefore(folder: string, then: Date): AsyncIterable<Entry> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for await (const entry of entries) {
    // Another process may have removed it.
    const found = await stat(join(folder, entry.name)).catch(() => undefined)
    if (found && found.mtime < then) yield { name: entry.name, isFolder: found.isDirectory() }
  }
}

export async function removeFilesBefore(folder: string, then: Date): Promise<void> {
  for await (const { name } of entriesBefore(folder, then)) await rm(join(folder, name), { force: true })
}
