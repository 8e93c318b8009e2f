import type { Words } from '@fitout/contract/locales.ts'
import { type NoticeEvent, unreadAtMost } from '@fitout/contract/staff/staff-notices.ts'
import { sql } from 'kysely'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

/** Which notices a person may see and has not switched off. */
export type Sight = {
  staffId: string
  events: readonly NoticeEvent[]
  /** Foremen see only the renovations assigned to them. */
  isForeman: boolean
}

export type NoticeRow = {
  id: string
  event: NoticeEvent
  at: Date
  subject_id: string | null
  renovation_id: string | null
  is_read: boolean
  who: string | null
  reference: string | null
  /** Of an appointment. */
  appointment_status: string | null
  title: Words | null
}

/**
 * Notices from before a person's account was created are not shown to them, nor those for another person or of what they
 * did themselves. Everyone is notified of low stock: it may follow from an act that was about something else.
 */
export const seenBy = ({ staffId, events, isForeman }: Sight) => sql`
  n.event = any(${[...events]}::text[]) and n.at >= (select created_at from staff where id = ${staffId}::uuid)
    and (n.staff_id is null or n.staff_id = ${staffId}::uuid)
    and (n.done_by is distinct from ${staffId}::uuid or n.event like 'stock.%')
    and (not ${isForeman}::boolean or exists (select from renovation_foremen f
      where f.renovation_id = n.renovation_id and f.staff_id = ${staffId}::uuid))`

const isRead = (staffId: string) => sql`
  exists (select from staff_notice_reads d where d.notice_id = n.id and d.staff_id = ${staffId}::uuid)`

const newestFirst = keyset(['n.at', 'instant', 'desc'], ['n.id', 'id', 'desc'])

/** The current names of the people and things a notice is about. */
const about = sql`
  left join orders o on n.event in ('order.placed', 'proof.order') and o.id = n.subject_id
  left join refund_requests q on n.event = 'refund.requested' and q.id = n.subject_id
  left join orders b on b.id = q.order_id
  left join enquiries e on n.event like 'enquiry.%' and e.id = n.subject_id
  left join appointments a on n.event like 'appointment.%' and a.id = n.subject_id
  left join renovations r on r.id = n.renovation_id
  left join product_reviews w on n.event = 'review.waiting' and w.id = n.subject_id
  left join post_comments c on n.event = 'comment.waiting' and c.id = n.subject_id
  left join posts t on t.id = c.post_id
  left join products p on p.id = case when n.event like 'stock.%' then n.subject_id else w.product_id end`

/** Foremen see sites, not clients. */
const facts = ({ staffId, isForeman }: Sight) => sql`
  n.id, n.event, n.at, n.subject_id, n.renovation_id, ${isRead(staffId)} as is_read,
  case when not ${isForeman}::boolean
    then coalesce(o.recipient_name, b.recipient_name, e.name, a.name, r.client_name) end as who,
  coalesce(o.reference, b.reference, e.reference, a.reference, r.reference) as reference,
  a.status as appointment_status,
  coalesce(p.title, t.title) as title`

/** Some of the notices visible to a person, oldest first. */
export async function listNoticesById(db: Database, sight: Sight, ids: readonly string[]): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${facts(sight)} from staff_notices n ${about}
    where n.id = any(${[...ids]}::uuid[]) and ${seenBy(sight)} order by n.at, n.id`.execute(db)
  return rows
}

export async function listNoticeRows(
  db: Database,
  sight: Sight,
  { isUnread, page }: { isUnread: boolean; page: Place },
) {
  const which = isUnread ? sql`${seenBy(sight)} and not ${isRead(sight.staffId)}` : seenBy(sight)
  const { rows } = await sql<NoticeRow & Keyed>`
    select ${facts(sight)}, ${newestFirst.key} as row_key
    from (select n.* from staff_notices n where ${which} and ${newestFirst.follows(page.after)}
      order by ${newestFirst.order} offset ${page.offset} limit ${page.limit}) n ${about}
    order by ${newestFirst.order}`.execute(db)
  return { rows, total: await countRows(db, sql`select from staff_notices n where ${which}`) }
}

export async function countUnread(db: Database, sight: Sight): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from staff_notices n where ${seenBy(sight)} and not ${isRead(sight.staffId)}
      limit ${unreadAtMost}) unread`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns false if the person has no such notice. */
export async function markRead(db: Database, sight: Sight, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with seen as (select n.id from staff_notices n where n.id = ${id}::uuid and ${seenBy(sight)}),
      marked as (insert into staff_notice_reads (staff_id, notice_id) select ${sight.staffId}::uuid, id from seen
        on conflict do nothing)
    select id from seen`.execute(db)
  return rows.length > 0
}

/** Marks all notices up to an instant as read; returns how many there were. Times keep their microseconds. */
export async function markAllRead(db: Database, sight: Sight, until: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into staff_notice_reads (staff_id, notice_id)
    select ${sight.staffId}::uuid, n.id from staff_notices n
    where ${seenBy(sight)} and n.at < ${until}::timestamptz + interval '1 millisecond' and not ${isRead(sight.staffId)}
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0n)
}

export async function insertNotice(db: Database, event: NoticeEvent, subjectId: string | null): Promise<void> {
  await db.insertInto('staff_notices').values({ event, subject_id: subjectId }).execute()
}

export async function deleteNoticesBefore(db: Database, then: Date): Promise<void> {
  await db.deleteFrom('staff_notices').where('at', '<', then).execute()
}
