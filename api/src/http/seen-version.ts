import { createHash } from 'node:crypto'
import { AppError } from './app-error.ts'

/** A short hash of the data that was read: as long as it is the same, nothing has changed. */
export function versionOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16)
}

/** Throws `changed-meanwhile` if the data differs from what the caller has read. */
export function requireSeen(version: string | undefined, facts: unknown): void {
  if (version !== undefined && version !== versionOf(facts)) throw new AppError('changed-meanwhile')
}
