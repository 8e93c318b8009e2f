import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Received, requireStorageKey, type Storage } from './port.ts'
import { entriesBefore, isMissing, removeFilesBefore } from './entries-before.ts'
import { requireEnding, typeOfKey } from './object-types.ts'
import { readPieces } from './read-pieces.ts'
import { receiveFile } from './receive-file.ts'

/** Stores objects as files below one folder. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, requireStorageKey(key))
  const temporary = join(folder, '.incoming')

  async function receive(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Received> {
    const file = await receiveFile(temporary, pieces)
    return {
      ...file,
      async keepAs(key, type) {
        requireEnding(key, type)
        const path = pathOf(key)
        await mkdir(dirname(path), { recursive: true })
        await rename(file.path, path)
      },
      remove: () => rm(file.path, { force: true }),
    }
  }

  return {
    receive,

    async put(key, bytes, type) {
      requireStorageKey(key)
      const received = await receive([bytes])
      try {
        await received.keepAs(key, type)
      } finally {
        await received.remove()
      }
    },

    async find(key) {
      const path = pathOf(key)
      try {
        const found = await stat(path)
        if (!found.isFile()) return undefined
        const { size, mtime: modifiedAt, mtimeMs } = found
        return {
          type: typeOfKey(path),
          size,
          modifiedAt,
          etag: `"${size.toString(36)}-${Math.floor(mtimeMs * 1000).toString(36)}"`,
          stream: (part = { first: 0, last: size - 1 }) => readPieces(path, part),
          read: () => readFile(path),
        }
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

    listBefore: (folderKey, then) => entriesBefore(pathOf(folderKey), then),

    async removeFolder(folderKey) {
      await rm(pathOf(folderKey), { recursive: true, force: true })
    },

    removeHalfReceived: (then) => removeFilesBefore(temporary, then),

    async removeBefore(folderKey, then) {
      const below = pathOf(folderKey)
      const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      for (const entry of entries.filter((one) => one.isFile())) {
        const path = join(entry.parentPath, entry.name)
        // Another process may have removed it.
        const found = await stat(path).catch(() => undefined)
        if (found && found.mtime < then) await rm(path, { force: true })
      }
    },
  }
}
