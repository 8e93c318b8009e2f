import type { NoticeKind } from '@fitout/contract/staff/staff-notices.ts'
import type { Database } from '../../database/database.ts'

export type ChoiceRow = { kind: NoticeKind; bell: boolean; mail: boolean }

export async function listChoiceRows(db: Database, staffId: string): Promise<ChoiceRow[]> {
  return db
    .selectFrom('staff_notice_choices')
    .select(['kind', 'bell', 'mail'])
    .where('staff_id', '=', staffId)
    .execute()
}

export async function putChoices(db: Database, staffId: string, choices: readonly ChoiceRow[]): Promise<void> {
  await db.deleteFrom('staff_notice_choices').where('staff_id', '=', staffId).execute()
  if (choices.length === 0) return
  const rows = choices.map(({ kind, bell, mail }) => ({ staff_id: staffId, kind, bell, mail }))
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

/** Those who may sign in, with what they are told by. */
export async function listReaders(db: Database) {
  return db
    .selectFrom('staff')
    .select(['id', 'role', 'email', 'language'])
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute()
}
