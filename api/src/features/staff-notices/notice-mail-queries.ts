import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { seenBy, type Sight } from './staff-notices-queries.ts'

/** Notices that were not looked at yet; another process takes others. */
export async function takeNotices(db: Database, limit: number): Promise<string[]> {
  const taken = db
    .selectFrom('staff_notices')
    .select('id')
    .where('is_told', '=', false)
    .orderBy('at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const rows = await db
    .updateTable('staff_notices')
    .set({ is_told: true })
    .where('id', 'in', taken)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of them that a person may see wait until they are sent to that person. */
export async function insertWaits(db: Database, sight: Sight, noticeIds: readonly string[]): Promise<void> {
  await sql`
    insert into staff_notice_waits (staff_id, notice_id)
    select ${sight.staffId}::uuid, n.id from staff_notices n
    where n.id = any(${[...noticeIds]}::uuid[]) and ${seenBy(sight)}
    order by n.id on conflict do nothing`.execute(db)
}

export async function listWaitingStaff(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('staff_notice_waits').select('staff_id').distinct().orderBy('staff_id').execute()
  return rows.map(({ staff_id: id }) => id)
}

/** Takes what waits for a person: each notice is taken once, however many workers ask at the same time. */
export async function takeWaits(db: Database, staffId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('staff_notice_waits')
    .where('staff_id', '=', staffId)
    .returning('notice_id')
    .execute()
  return rows.map(({ notice_id: id }) => id)
}
