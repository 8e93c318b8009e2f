import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export async function insertConsents(db: Database, rows: Insertable<DB['consents']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('consents').values(rows).execute()
}

/** The latest consent on each item. */
export async function listCurrentConsents(db: Database, accountId: string) {
  const { rows } = await sql<{ content_type: string; channel: string; is_accept: boolean; created_at: Date }>`
    select distinct on (content_type, channel) content_type, channel, is_accept, created_at
    from consents where account_id = ${accountId}::uuid
    order by content_type, channel, number desc`.execute(db)
  return rows
}

/** Locks the consents of an account, to serialise changes. */
export async function holdConsents(db: Database, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consents ${accountId}`}, 0))`.execute(db)
}

/** The verified contacts of an account with its settings; an unverified contact may be a stranger's. */
export async function findReach(db: Database, accountId: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('notification_settings', 'notification_settings.account_id', 'accounts.id')
    .select(['accounts.area_code', 'accounts.language'])
    .select(sql<string | null>`case when email_verified_at is not null then accounts.email end`.as('email'))
    .select(sql<string | null>`case when phone_verified_at is not null then accounts.phone end`.as('phone'))
    .select(['notification_settings.is_notifiable', 'notification_settings.channels'])
    .select('notification_settings.language as chosen_language')
    .where('accounts.id', '=', accountId)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function findAccountByEmail(db: Database, email: string): Promise<string | undefined> {
  const row = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

export async function findOptOutKey(db: Database, name: 'contacts' | 'links'): Promise<string> {
  const row = await db.selectFrom('opt_out_keys').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return row.value
}

export async function insertOptOut(db: Database, contactHash: Buffer, now: Date): Promise<void> {
  await db
    .insertInto('opt_outs')
    .values({ contact_hash: contactHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteOptOut(db: Database, contactHash: Buffer): Promise<void> {
  await db.deleteFrom('opt_outs').where('contact_hash', '=', contactHash).execute()
}

export async function hasOptOut(db: Database, contactHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('opt_outs')
    .select('created_at')
    .where('contact_hash', '=', contactHash)
    .executeTakeFirst()
  return row !== undefined
}

type NewsletterHindrance = 'no-email' | 'unproved' | 'not-agreed' | 'silenced' | 'opted-out'
type Pads = { inner: Buffer; outer: Buffer }

/** Why the account `a` gets no newsletter by mail, the first of several reasons; null if it does. */
export function whyNoNewsletter({ inner, outer }: Pads) {
  const agrees = (contentType: string, channel: string): RawBuilder<boolean> => sql`coalesce((
    select c.is_accept from consents c
    where c.account_id = a.id and c.content_type = ${contentType} and c.channel = ${channel}
    order by c.number desc limit 1), false)`
  return sql<NewsletterHindrance | null>`case
    when a.email is null then 'no-email'
    when a.email_verified_at is null then 'unproved'
    when not (${agrees('direct_marketing', 'ANY')} and ${agrees('newsletter', 'EMAIL')}) then 'not-agreed'
    when not exists (select from notification_settings n
      where n.account_id = a.id and n.is_notifiable and 'EMAIL' = any(n.channels)) then 'silenced'
    when exists (select from opt_outs x
      where x.contact_hash = sha256(${outer}::bytea || sha256(${inner}::bytea || convert_to(a.email, 'UTF8')))) then 'opted-out'
    end`
}

export async function findNewsletterHindrance(db: Database, accountId: string, pads: Pads) {
  const { rows } = await sql<{ reason: NewsletterHindrance | null }>`
    select ${whyNoNewsletter(pads)} as reason from accounts a where a.id = ${accountId}`.execute(db)
  return rows[0]?.reason ?? undefined
}
