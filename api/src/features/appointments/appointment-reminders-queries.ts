import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'

type Reminded = { id: string; sequence: number }

/**
 * Marks booked appointments with a due reminder, each once: by mail at six in the evening before, by text message some
 * hours before. Appointments made after that moment need none.
 */
export function takeMailReminders(db: Database, now: Date, atMost: number): Promise<Reminded[]> {
  const due = sql`((s.starts_at at time zone 'Asia/Hong_Kong')::date - 1 + time '18:00') at time zone 'Asia/Hong_Kong'`
  return takeReminders(db, { column: 'mail_reminder_at', contact: 'email', due }, now, atMost)
}

export function takeTextReminders(db: Database, now: Date, hoursBefore: number, atMost: number): Promise<Reminded[]> {
  const due = sql`s.starts_at - make_interval(hours => ${hoursBefore}::int)`
  return takeReminders(db, { column: 'text_reminder_at', contact: 'account_id', due }, now, atMost)
}

type Kind = {
  column: 'mail_reminder_at' | 'text_reminder_at'
  /** What an appointment needs for it. */
  contact: 'email' | 'account_id'
  due: RawBuilder<unknown>
}

async function takeReminders(db: Database, { column, contact, due }: Kind, now: Date, atMost: number) {
  const { rows } = await sql<Reminded>`
    update appointments set ${sql.ref(column)} = ${now} where id in (
      select a.id from appointments a join appointment_slots s on s.id = a.slot_id, lateral (select ${due} as at) due
      where a.status = 'BOOKED' and a.${sql.ref(column)} is null and a.${sql.ref(contact)} is not null
        and s.starts_at > ${now} and s.starts_at < ${now}::timestamptz + interval '2 days'
        and due.at <= ${now} and a.settled_at < due.at
      order by s.starts_at, a.id limit ${atMost} for update of a skip locked)
    returning id, sequence`.execute(db)
  return rows
}
