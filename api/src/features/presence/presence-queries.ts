import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type Seen = { subject: string; subjectId: string; staffId: string; now: Date; leftBefore: Date }

/** Records that a person views something; a person who had left starts over. */
export async function putPresence(db: Database, { subject, subjectId, staffId, now, leftBefore }: Seen): Promise<void> {
  await sql`
    insert into staff_presence as p (subject, subject_id, staff_id, since, seen_at)
    values (${subject}, ${subjectId}, ${staffId}, ${now}, ${now})
    on conflict (subject, subject_id, staff_id) do update set
      since = case when p.seen_at < ${leftBefore} then excluded.since else p.since end, seen_at = excluded.seen_at
    `.execute(db)
}

const atMost = 20

/** The other viewers, in order of arrival. */
export async function listOthers(db: Database, { subject, subjectId, staffId, leftBefore }: Seen) {
  return db
    .selectFrom('staff_presence as p')
    .innerJoin('staff as s', 's.id', 'p.staff_id')
    .select(['s.id', 's.name', 'p.since'])
    .where('p.subject', '=', subject)
    .where('p.subject_id', '=', subjectId)
    .where('p.staff_id', '<>', staffId)
    .where('p.seen_at', '>=', leftBefore)
    .orderBy('p.since')
    .orderBy('s.id')
    .limit(atMost)
    .execute()
}

export async function deletePresenceBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('staff_presence').where('seen_at', '<', before).execute()
}
