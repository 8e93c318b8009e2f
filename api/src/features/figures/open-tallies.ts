import type { Database } from '../../database/database.ts'
import { addTallies } from './tallies-queries.ts'
import { createTallies } from './tallies.ts'

/** The counters of this process, flushed to the database. */
export function openTallies(db: Database, onFailure: (error: unknown) => void) {
  return createTallies({ write: (rows) => addTallies(db, rows), onFailure })
}
