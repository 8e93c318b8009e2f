import type { Database } from '../../database/database.ts'

/** The working days by which approved variations move the end of works. */
export async function sumApprovedDays(db: Database, renovationId: string): Promise<number> {
  const row = await db
    .selectFrom('variations')
    .select((of) => of.fn.sum<string>('days').as('days'))
    .where('renovation_id', '=', renovationId)
    .where('status', '=', 'APPROVED')
    .executeTakeFirst()
  return Number(row?.days ?? 0)
}
