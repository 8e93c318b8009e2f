import { createHash } from 'node:crypto'
import { v7 } from 'uuid'

/** A UUIDv7: ordered by time for the indexes, 74 random bits. */
export function newId(): string {
  return v7()
}

/**
 * A deterministic id in the form of a UUIDv7, derived from a key, so that an object has the same address on every
 * machine. Its time is the first day of 2018; 74 bits are the key's hash.
 */
export function idFromKey(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex')
  const time = Date.UTC(2018, 0, 1).toString(16).padStart(12, '0')
  const variant = (0x8 | (Number.parseInt(hash.slice(3, 4), 16) & 0x3)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`
}

/** Whether a path parameter can be an id at all. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
