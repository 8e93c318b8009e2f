import { createHash } from 'node:crypto'
import type { StoredObject } from './port.ts'

/** A small object that is not stored. */
export function inMemory(bytes: Uint8Array<ArrayBuffer>, type: string): StoredObject {
  return {
    type,
    size: bytes.byteLength,
    modifiedAt: new Date(),
    etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    stream: ({ first, last } = { first: 0, last: bytes.byteLength - 1 }) =>
      new Blob([bytes.subarray(first, last + 1)]).stream(),
    read: async () => bytes,
  }
}
