import { expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { checkInvariants } from '../database/invariants.ts'

/** Checks the invariants of a test's database, except those that the test breaks on purpose. */
export async function expectInvariants(db: Database, broken: string[] = []): Promise<void> {
  const found = (await checkInvariants(db)).filter(({ name, rows }) => rows.length > 0 && !broken.includes(name))
  expect(
    found.map(({ name, rows }) => [name, rows]),
    'what must always hold does not',
  ).toEqual([])
}
