import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type PointEntry = {
  kind: 'earn' | 'redeem' | 'reverse' | 'adjust'
  points: number
  orderId?: string
  voucherId?: string
  refundId?: string
  reason?: Words
}

/**
 * Changes a balance and writes its line in one statement, which locks the balance. Nothing happens, and nothing is
 * returned, where the balance would fall below zero.
 */
export async function enterPoints(
  db: Database,
  entryId: string,
  accountId: string,
  { kind, points, orderId, voucherId, refundId, reason }: PointEntry,
): Promise<number | undefined> {
  // What was earned and is taken back no longer counts towards a level.
  const earned = kind === 'earn' || (kind === 'reverse' && points < 0) || kind === 'adjust' ? points : 0
  const { rows } = await sql<{ balance: number }>`
    with changed as (
      insert into memberships (account_id, balance, earned)
      select ${accountId}::uuid, ${points}::int, greatest(0, ${earned}::int) where ${points}::int > 0
      on conflict (account_id) do update set
        balance = memberships.balance + ${points}::int,
        earned = greatest(0, memberships.earned + ${earned}::int)
      returning balance
    ), lowered as (
      update memberships set balance = balance + ${points}::int, earned = greatest(0, earned + ${earned}::int)
      where account_id = ${accountId} and ${points}::int < 0 and balance + ${points}::int >= 0
      returning balance
    ), now_is as (
      select balance from changed union all select balance from lowered
    )
    insert into point_entries (id, account_id, kind, points, balance, order_id, voucher_id, refund_id, reason)
    select ${entryId}::uuid, ${accountId}::uuid, ${kind}, ${points}::int, balance, ${orderId ?? null}::uuid,
      ${voucherId ?? null}::uuid, ${refundId ?? null}::uuid, ${reason ? JSON.stringify(reason) : null}::jsonb
    from now_is
    returning balance`.execute(db)
  return rows[0]?.balance
}

export async function findMembership(db: Database, accountId: string) {
  const row = await db
    .selectFrom('memberships')
    .select(['balance', 'earned'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? { balance: 0, earned: 0 }
}

/** What an order was paid with in points and how much of that came back, by whom; nothing where it took none. */
export async function findSpending(db: Database, orderId: string) {
  const { rows } = await sql<{ account_id: string; spent: number; returned: number }>`
    select account_id, coalesce(-sum(points) filter (where kind = 'redeem'), 0)::int as spent,
      coalesce(sum(points) filter (where kind = 'reverse' and points > 0), 0)::int as returned
    from point_entries where order_id = ${orderId} group by account_id
    having bool_or(kind = 'redeem')`.execute(db)
  return rows[0]
}

/** What an order has earned and has been taken back of it, by whom; nothing where it earned nothing. */
export async function findEarnings(db: Database, orderId: string) {
  const { rows } = await sql<{ account_id: string; earned: number; taken: number }>`
    select account_id, coalesce(sum(points) filter (where kind = 'earn'), 0)::int as earned,
      coalesce(-sum(points) filter (where kind = 'reverse' and points < 0), 0)::int as taken
    from point_entries where order_id = ${orderId} group by account_id
    having bool_or(kind = 'earn')`.execute(db)
  return rows[0]
}

/** The balance, which nobody else changes until the transaction ends. */
export async function lockBalance(db: Database, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('memberships')
    .select('balance')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row?.balance ?? 0
}

export async function listPointEntries(db: Database, accountId: string, page: { offset: number; limit: number }) {
  const entries = await db
    .selectFrom('point_entries as e')
    .leftJoin('orders as o', 'o.id', 'e.order_id')
    .leftJoin('vouchers as v', 'v.id', 'e.voucher_id')
    .select(['e.id', 'e.kind', 'e.points', 'e.balance', 'e.created_at', 'e.order_id', 'e.voucher_id', 'e.reason'])
    .select(['o.reference', 'v.title'])
    .where('e.account_id', '=', accountId)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { count } = await db
    .selectFrom('point_entries')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { entries, total: Number(count) }
}

/** Takes a ledger away from its account, oldest line first, to be entered in another's. */
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
    select kind, points, order_id, voucher_id, refund_id, reason from taken order by created_at, id`.execute(db)
  await db.deleteFrom('memberships').where('account_id', '=', accountId).execute()
  return rows
}
