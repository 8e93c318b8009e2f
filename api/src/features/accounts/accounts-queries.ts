import type { Locale } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

type AccountColumns = {
  id: string
  type: string
  username: string | null
  email: string | null
  area_code: string | null
  phone: string | null
  email_verified: boolean
  phone_verified: boolean
  language: string
}
export type AccountRow = AccountColumns
type NoAccount = { [Column in keyof AccountColumns]: null }

const columns = sql`a.id, a.type, a.username, a.email, a.area_code, a.phone,
  a.email_verified_at is not null as email_verified, a.phone_verified_at is not null as phone_verified, a.language`

export async function findAccountAndEnd(db: Database, accountId: string) {
  const { rows } = await sql<{ is_ended: boolean } & (AccountColumns | NoAccount)>`
    select e.account_id is not null as is_ended, ${columns}
    from (select ${accountId}::uuid as id) asked
    left join accounts a on a.id = asked.id
    left join ended_guests e on e.account_id = asked.id`.execute(db)
  return rows[0]
}

export type SessionRow = AccountColumns & {
  session_id: string
  issued_at: Date
  last_seen_at: Date
  is_previous: boolean
}

/** The session of a token: the current one while young enough, or the previous one during the overlap. */
export async function findSessionByToken(db: Database, tokenHash: Buffer, now: Date, oldestIssue: Date) {
  const { rows } = await sql<SessionRow>`
    select s.id as session_id, s.issued_at, s.last_seen_at, s.token_hash <> ${tokenHash} as is_previous, ${columns}
    from sessions s join accounts a on a.id = s.account_id
    where (s.token_hash = ${tokenHash} or (s.previous_token_hash = ${tokenHash} and s.previous_until >= ${now}))
      and s.issued_at >= ${oldestIssue} and a.disabled_at is null and a.type <> 'TEMP'`.execute(db)
  return rows[0]
}

export async function insertSession(
  db: Database,
  session: { id: string; accountId: string; tokenHash: Buffer; userAgent: string; now: Date },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      account_id: session.accountId,
      token_hash: session.tokenHash,
      issued_at: session.now,
      user_agent: session.userAgent,
      opened_at: session.now,
      last_seen_at: session.now,
    })
    .execute()
}

/**
 * Replaces a session's token. False if a concurrent request was faster. The replaced token stays valid for the overlap,
 * but never beyond its own age.
 */
export async function replaceToken(
  db: Database,
  sessionId: string,
  token: { present: Buffer; next: Buffer },
  now: Date,
  seconds: { overlap: number; maximumAge: number },
): Promise<boolean> {
  const { rows } = await sql`
    update sessions set token_hash = ${token.next}, issued_at = ${now}, previous_token_hash = ${token.present},
      previous_until = least(
        ${now}::timestamptz + make_interval(secs => ${seconds.overlap}::int),
        issued_at + make_interval(secs => ${seconds.maximumAge}::int))
    where id = ${sessionId} and token_hash = ${token.present} returning id`.execute(db)
  return rows.length > 0
}

export async function isTokenOf(db: Database, sessionId: string, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function touchSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', sessionId).execute()
}

export async function findAccount(db: Database, accountId: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${columns} from accounts a where a.id = ${accountId} and a.disabled_at is null`.execute(db)
  return rows[0]
}

export async function insertGuestAccount(db: Database, accountId: string, language: Locale): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ id: accountId, type: 'TEMP', language })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function insertEndedGuest(db: Database, accountId: string): Promise<void> {
  await db
    .insertInto('ended_guests')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

export async function deleteEndedGuestsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('ended_guests').where('ended_at', '<', time).execute()
}

/**
 * Guests who have been inactive since a time, with their booking form and wishlist. Guests with an order, an enquiry, a
 * comment, a like or a file in use are kept.
 */
export async function deleteAbandonedGuests(db: Database, before: Date, atMost: number): Promise<number> {
  const { rows } = await sql`
    delete from accounts where id in (
      select a.id from accounts a
      where a.type = 'TEMP' and a.created_at < ${before}
        and not exists (select from carts where account_id = a.id and updated_at >= ${before})
        and not exists (select from wishlist_items where account_id = a.id and added_at >= ${before})
        and not exists (select from verification_codes where a.id in (account_id, guest_id))
        ${sql.join(
          leftBehind.map((table) => sql`and not exists (select from ${sql.table(table)} where account_id = a.id)`),
          sql` `,
        )}
      order by a.created_at limit ${atMost} for update skip locked)
    returning 1`.execute(db)
  return rows.length
}

const leftBehind: (keyof DB)[] = [
  'orders',
  'order_grants',
  'files',
  'enquiries',
  'appointments',
  'product_reviews',
  'post_comments',
  'post_likes',
  'consents',
  'personal_data_exports',
  'cards',
  'payment_customers',
  'payment_sessions',
  'passkeys',
  'memberships',
  'redeemed_vouchers',
  'voucher_uses',
  'account_events',
  'account_notes',
  'customer_tags',
]
