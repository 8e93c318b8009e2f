import type { MemberRight, RenovationStatus } from '@fitout/contract/renovations.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DB, RenovationChecks, Renovations } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import { unreadBy } from './member-room-queries.ts'

export type RenovationRow = Selectable<Renovations>
export type CheckRow = Selectable<RenovationChecks> & { staff_name: string | null }

/** False if the appointment has a room already. */
export async function insertRenovation(db: Database, row: Insertable<DB['renovations']>): Promise<boolean> {
  const inserted = await db
    .insertInto('renovations')
    .values(row)
    .onConflict((conflict) => conflict.column('appointment_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findRenovation(db: Database, id: string): Promise<RenovationRow | undefined> {
  return db.selectFrom('renovations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks the room. Every change to it takes this lock first. */
export async function lockRenovation(db: Database, id: string): Promise<RenovationRow | undefined> {
  return db.selectFrom('renovations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function findRenovationFrom(
  db: Database,
  origin: 'enquiry_id' | 'appointment_id',
  id: string | null,
): Promise<string | undefined> {
  const row = await db.selectFrom('renovations').select('id').where(origin, '=', id).executeTakeFirst()
  return row?.id
}

export async function updateRenovation(db: Database, id: string, change: Updateable<DB['renovations']>): Promise<void> {
  await db.updateTable('renovations').set(change).where('id', '=', id).execute()
}

/** One state transition. False if the renovation is in none of the `from` states. */
export async function moveStatus(
  db: Database,
  id: string,
  {
    from,
    to,
    change,
  }: { from: readonly RenovationStatus[]; to: RenovationStatus; change: Updateable<DB['renovations']> },
): Promise<boolean> {
  const row = await db
    .updateTable('renovations')
    .set({ ...change, status: to })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

const newestFirst = keyset(['created_at', 'instant', 'desc'], ['id', 'id', 'desc'])

type Asked = { page: Place; today: string }

/**
 * The renovations of a member, newest first, each with what waits for the client and the next payment: everything due
 * today, otherwise the next instalment. Payments being checked are left out.
 */
export async function listRenovationsOf(db: Database, accountId: string, { page, today }: Asked) {
  const own = db
    .selectFrom('renovations')
    .where('id', 'in', (of) =>
      of.selectFrom('renovation_members').select('renovation_id').where('account_id', '=', accountId),
    )
  const due = sql<{ due_cents: number | null; due_on: string | null }>`(
    select sum(o.open)::bigint as due_cents, min(o.due_on) as due_on from (
      select i.payable_cents - i.paid_cents as open, i.due_on, min(i.due_on) over () as first_on
      from instalments i
      where i.renovation_id = renovations.id and not i.is_void and i.paid_cents < i.payable_cents and i.due_on is not null
        and not exists (select from payment_records r where r.instalment_id = i.id and r.state = 'SUBMITTED')
    ) o where o.due_on <= greatest(o.first_on, ${today}::date))`
  const asks = sql<'VARIATION' | 'DEFECTS' | null>`case
    when renovations.status in ('CLOSED', 'CANCELLED') then null
    when exists (select from variations v
      where v.renovation_id = renovations.id and v.status = 'SENT' and v.valid_until >= ${today}::date) then 'VARIATION'
    when exists (select from defects d where d.renovation_id = renovations.id and d.state = 'FIXED') then 'DEFECTS' end`
  const rows = await own
    .innerJoinLateral(due.as('due'), (join) => join.onTrue())
    .selectAll('renovations')
    .select(['due.due_cents', 'due.due_on', unreadBy(accountId).as('unread'), asks.as('asks')])
    .select(newestFirst.key.as('row_key'))
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await own.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function listChecks(db: Database, renovationIds: string[]): Promise<CheckRow[]> {
  if (renovationIds.length === 0) return []
  return db
    .selectFrom('renovation_checks')
    .leftJoin('staff', 'staff.id', 'renovation_checks.staff_id')
    .selectAll('renovation_checks')
    .select('staff.name as staff_name')
    .where('renovation_id', 'in', renovationIds)
    .execute()
}

export async function putCheck(db: Database, row: Insertable<DB['renovation_checks']>): Promise<void> {
  await db
    .insertInto('renovation_checks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['renovation_id', 'key']).doUpdateSet(row))
    .execute()
}

/** The foremen of a renovation, by name. */
export async function listForemen(db: Database, renovationId: string) {
  return db
    .selectFrom('renovation_foremen')
    .innerJoin('staff', 'staff.id', 'renovation_foremen.staff_id')
    .select(['staff.id', 'staff.name'])
    .where('renovation_id', '=', renovationId)
    .orderBy('staff.name')
    .orderBy('staff.id')
    .execute()
}

export async function putForemen(db: Database, renovationId: string, staffIds: string[]): Promise<void> {
  await db.deleteFrom('renovation_foremen').where('renovation_id', '=', renovationId).execute()
  const rows = staffIds.map((staffId) => ({ renovation_id: renovationId, staff_id: staffId }))
  if (rows.length > 0) await db.insertInto('renovation_foremen').values(rows).execute()
}

/** Returns which of the files are not pictures. */
export async function listDocumentIds(db: Database, fileIds: string[]): Promise<string[]> {
  if (fileIds.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', fileIds)
    .where('type', 'not like', 'image/%')
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertEvent(db: Database, row: Insertable<DB['renovation_events']>): Promise<void> {
  await db.insertInto('renovation_events').values(row).execute()
}

const lastFirst = keyset(['renovation_events.at', 'instant', 'desc'], ['renovation_events.id', 'id', 'desc'])

export async function listEventRows(db: Database, renovationId: string, page: Place) {
  const own = db.selectFrom('renovation_events').where('renovation_id', '=', renovationId)
  const rows = await own
    .leftJoin('staff', 'staff.id', 'renovation_events.staff_id')
    .leftJoin('accounts', 'accounts.id', 'renovation_events.account_id')
    .selectAll('renovation_events')
    .select(['staff.name as staff_name', 'accounts.username'])
    .select(lastFirst.key.as('row_key'))
    .where(lastFirst.follows(page.after))
    .orderBy(lastFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await own.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Cancels the rooms without a contract of a client who leaves, and returns them. */
export async function cancelRenovationsOfClient(db: Database, accountId: string, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('renovations')
    .set({ status: 'CANCELLED', moved_at: now })
    .where('id', 'in', (of) =>
      of
        .selectFrom('renovation_members')
        .select('renovation_id')
        .where('account_id', '=', accountId)
        .where('right', '=', 'CLIENT' satisfies MemberRight),
    )
    .where('status', 'in', ['PLANNING', 'QUOTED'])
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Rooms of the client with a contract but no handover yet. */
export async function listContractsOfClient(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('renovations')
    .innerJoin('renovation_members', 'renovation_members.renovation_id', 'renovations.id')
    .select('renovations.id')
    .where('account_id', '=', accountId)
    .where('right', '=', 'CLIENT' satisfies MemberRight)
    .where('status', 'in', ['ACCEPTED', 'IN_PROGRESS', 'INSPECTION'])
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes rooms without a contract and without recent events; returns their files. */
export async function deleteQuietRenovations(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('renovations')
    .where('status', 'in', ['PLANNING', 'QUOTED', 'CANCELLED'])
    .where('moved_at', '<', before)
    // A contract is part of the books, even a cancelled one.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('instalments').select('id').whereRef('instalments.renovation_id', '=', 'renovations.id'))),
    )
    .returning('file_ids')
    .execute()
  return rows.flatMap(({ file_ids: ids }) => ids)
}
