import { type FileHandle, open } from 'node:fs/promises'
import type { Part } from './port.ts'

const pieceBytes = 64 * 1024

/** Streams a part of a file in chunks. A paused reader holds one chunk; cancelling closes the file. */
export function readPieces(path: string, { first, last }: Part): ReadableStream<Uint8Array<ArrayBuffer>> {
  let file: FileHandle | undefined
  let at = first
  let isCancelled = false
  const close = async () => {
    const opened = file
    file = undefined
    await opened?.close()
  }

  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          if (at <= last) {
            file ??= await open(path)
            const piece = new Uint8Array(Math.min(pieceBytes, last - at + 1))
            const { bytesRead } = isCancelled ? { bytesRead: 0 } : await file.read(piece, 0, piece.length, at)
            if (isCancelled) return await close()
            if (bytesRead === 0) throw new Error('the object became shorter while it was sent')
            at += bytesRead
            controller.enqueue(piece.subarray(0, bytesRead))
          }
          if (at > last) {
            await close()
            controller.close()
          }
        } catch (error) {
          await close()
          throw error
        }
      },
      async cancel() {
        isCancelled = true
        await close()
      },
    },
    { highWaterMark: 0 },
  )
}
