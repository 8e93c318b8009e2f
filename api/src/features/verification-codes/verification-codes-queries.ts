import type { Database } from '../../database/database.ts'

export type CodePurpose =
  | 'verify-email'
  | 'verify-phone'
  | 'reset-password'
  | 'join-guest'
  | 'change-email'
  | 'change-phone'
  | 'prove-email'
  | 'prove-phone'
  | 'delete-account'

type CodeKey = { accountId: string; purpose: CodePurpose }

export type NewCode = CodeKey & {
  codeHash: Buffer
  target: string
  sessionId: string | null
  guestId: string | null
  expiresAt: Date
}

/** Replaces an earlier code of the same account and purpose. */
export async function putCode(db: Database, code: NewCode): Promise<void> {
  const values = {
    code_hash: code.codeHash,
    target: code.target,
    session_id: code.sessionId,
    guest_id: code.guestId,
    tries: 0,
    expires_at: code.expiresAt,
  }
  await db
    .insertInto('verification_codes')
    .values({ account_id: code.accountId, purpose: code.purpose, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(values))
    .execute()
}

export async function findCode(db: Database, { accountId, purpose }: CodeKey, now: Date) {
  return db
    .selectFrom('verification_codes')
    .select(['target', 'session_id'])
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function setCodeHash(db: Database, { accountId, purpose }: CodeKey, codeHash: Buffer): Promise<void> {
  await db
    .updateTable('verification_codes')
    .set({ code_hash: codeHash, tries: 0 })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute()
}

export async function findLinkByHash(db: Database, codeHash: Buffer, purposes: CodePurpose[], now: Date) {
  return db
    .selectFrom('verification_codes')
    .select(['account_id', 'purpose', 'target', 'guest_id'])
    .where('code_hash', '=', codeHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses a link up; one of several concurrent callers gets it. */
export async function deleteLink(db: Database, codeHash: Buffer, purposes: CodePurpose[], now: Date) {
  return db
    .deleteFrom('verification_codes')
    .where('code_hash', '=', codeHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returning(['account_id', 'purpose', 'target', 'guest_id'])
    .executeTakeFirst()
}

/** Counts an attempt at the code of a session and returns the hash to compare with, while attempts are left. */
export async function countDigitsTry(
  db: Database,
  { accountId, purpose }: CodeKey,
  sessionId: string,
  now: Date,
  triesAtMost: number,
) {
  return db
    .updateTable('verification_codes')
    .set((of) => ({ tries: of('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .where('tries', '<', triesAtMost)
    .returning(['code_hash', 'target'])
    .executeTakeFirst()
}

export async function deleteDigits(db: Database, { accountId, purpose }: CodeKey, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('verification_codes')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteCodes(db: Database, accountId: string, purposes: CodePurpose[]): Promise<void> {
  await db
    .deleteFrom('verification_codes')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .execute()
}

export async function deleteCodesBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('verification_codes').where('expires_at', '<', time).execute()
}
