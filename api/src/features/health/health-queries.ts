import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export async function findPause(db: Database): Promise<Date | undefined> {
  const row = await db.selectFrom('paused_jobs').select('paused_at').executeTakeFirst()
  return row?.paused_at
}

/** The table of migrations is not among those that they make. */
export async function findNewestMigration(db: Database): Promise<{ name: string; applied_at: Date }> {
  const { rows } = await sql<{ name: string; applied_at: Date }>`
    select name, applied_at from migrations order by number desc limit 1`.execute(db)
  const [newest] = rows
  if (!newest) throw new Error('the database has no migration')
  return newest
}

export async function findLastBackup(db: Database): Promise<Date | undefined> {
  const row = await db.selectFrom('scheduled_jobs').select('last_at').where('name', '=', 'backup').executeTakeFirst()
  return row?.last_at
}
