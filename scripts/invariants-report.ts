import type { ReadyConfig } from '../api/src/config.ts'
import { createContext } from '../api/src/context.ts'
import { checkInvariants } from '../api/src/database/invariants.ts'
import type { Lifetime } from './lifetime.ts'

const shownRows = 10

/** Prints for each invariant whether it holds. Returns how many do not. */
export async function reportInvariants(lifetime: Lifetime, config: ReadyConfig): Promise<number> {
  const context = await lifetime.own(createContext(config))
  const results = await checkInvariants(context.db)
  for (const { name, meaning, rows } of results) {
    console.log(`${rows.length === 0 ? 'pass' : 'FAIL'}  ${name}: ${meaning}`)
    for (const row of rows.slice(0, shownRows)) console.log(`        ${JSON.stringify(row)}`)
    if (rows.length > shownRows) console.log(`        and ${rows.length - shownRows} more`)
  }
  const failed = results.filter(({ rows }) => rows.length > 0).length
  console.log(`\n${results.length - failed} passed, ${failed} failed`)
  return failed
}
