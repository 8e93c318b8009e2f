import type { RenovationEvents } from '../../../database/tables.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** The events that consenting members are notified of. */
const newsActions = sql`('report-published', 'stage-done', 'file-shared', 'file-revised', 'message-written')`

/** Neither a member's own actions nor read messages are news to them. */
const isNews = sql`e.action in ${newsActions} and e.account_id is distinct from m.account_id
  and not (e.action = 'message-written' and e.at <= coalesce(m.messages_read_until, '-infinity'))`

export type Taken = { account_id: string; after: Date }
type Times = { since: Date; settled: Date; until: Date }

/**
 * Marks news as gathered, once per member even with concurrent processes: for members who consented, were last
 * notified before `since`, and have news from before `settled`.
 */
export async function takeNews(db: Database, { since, settled, until }: Times, atMost: number): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    with taken as (
      select s.account_id, greatest(s.progress_gathered_until, (
        select max(c.created_at) from consents c
        where c.account_id = s.account_id and c.content_type = 'renovation_progress' and c.is_accept)) as after
      from notification_settings s
      where (s.progress_gathered_until is null or s.progress_gathered_until <= ${since})
        and exists (select from consents c
          where c.account_id = s.account_id and c.content_type = 'renovation_progress' and c.is_accept)
        and exists (
          select from renovation_members m join renovation_events e on e.renovation_id = m.renovation_id
          where m.account_id = s.account_id and e.at <= ${settled} and e.at > m.created_at and ${isNews}
            and e.at > greatest(s.progress_gathered_until, (
              select max(c.created_at) from consents c
              where c.account_id = s.account_id and c.content_type = 'renovation_progress' and c.is_accept)))
      order by s.account_id limit ${atMost} for update of s skip locked)
    update notification_settings s set progress_gathered_until = ${until} from taken
    where s.account_id = taken.account_id returning s.account_id, taken.after`.execute(db)
  return rows
}

export type NewsRow = Pick<Selectable<RenovationEvents>, 'renovation_id' | 'action' | 'facts'> & { reference: string }

/** The news in the rooms of a member between two moments, by room. */
export async function listNews(
  db: Database,
  accountId: string,
  { after, until }: { after: Date; until: Date },
  atMost: number,
): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    select e.renovation_id, e.action, e.facts, r.reference
    from renovation_members m
    join renovations r on r.id = m.renovation_id
    join renovation_events e on e.renovation_id = m.renovation_id
    where m.account_id = ${accountId} and e.at > ${after} and e.at <= ${until} and e.at > m.created_at and ${isNews}
    order by r.reference, e.at, e.id limit ${atMost}`.execute(db)
  return rows
}
