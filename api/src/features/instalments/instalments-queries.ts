import type { Words } from '@fitout/contract/locales.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { DB, Instalments, PaymentAllocations } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

/**
 * A row of a schedule. `is_checking`: a payment record for it is undecided; `stage_title`: of the stage it waits for.
 */
export type InstalmentRow = Selectable<Instalments> & { is_checking: boolean; stage_title: Words | null }

export async function insertInstalments(db: Database, rows: Insertable<DB['instalments']>[]): Promise<void> {
  await db.insertInto('instalments').values(rows).execute()
}

const isChecking = sql<boolean>`exists (
  select from payment_records r where r.instalment_id = instalments.id and r.state = 'SUBMITTED')`

const stageTitle = sql<Words | null>`(
  select s.title from stages s where s.renovation_id = instalments.renovation_id and s.key = instalments.stage)`

/** Rows with the joined columns. */
function rowsOf(db: Database) {
  return db
    .selectFrom('instalments')
    .selectAll()
    .select([isChecking.as('is_checking'), stageTitle.as('stage_title')])
}

/** The schedule of a renovation, in order. */
export async function listInstalments(db: Database, renovationId: string): Promise<InstalmentRow[]> {
  return rowsOf(db).where('renovation_id', '=', renovationId).orderBy('number').execute()
}

/** As `listInstalments`, with the rows locked in order. The renovation is already locked. */
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

/** Voids a schedule. Everything paid is owed back, to the cent. */
export async function voidInstalments(
  db: Database,
  renovationId: string,
  entries: Insertable<PaymentAllocations>[],
): Promise<void> {
  await insertAllocations(db, entries)
  await db.updateTable('instalments').set({ is_void: true }).where('renovation_id', '=', renovationId).execute()
}

/** Adds ledger entries. Triggers update the paid and the owed amounts. */
export async function insertAllocations(db: Database, entries: Insertable<PaymentAllocations>[]): Promise<void> {
  if (entries.length > 0) await db.insertInto('payment_allocations').values(entries).execute()
}

const byVariations = sql<number>`(
  select coalesce(sum(cents), 0)::bigint from payment_allocations a
  where a.renovation_id = renovations.id and a.cause = 'VARIATION')`

/** The amount owed to the client, and the amount removed by variations beyond the unpaid remainder. */
export async function findOwed(db: Database, renovationId: string) {
  const row = await db
    .selectFrom('renovations')
    .select(['credit_cents as credit', byVariations.as('by_variations')])
    .where('id', '=', renovationId)
    .executeTakeFirst()
  return row ?? { credit: 0, by_variations: 0 }
}

export async function insertAdjustments(db: Database, rows: Insertable<DB['instalment_adjustments']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('instalment_adjustments').values(rows).execute()
}

/** The adjustments that variations made to the instalments of a renovation, in order. */
export async function listAdjustments(db: Database, renovationId: string) {
  return db
    .selectFrom('instalment_adjustments as a')
    .innerJoin('variations as v', 'v.id', 'a.variation_id')
    .select(['a.instalment_id', 'a.cents', 'v.number'])
    .where('a.renovation_id', '=', renovationId)
    .orderBy('v.number')
    .execute()
}

/** The credit from variations that has not been used for later ones. */
export async function findCreditToUse(db: Database, renovationId: string): Promise<number> {
  const row = await db
    .selectFrom('payment_allocations')
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as('left'))
    .where('renovation_id', '=', renovationId)
    .where('instalment_id', 'is', null)
    .where('cause', 'in', ['VARIATION', 'CREDITED'])
    .executeTakeFirst()
  return row?.left ?? 0
}

/** Voids amounts no longer owed and makes the rest due. */
export async function settleInstalments(db: Database, renovationId: string, today: string): Promise<void> {
  const own = db.updateTable('instalments').where('renovation_id', '=', renovationId)
  await own.set({ is_void: true }).where('payable_cents', '=', 0).execute()
  await own
    .set({ due_on: sql`greatest(${today}::date, earliest_on)` })
    .whereRef('paid_cents', '<', 'payable_cents')
    .where('due_on', 'is', null)
    .execute()
}

/** Sets the due day of an instalment; its payers are reminded again. */
export async function putDueDay(db: Database, id: string, dueOn: string): Promise<void> {
  await db.updateTable('instalments').set({ due_on: dueOn, told: 0 }).where('id', '=', id).execute()
}

type StageTrigger = 'STAGE_STARTED' | 'STAGE_DONE'

/** Sets the due day of instalments that wait for a stage and have none. */
export async function makeStageDue(
  db: Database,
  renovationId: string,
  { trigger, stage, day }: { trigger: StageTrigger; stage: string; day: string },
): Promise<void> {
  await db
    .updateTable('instalments')
    .set({ due_on: sql`greatest(${day}::date, earliest_on)` })
    .where('renovation_id', '=', renovationId)
    .where('trigger', '=', trigger)
    .where('stage', '=', stage)
    .where('due_on', 'is', null)
    .where('is_void', '=', false)
    .execute()
}

type Handover = { day: string; today: string; isHeld: boolean }

/**
 * Sets the due day of instalments that wait for the handover, and removes it again, if it lies ahead, from those that a
 * major defect holds back.
 */
export async function makeHandoverDue(db: Database, renovationId: string, at: Handover): Promise<void> {
  await sql`
    update instalments i set due_on = case when ${at.isHeld} and h.can_be_held then null
      else coalesce(i.due_on, greatest(${at.day}::date + coalesce(i.days, 0), ${at.today}::date, i.earliest_on)) end
    from (
      select id, kind = 'RETENTION' or (trigger = 'HANDED_OVER'
        and number = max(number) filter (where trigger = 'HANDED_OVER') over ()) as can_be_held
      from instalments where renovation_id = ${renovationId}
    ) h
    where h.id = i.id and i.trigger in ('HANDED_OVER', 'DAYS_AFTER_HANDOVER') and not i.is_void
      and (i.due_on is null or i.due_on > ${at.today}::date)`.execute(db)
}

/**
 * Marks instalments with a due reminder and returns them with its number, from 1. A client who missed reminders gets
 * only the latest.
 */
export async function takeUnnotified(db: Database, today: string, daysAfter: readonly number[], atMost: number) {
  const { rows } = await sql<{ id: string; word: number }>`
    update instalments i set told = t.word from (
      select c.id, c.word from (
        select i.id, i.told, (select count(*) from unnest(${sql.val(daysAfter)}::int[]) as days
          where i.due_on + days <= ${today}::date)::int as word
        from instalments i
        where i.due_on <= ${today}::date and not i.is_void and i.paid_cents < i.payable_cents
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
  return rowsOf(db).where('id', 'in', ids).execute()
}
