import type { StaffRole } from '@fitout/contract/staff/permissions.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export async function insertStaffSession(
  db: Database,
  session: { id: string; staffId: string; tokenHash: Buffer; userAgent: string; now: Date },
): Promise<void> {
  await db
    .insertInto('staff_sessions')
    .values({
      id: session.id,
      staff_id: session.staffId,
      token_hash: session.tokenHash,
      user_agent: session.userAgent,
      opened_at: session.now,
      last_seen_at: session.now,
    })
    .execute()
}

export type StaffSessionRow = {
  session_id: string
  last_seen_at: Date
  id: string
  name: string
  email: string
  role: StaffRole
}

export async function findStaffSessionRow(db: Database, tokenHash: Buffer, oldest: { opened: Date; seen: Date }) {
  const { rows } = await sql<StaffSessionRow>`
    select t.id as session_id, t.last_seen_at, s.id, s.name, s.email, s.role
    from staff_sessions t join staff s on s.id = t.staff_id
    where t.token_hash = ${tokenHash} and t.opened_at > ${oldest.opened} and t.last_seen_at > ${oldest.seen}
      and s.disabled_at is null`.execute(db)
  return rows[0]
}

export async function touchStaffSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute()
}

export async function deleteStaffSession(db: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('id', '=', sessionId).execute()
}

/** All sessions of a person, or all but one. */
export async function deleteStaffSessions(db: Database, staffId: string, remainingId?: string): Promise<void> {
  await sql`delete from staff_sessions where staff_id = ${staffId} and id is distinct from ${remainingId ?? null}`.execute(
    db,
  )
}

export async function deleteStaffSessionsBefore(db: Database, seen: Date): Promise<void> {
  await db.deleteFrom('staff_sessions').where('last_seen_at', '<', seen).execute()
}
