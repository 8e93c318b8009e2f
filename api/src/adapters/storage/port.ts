/** Both ends included. */
export type Part = { first: number; last: number }

/** A kept object, of which nothing has been read yet. */
export type StoredObject = {
  type: string
  size: number
  modifiedAt: Date
  /** Another one as soon as the bytes are others. */
  etag: string
  /** The bytes, or a part of them, no faster than they are taken. Nothing is opened before the first is asked for. */
  stream: (part?: Part) => ReadableStream<Uint8Array<ArrayBuffer>>
  /** All bytes at once: for small objects only. */
  read: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Uploaded bytes that have no key yet. */
export type Received = {
  /** The path of the temporary file, until they are kept or removed. */
  path: string
  size: number
  sha256: string
  /** Stores them atomically, replacing what was stored under the key before. */
  keepAs: (key: string, type: string) => Promise<void>
  /** Does nothing when they have been kept. */
  remove: () => Promise<void>
}

/**
 * Where pictures, uploads and models are kept. A key is a path of lower-case names, `media/<id>/640.avif`; what
 * callers typed never becomes part of one.
 */
export type Storage = {
  /** Keeps the bytes whole or not at all, over what was kept under the key before. */
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  /** Receives bytes as they arrive; if the upload is cut off or refused, nothing is left of it. */
  receive: (pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<Received>
  find: (key: string) => Promise<StoredObject | undefined>
  has: (key: string) => Promise<boolean>
  /** Does nothing when nothing is kept under the key. */
  remove: (key: string) => Promise<void>
  /** Removes what was last put below a folder before then. */
  removeBefore: (folder: string, then: Date) => Promise<void>
  /** The entries of a folder that were last changed before a time, one by one. */
  listBefore: (folder: string, then: Date) => AsyncIterable<Entry>
  /** Removes a folder with all that is in it. */
  removeFolder: (folder: string) => Promise<void>
  /** Removes uploads that began before a time and never became an object. */
  removeHalfReceived: (then: Date) => Promise<void>
}

export type Entry = { name: string; isFolder: boolean }

const keyPattern = /^[a-z0-9][a-z0-9-]{0,63}(\/[a-z0-9][a-z0-9-]{0,63}){0,5}(\.[a-z0-9]{1,8})?$/

export function requireStorageKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('not a storage key')
  return key
}
