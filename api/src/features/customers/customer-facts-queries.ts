import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** The amount that account `a` paid for orders and renovations, less refunds. */
export const spentCents = sql`
  ((select coalesce(sum(o.total_cents - o.refunded_cents), 0) from orders o
    where o.account_id = a.id and o.paid_at is not null)
  + (select coalesce(sum(p.received_cents), 0) from renovation_members m
    join payment_records p on p.renovation_id = m.renovation_id and p.state = 'CONFIRMED'
    where m.account_id = a.id and m."right" = 'CLIENT')
  - (select coalesce(sum(f.amount_cents), 0) from renovation_members m
    join renovation_refunds f on f.renovation_id = m.renovation_id
    where m.account_id = a.id and m."right" = 'CLIENT'))::bigint`

/** Some stale accounts, latest first. */
export async function takeStaleAccounts(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('stale_customer_facts')
    .where('id', 'in', (of) => of.selectFrom('stale_customer_facts').select('id').orderBy('id', 'desc').limit(limit))
    .returning('account_id')
    .execute()
  return [...new Set(rows.map(({ account_id: id }) => id))]
}

/** Accounts that are not customers have no facts. */
export async function putFacts(db: Database, accountIds: string[]): Promise<void> {
  const customers = sql`from accounts a where a.id = any(${accountIds}::uuid[]) and a.type <> 'TEMP' and a.deleted_at is null`
  await sql`
    delete from customer_facts where account_id = any(${accountIds}::uuid[])
      and account_id not in (select a.id ${customers})`.execute(db)
  await sql`
    insert into customer_facts as kept (account_id, spent_cents, last_order_at, districts)
    select a.id,
      ${spentCents},
      (select max(o.created_at) from orders o where o.account_id = a.id and o.status <> 'cancelled'),
      array(select district from delivery_recipients d where d.account_id = a.id and district is not null
        union select district from orders o where o.account_id = a.id and district is not null
        union select r.district from renovation_members m join renovations r on r.id = m.renovation_id
          where m.account_id = a.id and m."right" = 'CLIENT' and r.district is not null)
    ${customers}
    on conflict (account_id) do update set spent_cents = excluded.spent_cents,
      last_order_at = excluded.last_order_at, districts = excluded.districts
      where (kept.spent_cents, kept.last_order_at, kept.districts)
        is distinct from (excluded.spent_cents, excluded.last_order_at, excluded.districts)`.execute(db)
}
