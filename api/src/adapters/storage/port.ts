/** Both bounds are inclusive. */
export type Part = { first: number; last: number }

/** A stored object that has not been read yet. */
export type StoredObject = {
  type: string
  size: number
  modifiedAt: Date
  /** Changes whenever the bytes change. */
  etag: string
  /** Streams the bytes or a part of them, with backpressure. Nothing is opened before the first read. */
  stream: (part?: Part) => ReadableStream<Uint8Array<ArrayBuffer>>
  /** All bytes at once; for small objects only. */
  read: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Uploaded bytes without a key yet. */
export type Received = {
  /** The path of the temporary file, until the bytes are stored or removed. */
  path: string
  size: number
  sha256: string
  /** Stores the bytes atomically, replacing any object with the same key. */
  keepAs: (key: string, type: string) => Promise<void>
  /** Does nothing if they have been stored. */
  remove: () => Promise<void>
}

/**
 * The storage of pictures, uploads and models. A key is a path of lower-case names, `media/<id>/640.avif`; user input
 * never becomes part of a key.
 */
export type Storage = {
  /** Stores the bytes atomically, replacing any object with the same key. */
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  /** Receives bytes as they arrive; if the upload is aborted or rejected, nothing remains. */
  receive: (pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<Received>
  find: (key: string) => Promise<StoredObject | undefined>
  has: (key: string) => Promise<boolean>
  /** Does nothing if there is no such object. */
  remove: (key: string) => Promise<void>
  /** Removes the objects in a folder last stored before the given time. */
  removeBefore: (folder: string, then: Date) => Promise<void>
  /** The entries of a folder last changed before a given time, one by one. */
  listBefore: (folder: string, then: Date) => AsyncIterable<Entry>
  /** Removes a folder and everything in it. */
  removeFolder: (folder: string) => Promise<void>
  /** Removes uploads begun before a given time that never became an object. */
  removeHalfReceived: (then: Date) => Promise<void>
}

export type Entry = { name: string; isFolder: boolean }

const keyPattern = /^[a-z0-9][a-z0-9-]{0,63}(\/[a-z0-9][a-z0-9-]{0,63}){0,5}(\.[a-z0-9]{1,8})?$/

export function requireStorageKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('not a storage key')
  return key
}
