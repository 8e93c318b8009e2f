import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export async function findStaffCredentials(db: Database, email: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'password_hash', 'disabled_at', 'totp_secret', 'totp_confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Whether the person may still sign in with this password; the row stays locked until the transaction ends. */
export async function lockCredentials(db: Database, staffId: string, passwordHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function findStaffSecrets(db: Database, staffId: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'email', 'password_hash', 'totp_secret', 'totp_confirmed_at'])
    .where('id', '=', staffId)
    .executeTakeFirst()
}

/** A new draft replaces the previous one; a confirmed secret is kept. */
export async function putTotpDraft(db: Database, staffId: string, sealed: Buffer): Promise<boolean> {
  const row = await db
    .updateTable('staff')
    .set({ totp_secret: sealed })
    .where('id', '=', staffId)
    .where('totp_confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Once, and only the draft from which the code was computed. */
export async function confirmTotp(db: Database, staffId: string, sealed: Buffer, step: number, now: Date) {
  const row = await db
    .updateTable('staff')
    .set({ totp_confirmed_at: now, totp_last_step: step })
    .where('id', '=', staffId)
    .where('totp_confirmed_at', 'is', null)
    .where('totp_secret', '=', sealed)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False if the code of this step, or of a later one, was used before. */
export async function takeTotpStep(db: Database, staffId: string, step: number): Promise<boolean> {
  const { rows } = await sql`
    update staff set totp_last_step = ${step}
    where id = ${staffId} and (totp_last_step is null or totp_last_step < ${step}) returning id`.execute(db)
  return rows.length > 0
}

export async function dropTotp(db: Database, staffId: string): Promise<void> {
  await db
    .updateTable('staff')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('id', '=', staffId)
    .execute()
  await deleteRecoveryCodes(db, staffId)
}

export async function putTotp(db: Database, staffId: string, sealed: Buffer, now: Date): Promise<void> {
  await db.updateTable('staff').set({ totp_secret: sealed, totp_confirmed_at: now }).where('id', '=', staffId).execute()
}

async function deleteRecoveryCodes(db: Database, staffId: string): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
}

export async function replaceRecoveryCodes(db: Database, staffId: string, hashes: Buffer[]): Promise<void> {
  await deleteRecoveryCodes(db, staffId)
  const rows = hashes.map((code_hash) => ({ code_hash, staff_id: staffId }))
  await db.insertInto('staff_recovery_codes').values(rows).execute()
}

export async function takeRecoveryCode(db: Database, staffId: string, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hash)
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .returning('staff_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Database, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
