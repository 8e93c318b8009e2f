import { v7 } from 'uuid'

/** A UUIDv7: ordered by time for the indexes, 74 random bits. */
export function newId(): string {
  return v7()
}
