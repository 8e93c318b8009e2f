import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { type Entry, type Received, requireStorageKey, type Storage } from './port.ts'
import { endingOf, typeOfKey } from './object-types.ts'
import { readPieces } from './read-pieces.ts'

function isMissing(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT'
}

async function* entriesBefore(folder: string, then: Date): AsyncIterable<Entry> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for await (const entry of entries) {
    // Another process may be removing it as well.
    const found = await stat(join(folder, entry.name)).catch(() => undefined)
    if (found && found.mtime < then) yield { name: entry.name, isFolder: found.isDirectory() }
  }
}

/** Keeps objects as files below one folder. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, requireStorageKey(key))
  const temporary = join(folder, '.incoming')

  async function receive(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Received> {
    await mkdir(temporary, { recursive: true })
    const incoming = join(temporary, randomUUID())
    const hash = createHash('sha256')
    let size = 0
    try {
      const file = await open(incoming, 'wx', 0o640)
      try {
        for await (const piece of pieces) {
          hash.update(piece)
          await file.appendFile(piece)
          size += piece.byteLength
        }
        // Without this a crash after the renaming may leave an empty file under the right name.
        await file.sync()
      } finally {
        await file.close()
      }
    } catch (error) {
      await rm(incoming, { force: true })
      throw error
    }
    return {
      path: incoming,
      size,
      sha256: hash.digest('hex'),
      async keepAs(key, type) {
        const path = pathOf(key)
        if (endingOf(type) !== extname(path)) throw new Error('the key does not end as its type does')
        await mkdir(dirname(path), { recursive: true })
        await rename(incoming, path)
      },
      remove: () => rm(incoming, { force: true }),
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

    async removeHalfReceived(then) {
      for await (const { name } of entriesBefore(temporary, then)) await rm(join(temporary, name), { force: true })
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
