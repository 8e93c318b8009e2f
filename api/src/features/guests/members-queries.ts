import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type MovedMember = { fromId: string; toId: string }

/** Uses of a voucher beyond its limit per customer stay with the ended account. */
export async function joinVoucherUses(db: Database, { fromId, toId }: MovedMember): Promise<void> {
  await sql`
    with numbered as (
      select u.order_id, v.code is null or u.released_at is not null or row_number() over (
          partition by u.voucher_id, u.released_at is null order by u.used_at, u.order_id
        ) + (select count(*) from voucher_uses own where own.account_id = ${toId}::uuid
          and own.voucher_id = u.voucher_id and own.released_at is null) <= v.per_account as is_within
      from voucher_uses u join vouchers v on v.id = u.voucher_id where u.account_id = ${fromId}::uuid)
    update voucher_uses u set account_id = ${toId}::uuid from numbered n
    where n.order_id = u.order_id and n.is_within`.execute(db)
}

export async function joinTags(db: Database, { fromId, toId }: MovedMember): Promise<void> {
  await sql`
    with moved as (delete from customer_tags where account_id = ${fromId}::uuid returning tag, created_at)
    insert into customer_tags (account_id, tag, created_at)
    select ${toId}::uuid, tag, created_at from moved on conflict do nothing`.execute(db)
}

/** A mailing sent to both accounts counts twice; the data export lists it once. */
export async function joinMailings(db: Database, { fromId, toId }: MovedMember): Promise<void> {
  await sql`
    update mailing_recipients r set account_id = case when exists (select from mailing_recipients own
      where own.mailing_id = r.mailing_id and own.account_id = ${toId}::uuid) then null else ${toId}::uuid end
    where r.account_id = ${fromId}::uuid and r.state not in ('WAITING', 'SENDING')`.execute(db)
}
