import { expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { checkInvariants } from '../database/invariants.ts'

/** What must always hold must hold in the database of a test, but for what the test breaks on purpose, by name. */
export async function expectInvariants(db: Database, broken: string[] = []): Promise<void> {
  const found = (await checkInvariants(db)).filter(({ name, rows }) => rows.length > 0 && !broken.includes(name))
  expect(
    found.map(({ name, rows }) => [name, rows]),
    'what must always hold does not',
  ).toEqual([])
}
