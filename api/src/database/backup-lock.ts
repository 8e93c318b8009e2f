import { sql } from 'kysely'
import type { Database } from './database.ts'

// An arbitrary number, different from that of the migrations.
export const backupLock = 7_210_019

/**
 * Whether objects must stay in the storage because a backup is reading them. Ask right before removing them, after their
 * rows are gone: a backup takes its lock before its snapshot, so one that still sees the rows is detected here.
 */
export async function isBackupRunning(db: Database): Promise<boolean> {
  const { rows } = await sql<{ running: boolean }>`
    select exists (
      select from pg_locks where locktype = 'advisory' and classid = 0 and objid = ${backupLock}
        and database = (select oid from pg_database where datname = current_database())
    ) as running`.execute(db)
  return rows[0]?.running === true
}
