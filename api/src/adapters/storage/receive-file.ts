import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A completely received file without a key yet. */
export type ReceivedFile = { path: string; size: number; sha256: string }

/** Writes chunks to a new file in a folder; removes it if they are interrupted. */
export async function receiveFile(
  folder: string,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let size = 0
  try {
    const file = await open(path, 'wx', 0o640)
    try {
      for await (const piece of pieces) {
        hash.update(piece)
        await file.appendFile(piece)
        size += piece.byteLength
      }
      // Without this, a crash after renaming could leave an empty file under the final name.
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { path, size, sha256: hash.digest('hex') }
}
