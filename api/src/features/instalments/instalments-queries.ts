import { type Insertable, type Selectable, sql } from 'kysely'
import type { DB, Instalments, PaymentAllocations } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

/** A row of a schedule; `is_checking`: a payment record for it waits to be decided upon. */
export type InstalmentRow = Selectable<Instalments> & { is_checking: boolean }

export async function insertInstalments(db: Database, rows: Insertable<DB['instalments']>[]): Promise<void> {
  await db.insertInto('instalments').values(rows).execute()
}

const isChecking = sql<boolean>`exists (
  select from payment_records r where r.instalment_id = instalments.id and r.state = 'SUBMITTED')`

/** The schedule of a renovation, in order. */
export async function listInstalments(db: Database, renovationId: string): Promise<InstalmentRow[]> {
  return db
    .selectFrom('instalments')
    .selectAll()
    .select(isChecking.as('is_checking'))
    .where('renovation_id', '=', renovationId)
    .orderBy('number')
    .execute()
}

/** The same with its rows locked, in their order. The renovation is locked before. */
export async function lockInstalments(trx: Database, renovationId: string): Promise<InstalmentRow[]> {
  await trx
    .selectFrom('instalments')
    .select('id')
    .where('renovation_id', '=', renovationId)
    .orderBy('number')
    .forUpdate()
    .execute()
  return listInstalments(trx, renovationId)
}

/** Ends a schedule: what was paid is owed back, to the cent. */
export async function voidInstalments(
  db: Database,
  renovationId: string,
  entries: Insertable<PaymentAllocations>[],
): Promise<void> {
  await insertAllocations(db, entries)
  await db.updateTable('instalments').set({ is_void: true }).where('renovation_id', '=', renovationId).execute()
}

/** Writes where money went. What is paid and what is owed back follow by themselves. */
export async function insertAllocations(db: Database, entries: Insertable<PaymentAllocations>[]): Promise<void> {
  if (entries.length > 0) await db.insertInto('payment_allocations').values(entries).execute()
}

export async function findCredit(db: Database, renovationId: string): Promise<number> {
  const row = await db
    .selectFrom('renovations')
    .select('credit_cents')
    .where('id', '=', renovationId)
    .executeTakeFirst()
  return row?.credit_cents ?? 0
}

/** Names the day on which an instalment is due, of which its payers are told anew. */
export async function putDueDay(db: Database, id: string, dueOn: string): Promise<void> {
  await db.updateTable('instalments').set({ due_on: dueOn, told: 0 }).where('id', '=', id).execute()
}

/**
 * Takes the instalments of which a word is due: the first on the day itself, others so many days later. Whoever was not
 * told in time is told once, by the latest word. Answers each with the word's number, from 1.
 */
export async function takeUntold(db: Database, today: string, daysAfter: readonly number[], atMost: number) {
  const { rows } = await sql<{ id: string; word: number }>`
    update instalments i set told = t.word from (
      select c.id, c.word from (
        select i.id, i.told, (select count(*) from unnest(${sql.val(daysAfter)}::int[]) as days
          where i.due_on + days <= ${today}::date)::int as word
        from instalments i
        where i.due_on <= ${today}::date and not i.is_void and i.paid_cents < i.amount_cents
          and i.told < ${daysAfter.length}
          and not exists (select from payment_records r where r.instalment_id = i.id and r.state = 'SUBMITTED')
      ) c
      join instalments l on l.id = c.id
      where c.word > c.told order by c.id limit ${atMost} for update of l skip locked
    ) t where i.id = t.id and i.told < t.word
    returning i.id, i.told as word`.execute(db)
  return rows
}

export async function listInstalmentsById(db: Database, ids: string[]): Promise<InstalmentRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('instalments').selectAll().select(isChecking.as('is_checking')).where('id', 'in', ids).execute()
}
