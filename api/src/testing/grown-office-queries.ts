import { type RawBuilder, sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'
import { noBuilding } from '../features/renovations/renovation-room.ts'
import { asBulk, withoutInvertedIndexes } from './growth-queries.ts'

/** One table behind a staff list: the rows from one number to another, each a minute older than the previous one. */
type Grown = { table: string; rows: (numbers: RawBuilder<unknown>) => RawBuilder<unknown>; marked: RawBuilder<unknown> }

const at = sql`now() - k * interval '1 minute'`
/** Every twentieth is open, the others are closed; work under way is bounded by the people who do it. */
const oneOf = (waiting: string, second: string, rest: string) =>
  sql`case k % 20 when 0 then ${sql.lit(waiting)} when 1 then ${sql.lit(second)} else ${sql.lit(rest)} end`
const surnames = sql`(array['陳', '林', 'Chan', 'Wong', '歐陽', 'Lee', '何', 'Ng', 'Cheung', '鄭'])[1 + k % 10]`
const name = sql`${surnames} || ' ' || k`
const id = sql`uuidv7()`
/** One of some thousand others, so that listed rows refer to something. */
const some = (table: string) =>
  sql`(select ids[1 + k % cardinality(ids)] from some_ids where of_table = ${sql.lit(table)})`

/** A third belongs to those who do most, a few to a colleague, the rest to no one. */
const someone = sql`case when k % 3 = 0 then ${some('staff')} when k % 10000 = 1 then ${some('colleagues')} end`
/** Within three months of its creation, for two thirds. */
const planned = sql`case when k % 3 > 0 then (${at} + k % 90 * interval '1 day')::date end`

const tables: Grown[] = [
  {
    table: 'accounts',
    marked: sql`email like 'grown-%'`,
    // Few subscribe to mail.
    rows: (numbers) => sql`with made as (
        insert into accounts (id, type, username, email, area_code, phone, language, created_at, registered_at,
          email_verified_at)
        select ${id}, 'EMAIL', ${name}, 'grown-' || k || '@example.com', '852', '9' || lpad(k::text, 7, '0'),
          (array['zh', 'cn', 'en'])[1 + k % 3], ${at}, ${at}, ${at} from ${numbers}
        returning id, language, email, created_at, phone::int % 100 = 0 as takes_mail),
      agreed as (
        insert into consents (account_id, content_type, channel, is_accept, source, wording, wording_language,
          wording_version, created_at)
        select id, type, channel, true, 'settings', 'Grown', 'en', '1', created_at
        from made, (values ('direct_marketing', 'ANY'), ('newsletter', 'EMAIL')) as to_what (type, channel)
        where takes_mail),
      facts as (
        insert into customer_facts (account_id, registered_at, language, email)
        select id, created_at, language, email from made)
      insert into notification_settings (account_id, language, updated_at)
      select id, language, created_at from made where takes_mail`,
  },
  {
    table: 'enquiries',
    marked: sql`reference like 'GROWN-%'`,
    rows: (numbers) => sql`insert into enquiries (id, reference, language, name, email, phone, area_code, subject,
        description, location, status, spam_score, reply_by, created_at, owner_id, next_action, next_action_on)
      select ${id}, 'GROWN-' || k, 'zh', ${name}, 'asks-' || k || '@example.com', '6' || lpad(k::text, 7, '0'), '852',
        'Kitchen of ' || k, repeat('We would like oak and a quiet hood. ', 5), 'Sha Tin',
        case when k % 20 = 2 then 'SPAM' else ${oneOf('NEW', 'ANSWERED', 'CLOSED')} end, 0,
        ${at} + interval '1 day', ${at}, ${someone}, case when k % 3 > 0 then 'Telephone' end, ${planned} from ${numbers}`,
  },
  {
    table: 'product_reviews',
    marked: sql`comment like 'Grown %'`,
    rows: (
      numbers,
    ) => sql`insert into product_reviews (id, product_id, rating, comment, language, status, decided_at, created_at)
      select ${id}, ${some('products')}, 1 + k % 5, 'Grown ' || k || repeat(' and well made', k % 9), 'en',
        ${oneOf('WAITING', 'REJECTED', 'APPROVED')}, case when k % 20 > 0 then ${at} end, ${at} from ${numbers}`,
  },
  {
    table: 'post_comments',
    marked: sql`comment like 'Grown %'`,
    rows: (numbers) => sql`insert into post_comments (id, post_id, comment, language, status, created_at, updated_at)
      select ${id}, ${some('posts')}, 'Grown ' || k || repeat(' and well said', k % 9), 'en',
        ${oneOf('DRAFT', 'HIDDEN', 'ACTIVE')}, ${at}, ${at} from ${numbers}`,
  },
  {
    table: 'audit_entries',
    marked: sql`subject_title like 'Grown %'`,
    rows: (
      numbers,
    ) => sql`insert into audit_entries (id, at, staff_id, action, subject, subject_id, subject_title, before, after)
      select ${id}, ${at}, ${some('staff')}, 'orders.ship', 'order', ${some('orders')}::text, 'Grown ' || k,
        '{"delivery_status": "preparing"}', '{"delivery_status": "shipped"}' from ${numbers}`,
  },
  {
    table: 'refund_requests',
    marked: sql`reason like 'Grown %'`,
    rows: (
      numbers,
    ) => sql`insert into refund_requests (id, order_id, reason, status, amount_cents, created_at, decided_at, is_to_send)
      select ${id}, ${some('orders')}, 'Grown ' || k, ${oneOf('WAITING', 'REJECTED', 'APPROVED')},
        case when k % 20 > 1 then 100 end, ${at}, case when k % 20 > 0 then ${at} end, k % 200 = 2 from ${numbers}`,
  },
  {
    table: 'staff_notices',
    marked: sql`true`,
    rows: (numbers) => sql`insert into staff_notices (id, event, at, subject_id, is_told)
      select ${id}, 'order.placed', ${at}, ${some('orders')}, true from ${numbers}`,
  },
  {
    table: 'renovations',
    marked: sql`reference like 'GROWN-%'`,
    rows: (numbers) => sql`insert into renovations (id, reference, status, title, language, client_name, client_email,
        building, created_at, moved_at, staff_id)
      select ${id}, 'GROWN-' || k,
        case when k % 200 = 2 then 'IN_PROGRESS' else ${oneOf('PLANNING', 'QUOTED', 'CLOSED')} end, 'Flat ' || k, 'zh', ${name},
        'room-' || k || '@example.com',
        ${JSON.stringify(noBuilding)}::jsonb || jsonb_build_object('permit_until', ${planned}), ${at}, ${at}, ${someone}
      from ${numbers}`,
  },
  {
    table: 'renovation_messages',
    marked: sql`text like 'Grown %'`,
    // Every twentieth room waits for an answer.
    rows: (numbers) => sql`with made as (
        insert into renovation_messages (id, renovation_id, thread, staff_id, text, created_at)
        select ${id}, r.id, 'GENERAL', case when k % 20 > 0 then ${some('staff')} end, 'Grown ' || k, ${at}
        from ${numbers} join renovations r on r.reference = 'GROWN-' || k
        returning id, renovation_id, staff_id, created_at)
      insert into waiting_threads (message_id, renovation_id, created_at)
      select id, renovation_id, created_at from made where staff_id is null`,
  },
  {
    table: 'appointments',
    marked: sql`reference like 'GROWN-%'`,
    rows: (numbers) => sql`with slots as (
        insert into appointment_slots (id, kind, starts_at, ends_at, capacity, taken, created_at)
        select ${id}, 'SHOWROOM', date_bin('5 minutes', ${at}, '2000-01-01T00:00Z'),
          date_bin('5 minutes', ${at}, '2000-01-01T00:00Z') + interval '1 hour', 1, 1, ${at} from ${numbers}
        returning id, starts_at, ends_at),
      made as (
        insert into appointments (id, reference, slot_id, status, language, name, email, address, note, created_at)
        select ${id}, 'GROWN-' || k, slots.id, ${oneOf('BOOKED', 'MISSED', 'DONE')}, 'zh', ${name},
          'visits-' || k || '@example.com', 'Sha Tin', '', ${at}
        from (select k, row_number() over () as place from ${numbers}) k
          join (select id, row_number() over () as place from slots) slots using (place)
        returning id, slot_id, status)
      insert into appointment_times (appointment_id, status, starts_at, ends_at)
      select made.id, status, starts_at, ends_at from made join slots on slots.id = made.slot_id`,
  },
  {
    table: 'translation_gaps',
    marked: sql`position > 1000`,
    rows: (numbers) => sql`insert into translation_gaps (kind, key, position, place, locale, state)
      select 'post', ${some('posts')}::text, 1000 + k, 'title', (array['cn', 'en'])[1 + k % 2],
        ${oneOf('outdated', 'drafted', 'missing')} from ${numbers}`,
  },
]

const rowsAtOnce = 100_000
const colleague = 'grown-colleague@example.com'

/** Fills each table behind a staff list up to this many generated rows. */
export async function growOffice(db: Database, rows: number, onTable: (table: string) => void): Promise<void> {
  await sql`insert into staff (id, name, email, password_hash, role)
    select ${id}, 'Colleague', ${colleague}, '', 'manager'
    where not exists (select from staff where email = ${colleague})`.execute(db)
  for (const { table, rows: insert, marked } of tables) {
    const there = await countMarked(db, { table, marked })
    if (there >= rows) continue
    onTable(table)
    await withoutInvertedIndexes(db, [table], async () => {
      for (let first = there + 1; first <= rows; first += rowsAtOnce) {
        const last = Math.min(first + rowsAtOnce - 1, rows)
        await transaction(db, async (trx) => {
          await asBulk(trx)
          await chooseIds(trx)
          await insert(sql`generate_series(${sql.lit(first)}::int, ${sql.lit(last)}::int) k`).execute(trx)
        })
      }
    })
  }
  // Notices are shown to staff who had an account when they were created.
  await sql`update staff set created_at = now() - interval '10 years'`.execute(db)
}

async function countMarked(db: Database, { table, marked }: Pick<Grown, 'table' | 'marked'>): Promise<number> {
  return transaction(db, async (trx) => {
    await asBulk(trx)
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${marked}`.execute(trx)
    return rows[0]?.count ?? 0
  })
}

async function chooseIds(trx: Database): Promise<void> {
  const ids = (ofTable: string, from: RawBuilder<unknown>) =>
    sql`select ${sql.lit(ofTable)} as of_table, array(select id from ${from} limit 5000) as ids`
  const parts = [
    ...['products', 'orders', 'posts'].map((table) => ids(table, sql.table(table))),
    ids('staff', sql`staff where email <> ${sql.lit(colleague)}`),
    ids('colleagues', sql`staff where email = ${sql.lit(colleague)}`),
  ]
  await sql`create temp table some_ids on commit drop as ${sql.join(parts, sql` union all `)}`.execute(trx)
}
