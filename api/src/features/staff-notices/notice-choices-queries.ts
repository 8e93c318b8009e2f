import type { NoticeKind } from '@fitout/contract/staff/staff-notices.ts'
import type { Database } from '../../database/database.ts'

export type ChoiceRow = { kind: NoticeKind; bell: boolean; mail: boolean; push: boolean }

export async function listChoiceRows(db: Database, staffId: string): Promise<ChoiceRow[]> {
  return db
    .selectFrom('staff_notice_choices')
    .select(['kind', 'bell', 'mail', 'push'])
    .where('staff_id', '=', staffId)
    .execute()
}

export async function putChoices(db: Database, staffId: string, choices: readonly ChoiceRow[]): Promise<void> {
  await db.deleteFrom('staff_notice_choices').where('staff_id', '=', staffId).execute()
  if (choices.length === 0) return
  const rows = choices.map((choice) => ({ staff_id: staffId, ...choice }))
  await db.insertInto('staff_notice_choices').values(rows).execute()
}

export async function findQuietHours(db: Database, staffId: string) {
  return db.selectFrom('staff_quiet_hours').selectAll().where('staff_id', '=', staffId).executeTakeFirst()
}

type QuietHours = { days: number[]; from_minute: number; to_minute: number }

export async function putQuietHours(db: Database, staffId: string, hours: QuietHours): Promise<void> {
  await db
    .insertInto('staff_quiet_hours')
    .values({ staff_id: staffId, ...hours })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(hours))
    .execute()
}

/** Staff who can sign in, with their notification settings. */
export async function listReaders(db: Database) {
  return db
    .selectFrom('staff')
    .select(['id', 'role', 'email', 'language'])
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute()
}

export async function wantsWeekly(db: Database, staffId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_weekly_summaries')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row !== undefined
}

export async function endWeekly(db: Database, staffId: string): Promise<void> {
  await db.deleteFrom('staff_weekly_summaries').where('staff_id', '=', staffId).execute()
}

/** Members of staff who already receive the mail keep their position; new ones start with the current week. */
export async function putWeekly(db: Database, staffId: string, toldUntil: string): Promise<void> {
  await db
    .insertInto('staff_weekly_summaries')
    .values({ staff_id: staffId, told_until: toldUntil })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Claims the members of staff not yet mailed up to a Monday: each once, even under concurrency or after a clock change.
 */
export async function claimUnmailed(db: Database, monday: string): Promise<string[]> {
  const pending = await db
    .selectFrom('staff_weekly_summaries')
    .select('staff_id')
    .where('told_until', '<', monday)
    .orderBy('staff_id')
    .forUpdate()
    .execute()
  const ids = pending.map(({ staff_id: id }) => id)
  if (ids.length > 0)
    await db.updateTable('staff_weekly_summaries').set({ told_until: monday }).where('staff_id', 'in', ids).execute()
  return ids
}
