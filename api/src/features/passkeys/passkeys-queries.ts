import { sql, type Insertable, type Selectable } from 'kysely'
import type { Passkeys } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type PasskeyRow = Selectable<Passkeys>
export type ChallengeKey = { sessionKey: string; purpose: 'register' | 'login' }

/** A new challenge replaces the previous one. */
export async function putChallenge(db: Database, key: ChallengeKey, challenge: string, expiresAt: Date): Promise<void> {
  const fresh = { challenge, expires_at: expiresAt }
  await db
    .insertInto('passkey_challenges')
    .values({ session_key: key.sessionKey, purpose: key.purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['session_key', 'purpose']).doUpdateSet(fresh))
    .execute()
}

/** Takes a challenge for one caller only; even a wrong response uses it up. */
export async function takeChallenge(db: Database, key: ChallengeKey, now: Date): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('session_key', '=', key.sessionKey)
    .where('purpose', '=', key.purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? row.challenge : undefined
}

export async function deleteChallengesBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', time).execute()
}

const newestFirst = keyset(['created_at', 'instant', 'desc'], ['id', 'id', 'desc'])

export async function listPasskeysOf(db: Database, accountId: string, page: Place) {
  const of = db.selectFrom('passkeys').where('account_id', '=', accountId)
  const rows = await of
    .selectAll()
    .select(newestFirst.key.as('row_key'))
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await of.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Serialises new passkeys of an account, so that their count is right. */
export async function lockPasskeysOf(db: Database, accountId: string): Promise<void> {
  await sql`select from accounts where id = ${accountId} for no key update`.execute(db)
}

/** Returns whether the passkey is new. */
export async function insertPasskey(db: Database, passkey: Insertable<Passkeys>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function findPasskeyByCredential(db: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
}

/** Records a use, unless the counter went back, which means that the passkey was copied or a response replayed. */
export async function notePasskeyUse(db: Database, id: string, counter: number, isSynced: boolean, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, is_synced: isSynced, last_used_at: now })
    .where('id', '=', id)
    .where((is) => is.or([is('counter', '<', counter), is.and([is('counter', '=', 0), is.val(counter === 0)])]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updatePasskeyName(db: Database, accountId: string, id: string, name: string) {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
}

export async function removePasskey(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function removePasskeysOf(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).execute()
}

/** Removes passkeys made before any contact of the account was verified. */
export async function removeEarlyPasskeysOf(db: Database, accountId: string): Promise<void> {
  await sql`
    delete from passkeys p using accounts a
    where a.id = ${accountId} and p.account_id = a.id
      and p.created_at < least(a.email_verified_at, a.phone_verified_at)`.execute(db)
}
