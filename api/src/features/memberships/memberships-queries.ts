import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type PointEntry = {
  kind: 'earn' | 'redeem' | 'reverse' | 'adjust'
  points: number
  orderId?: string
  voucherId?: string
  refundId?: string
  reason?: Words
}

type Entering = {
  entryId: string
  /** The id for the entry that repays a debt. */
  repaymentId: string
  accountId: string
  /** Whether the part that exceeds the balance becomes a debt; otherwise nothing happens if the balance is too low. */
  mayOwe?: boolean
}

/**
 * Changes a balance and adds its entries in one statement, which locks the balance. Incoming points repay a debt first,
 * as a separate entry. Returns the new balance, or undefined if nothing happened.
 */
export async function enterPoints(
  db: Database,
  { entryId, repaymentId, accountId, mayOwe = false }: Entering,
  { kind, points, orderId, voucherId, refundId, reason }: PointEntry,
): Promise<number | undefined> {
  if (points > 0) await openMembership(db, accountId)
  // Clawed-back points no longer count towards a level.
  const earned = kind === 'earn' || (kind === 'reverse' && points < 0) || kind === 'adjust' ? points : 0
  const { rows } = await sql<{ balance: number }>`
    with held as (
      select balance, debt, case when ${mayOwe} then greatest(${points}::bigint, -balance) else ${points}::bigint end as points
      from memberships where account_id = ${accountId} for update
    ), entered as (
      select balance + points as balance, debt, points, points - ${points}::bigint as owed,
        case when points > 0 then least(debt, balance + points) else 0 end as repaid
      from held where balance + points >= 0
    ), changed as (
      update memberships m set balance = e.balance - e.repaid, debt = e.debt + e.owed - e.repaid,
        earned = greatest(0, m.earned + ${earned}::bigint)
      from entered e where m.account_id = ${accountId}
      returning m.balance
    ), lines as (
      insert into point_entries (id, account_id, kind, points, balance, owed, debt, order_id, voucher_id, refund_id, reason)
      select ${entryId}::uuid, ${accountId}::uuid, ${kind}, points, balance, owed, debt + owed, ${orderId ?? null}::uuid,
        ${voucherId ?? null}::uuid, ${refundId ?? null}::uuid, ${reason ? JSON.stringify(reason) : null}::jsonb
      from entered
      union all
      select ${repaymentId}::uuid, ${accountId}::uuid, 'reverse', -repaid, balance - repaid, -repaid, debt - repaid,
        null, null, null, null
      from entered where repaid > 0
    )
    select balance from changed`.execute(db)
  return rows[0]?.balance
}

async function openMembership(db: Database, accountId: string): Promise<void> {
  await sql`insert into memberships (account_id) values (${accountId}) on conflict do nothing`.execute(db)
}

export async function findMembership(db: Database, accountId: string) {
  const row = await db
    .selectFrom('memberships')
    .select(['balance', 'earned', 'debt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? { balance: 0, earned: 0, debt: 0 }
}

/** The points an order was paid with and how many were returned, by account; undefined if none. */
export async function findSpending(db: Database, orderId: string) {
  const { rows } = await sql<{ account_id: string; spent: number; returned: number }>`
    select account_id, coalesce(-sum(points) filter (where kind = 'redeem'), 0)::bigint as spent,
      coalesce(sum(points) filter (where kind = 'reverse' and points > 0), 0)::bigint as returned
    from point_entries where order_id = ${orderId} group by account_id
    having bool_or(kind = 'redeem')`.execute(db)
  return rows[0]
}

/** The points an order earned and how many were clawed back, debt included; undefined if none. */
export async function findEarnings(db: Database, orderId: string) {
  const { rows } = await sql<{ account_id: string; earned: number; taken: number }>`
    select account_id, coalesce(sum(points) filter (where kind = 'earn'), 0)::bigint as earned,
      coalesce(sum(owed - points) filter (where kind = 'reverse' and points <= 0), 0)::bigint as taken
    from point_entries where order_id = ${orderId} group by account_id
    having bool_or(kind = 'earn')`.execute(db)
  return rows[0]
}

export async function findOwedFor(db: Database, refundId: string): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(sum(owed), 0)::bigint as owed from point_entries where refund_id = ${refundId} and owed > 0`.execute(
    db,
  )
  return rows[0]?.owed ?? 0
}

/** The balance and the debt, locked until the transaction ends. */
export async function lockBalance(db: Database, accountId: string): Promise<{ balance: number; debt: number }> {
  const row = await db
    .selectFrom('memberships')
    .select(['balance', 'debt'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? { balance: 0, debt: 0 }
}

const newestFirst = keyset(['e.created_at', 'instant', 'desc'], ['e.id', 'id', 'desc'])

export async function listPointEntries(db: Database, accountId: string, page: Place) {
  const rows = await db
    .selectFrom('point_entries as e')
    .leftJoin('orders as o', 'o.id', 'e.order_id')
    .leftJoin('vouchers as v', 'v.id', 'e.voucher_id')
    .select(['e.id', 'e.kind', 'e.points', 'e.balance', 'e.owed', 'e.debt', 'e.created_at', 'e.order_id'])
    .select(['e.voucher_id', 'e.reason'])
    .select(['o.reference', 'v.title', newestFirst.key.as('row_key')])
    .where('e.account_id', '=', accountId)
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { count } = await db
    .selectFrom('point_entries')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { rows, total: Number(count) }
}

/** Removes an account's ledger and returns it, oldest entry first, so that it can be added to another. */
export async function takeEntries(db: Database, accountId: string) {
  const { rows } = await sql<{
    kind: PointEntry['kind']
    points: number
    order_id: string | null
    voucher_id: string | null
    refund_id: string | null
    reason: Words | null
  }>`
    with taken as (delete from point_entries where account_id = ${accountId} returning *)
    select kind, points - owed as points, order_id, voucher_id, refund_id, reason from taken
    where points <> owed order by created_at, id`.execute(db)
  await db.deleteFrom('memberships').where('account_id', '=', accountId).execute()
  return rows
}

/**
 * Merges a ledger into another; both accounts are locked. The balance of one repays the debt of the other, as a separate
 * entry.
 */
export async function moveLedger(db: Database, repaymentId: string, fromId: string, toId: string): Promise<void> {
  await openMembership(db, toId)
  await db.updateTable('point_entries').set({ account_id: toId }).where('account_id', '=', fromId).execute()
  await sql`
    with ended as (
      delete from memberships where account_id = ${fromId}::uuid returning balance, earned, debt
    ), sums as (
      select m.balance + e.balance as balance, m.earned + e.earned as earned, m.debt + e.debt as debt
      from memberships m, ended e where m.account_id = ${toId}::uuid
    ), changed as (
      update memberships m set balance = s.balance - least(s.balance, s.debt), earned = s.earned,
        debt = s.debt - least(s.balance, s.debt)
      from sums s where m.account_id = ${toId}::uuid)
    insert into point_entries (id, account_id, kind, points, balance, owed, debt)
    select ${repaymentId}::uuid, ${toId}::uuid, 'reverse', -least(balance, debt), balance - least(balance, debt),
      -least(balance, debt), debt - least(balance, debt)
    from sums where least(balance, debt) > 0`.execute(db)
}
