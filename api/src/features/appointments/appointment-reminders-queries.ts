import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

type Reminded = { id: string; sequence: number }

/**
 * Marks booked appointments with a due reminder, each once: by mail at six in the evening before, by text message two
 * hours before. Appointments made after that moment need none.
 */
export async function takeMailReminders(db: Database, now: Date, atMost: number): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    update appointments set mail_reminder_at = ${now} where id in (
      select a.id from appointments a join appointment_slots s on s.id = a.slot_id,
        lateral (select ((s.starts_at at time zone 'Asia/Hong_Kong')::date - 1 + time '18:00')
          at time zone 'Asia/Hong_Kong' as at) due
      where a.status = 'BOOKED' and a.mail_reminder_at is null and a.email is not null
        and s.starts_at > ${now} and s.starts_at < ${now}::timestamptz + interval '2 days'
        and due.at <= ${now} and a.settled_at < due.at
      order by s.starts_at, a.id limit ${atMost} for update of a skip locked)
    returning id, sequence`.execute(db)
  return rows
}

export async function takeTextReminders(db: Database, now: Date, hoursBefore: number, atMost: number) {
  const { rows } = await sql<Reminded>`
    update appointments set text_reminder_at = ${now} where id in (
      select a.id from appointments a join appointment_slots s on s.id = a.slot_id,
        lateral (select s.starts_at - make_interval(hours => ${hoursBefore}::int) as at) due
      where a.status = 'BOOKED' and a.text_reminder_at is null and a.account_id is not null
        and s.starts_at > ${now} and s.starts_at < ${now}::timestamptz + interval '2 days'
        and due.at <= ${now} and a.settled_at < due.at
      order by s.starts_at, a.id limit ${atMost} for update of a skip locked)
    returning id, sequence`.execute(db)
  return rows
}
