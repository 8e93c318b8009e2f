import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { requireStorageKey, type Storage } from './port.ts'

// A file's type is told by its ending, so that nothing beside the file has to be kept in step with it.
const endings: Record<string, string> = {
  'image/avif': '.avif',
  'image/webp': '.webp',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/gif': '.gif',
  'model/gltf-binary': '.glb',
  'video/webm': '.webm',
  'video/mp4': '.mp4',
  'application/json': '.json',
  'text/html': '.html',
}
const types = Object.fromEntries(Object.entries(endings).map(([type, ending]) => [ending, type]))

function isMissing(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT'
}

/** Keeps objects as files below one folder. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, requireStorageKey(key))
  const temporary = join(folder, '.incoming')

  return {
    async put(key, bytes, type) {
      const path = pathOf(key)
      if (endings[type] !== extname(path)) throw new Error('the key does not end as its type does')
      await mkdir(temporary, { recursive: true })
      const incoming = join(temporary, randomUUID())
      try {
        const file = await open(incoming, 'wx', 0o640)
        try {
          await file.writeFile(bytes)
          // Without this a crash after the rename may leave an empty file under the right name.
          await file.sync()
        } finally {
          await file.close()
        }
        await mkdir(dirname(path), { recursive: true })
        await rename(incoming, path)
      } catch (error) {
        await rm(incoming, { force: true })
        throw error
      }
    },

    async find(key) {
      const path = pathOf(key)
      try {
        const bytes = await readFile(path)
        return { bytes, type: types[extname(path)] ?? 'application/octet-stream' }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async has(key) {
      try {
        return (await stat(pathOf(key))).isFile()
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },

    async removeBefore(folderKey, then) {
      const below = pathOf(folderKey)
      const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      for (const entry of entries.filter((one) => one.isFile())) {
        const path = join(entry.parentPath, entry.name)
        // Another process may be removing it as well.
        const found = await stat(path).catch(() => undefined)
        if (found && found.mtime < then) await rm(path, { force: true })
      }
    },
  }
}
