import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { type Database, transaction } from './database.ts'

type UpkeepOptions<Note> = {
  /** The table in which triggers note what has changed. */
  notes: 'stale_customer_facts' | 'stale_guest_orders' | 'stale_product_sort_keys' | 'stale_texts'
  /** The name of the lock; the previous release uses the same. */
  lock: string
  notesAtOnce: number
  /** Removes some notes and returns them, latest first, as staff may be waiting for those. */
  take: (trx: Database, limit: number) => Promise<Note[]>
  /** Updates the data that the notes name. */
  put: (trx: Database, notes: Note[]) => Promise<void>
}

/** The backlog after an upgrade or an import is worked off in several runs. */
const longestMilliseconds = 50_000

/** Keeps a read model up to date by notes of what changed. */
export function createUpkeep<Note>({ notes, lock, notesAtOnce, take, put }: UpkeepOptions<Note>) {
  async function hasNotes(db: Database): Promise<boolean> {
    const { rows } = await sql`select from ${sql.table(notes)} limit 1`.execute(db)
    return rows.length > 0
  }

  /** Processes the latest changes; returns whether there were any. */
  async function updateLatest(db: Database): Promise<boolean> {
    if (!(await hasNotes(db))) return false
    return transaction(db, async (trx) => {
      // One run at a time: otherwise a process that read earlier could write older results later.
      await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx)
      const taken = await take(trx, notesAtOnce)
      await put(trx, taken)
      return taken.length > 0
    })
  }

  return {
    updateLatest,
    /** The work of a job: processes all changes, or as many as there is time for. */
    async updateAll({ db }: Pick<Context, 'db'>): Promise<void> {
      const begun = performance.now()
      while (performance.now() - begun < longestMilliseconds && (await updateLatest(db)));
    },
  }
}
