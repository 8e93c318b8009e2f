/** A kept object. `bytes` may be sent as they are. */
export type StoredObject = { bytes: Uint8Array<ArrayBuffer>; type: string }

/**
 * Where pictures, uploads and models are kept. A key is a path of lower-case names, `media/<id>/640.avif`; what
 * callers typed never becomes part of one.
 */
export type Storage = {
  /** Keeps the bytes whole or not at all, over what was kept under the key before. */
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>
  find: (key: string) => Promise<StoredObject | undefined>
  has: (key: string) => Promise<boolean>
  /** Does nothing when nothing is kept under the key. */
  remove: (key: string) => Promise<void>
  /** Removes what was last put below a folder before then. */
  removeBefore: (folder: string, then: Date) => Promise<void>
}

const keyPattern = /^[a-z0-9][a-z0-9-]{0,63}(\/[a-z0-9][a-z0-9-]{0,63}){0,5}(\.[a-z0-9]{1,8})?$/

export function requireStorageKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('not a storage key')
  return key
}
