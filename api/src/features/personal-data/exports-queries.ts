import type { Database } from '../../database/database.ts'

export async function insertExport(db: Database, id: string, accountId: string, now: Date): Promise<void> {
  await db.insertInto('personal_data_exports').values({ id, account_id: accountId, created_at: now }).execute()
}

export async function listExports(db: Database, accountId: string, now: Date) {
  return db
    .selectFrom('personal_data_exports')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .execute()
}

export type ExportRow = Awaited<ReturnType<typeof listExports>>[number]

export async function findWaitingExport(db: Database, exportId: string) {
  return db
    .selectFrom('personal_data_exports')
    .innerJoin('accounts', 'accounts.id', 'personal_data_exports.account_id')
    .select(['personal_data_exports.id', 'personal_data_exports.account_id', 'accounts.email', 'accounts.language'])
    .where('personal_data_exports.id', '=', exportId)
    .where('personal_data_exports.status', '=', 'WAITING')
    .executeTakeFirst()
}

export async function markExportReady(db: Database, exportId: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .updateTable('personal_data_exports')
    .set({ status: 'READY', expires_at: expiresAt })
    .where('id', '=', exportId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function hasReadyExport(db: Database, accountId: string, exportId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('personal_data_exports')
    .select('id')
    .where('id', '=', exportId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'READY')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteExpiredExports(db: Database, now: Date): Promise<string[]> {
  const rows = await db.deleteFrom('personal_data_exports').where('expires_at', '<=', now).returning('id').execute()
  return rows.map(({ id }) => id)
}
