import { directUrl, type ReadyConfig } from '../api/src/config.ts'
import { openDatabase } from '../api/src/database/database.ts'
import { checkInvariants } from '../api/src/database/invariants.ts'
import type { Lifetime } from './lifetime.ts'

const shownRows = 10
/** Each invariant reads whole tables: the limits of requests do not apply. */
const limits = { poolSize: 1, statementTimeout: 0, lockTimeout: 60_000, connectTimeout: 10_000 }

/** Prints for each invariant whether it holds. Returns how many do not. */
export async function reportInvariants(lifetime: Pick<Lifetime, 'own'>, config: ReadyConfig): Promise<number> {
  const { db } = await lifetime.own(openDatabase({ url: directUrl(config), ...limits }))
  const results = await checkInvariants(db)
  for (const { name, meaning, rows } of results) {
    console.log(`${rows.length === 0 ? 'pass' : 'FAIL'}  ${name}: ${meaning}`)
    for (const row of rows.slice(0, shownRows)) console.log(`        ${JSON.stringify(row)}`)
    if (rows.length > shownRows) console.log(`        and ${rows.length - shownRows} more`)
  }
  const failed = results.filter(({ rows }) => rows.length > 0).length
  console.log(`\n${results.length - failed} passed, ${failed} failed`)
  return failed
}
