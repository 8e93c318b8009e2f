import { createHash } from 'node:crypto'
import { AppError } from './app-error.ts'

/** Short for what somebody looked at: as long as it is the same, nobody has changed it. */
export function versionOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16)
}

/** Throws `changed-meanwhile` where something else stands there than what the caller looked at. */
export function requireSeen(version: string | undefined, facts: unknown): void {
  if (version !== undefined && version !== versionOf(facts)) throw new AppError('changed-meanwhile')
}
