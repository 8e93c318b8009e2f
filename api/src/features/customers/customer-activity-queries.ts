import type { Locale } from '@fitout/contract/locales.ts'
import type { customerActivityKinds } from '@fitout/contract/staff/customers.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type ActivityKind = (typeof customerActivityKinds)[number]

export type ActivityRow = {
  id: string
  kind: ActivityKind
  at: Date
  of: string | null
  title: string | null
  text: string | null
  state: string | null
  cents: number | null
  points: number | null
  /** The points still owed. */
  owed: number | null
  /** The news of a mail, and what it links to. */
  news: string | null
  about: string | null
}

const newestFirst = keyset(['e.at', 'instant', 'desc'], ['e.id', 'text', 'desc'])

/** Whose activity, of which kinds, with reasons in which language. */
export type ActivityOf = { accountId: string; kind: ActivityKind | undefined; locale: Locale }

export async function listActivityRows(db: Database, of: ActivityOf, page: Place): Promise<(ActivityRow & Keyed)[]> {
  const { rows } = await sql<ActivityRow & Keyed>`
    select e.id, e.kind, e.at, e.of, e.title, e.text, e.state, e.cents, e.points, e.owed, e.news, e.about, ${newestFirst.key} as row_key
    ${activityOf(of)} and ${newestFirst.follows(page.after)}
    order by ${newestFirst.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  return rows
}

export async function countActivity(db: Database, of: ActivityOf): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${activityOf(of)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Each table is read by its account index; the activity of one person is small. */
function activityOf({ accountId, kind, locale }: ActivityOf) {
  return sql`from (
    select id::text, 'order' as kind, created_at as at, id as of, reference as title, nullif(note, '') as text,
      status as state, total_cents as cents, nullif(points, 0) as points, null::bigint as owed, null::text as news, null::text as about
    from orders where account_id = ${accountId}
    union all
    select r.id::text, 'refund', r.created_at, o.id, o.reference, r.reason, r.status, r.amount_cents, nullif(r.points, 0), null, null, null
    from refund_requests r join orders o on o.id = r.order_id where o.account_id = ${accountId}
    union all
    select id::text, 'enquiry', created_at, id, reference, subject, status, null, null, null, null, null
    from enquiries where account_id = ${accountId}
    union all
    select id::text, 'appointment', created_at, null, reference, nullif(note, ''), status, null, null, null, null, null
    from appointments where account_id = ${accountId}
    union all
    select v.id::text, 'renovation', v.created_at, v.id, v.reference, nullif(v.address, ''), v.status, null, null, null, null, null
    from renovation_members m join renovations v on v.id = m.renovation_id where m.account_id = ${accountId}
    union all
    select p.id::text, 'payment', p.created_at, p.renovation_id, v.reference, nullif(p.note, ''), p.state,
      coalesce(p.received_cents, p.amount_cents), null, null, null, null
    from payment_records p join renovations v on v.id = p.renovation_id where p.account_id = ${accountId}
    union all
    select id::text, 'review', created_at, null, repeat('★', rating), comment, status, null, null, null, null, null
    from product_reviews where account_id = ${accountId}
    union all
    select id::text, 'comment', created_at, null, null, comment, status, null, null, null, null, null
    from post_comments where account_id = ${accountId}
    union all
    select id::text, 'points', created_at, order_id, null,
      coalesce(nullif(reason ->> ${locale}, ''), nullif(reason ->> 'zh', ''), nullif(reason ->> 'en', ''), reason ->> 'cn'),
      kind, null, points, owed, null, null
    from point_entries where account_id = ${accountId}
    union all
    select 'consent-' || number, 'consent', created_at, null, content_type, channel,
      case when is_accept then 'agreed' else 'withdrew' end, null, null, null, null, null
    from consents where account_id = ${accountId}
    union all
    select r.id::text, 'mail', r.at, r.mailing_id, coalesce(g.subject ->> (select language from accounts where id = ${accountId}), g.subject ->> 'zh'),
      null, null, null, null, null, null, null
    from mailing_recipients r join mailings g on g.id = r.mailing_id where r.account_id = ${accountId} and r.state = 'SENT'
    union all
    select m.id, 'sent-mail', m.at, m.about_id, coalesce(o.reference, q.reference, v.reference), null, m.state, null, null,
      null, m.kind, m.about
    from sent_mails m left join orders o on m.about = 'order' and o.id = m.about_id
      left join enquiries q on m.about = 'enquiry' and q.id = m.about_id
      left join renovations v on m.about = 'renovation' and v.id = m.about_id
    where m.account_id = ${accountId}
    union all
    select a.id::text, 'merge', a.at, null, s.name, a.after ->> 'reason', null, null, null, null, null, null
    from audit_entries a left join staff s on s.id = a.staff_id
    where a.action = 'customers.merge' and a.subject = 'customer' and a.subject_id in (
      select ${accountId}::text union all select id::text from accounts where merged_into = ${accountId}::uuid)
    union all
    select n.id::text, 'note', n.created_at, null, s.name, n.text, null, null, null, null, null, null
    from account_notes n join staff s on s.id = n.staff_id where n.account_id = ${accountId}
  ) e where (${kind ?? null}::text is null or e.kind = ${kind ?? null})`
}
