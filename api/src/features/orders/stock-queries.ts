import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type Wanted = { variantId: string; quantity: number }

/**
 * Takes units off the shelves for an order, nearest warehouse first, and holds them, in one statement: rows are
 * locked in the order of their keys, and a shelf gives only what it has at that moment.
 * Returns what was taken; if that is less than wanted, the caller must roll back.
 */
export async function holdStock(db: Database, orderId: string, wanted: Wanted[]): Promise<Wanted[]> {
  const { rows } = await sql<{ variant_id: string; quantity: number }>`
    with wanted as (
      select * from unnest(${wanted.map((line) => line.variantId)}::uuid[], ${wanted.map((line) => line.quantity)}::int[])
        as w (variant_id, quantity)
    ), shelves as (
      select s.variant_id, s.warehouse_id, s.available
      from stock_levels s
      where s.variant_id in (select variant_id from wanted)
      order by s.variant_id, s.warehouse_id
      for update
    ), shares as (
      select s.variant_id, s.warehouse_id, least(s.available, greatest(0, w.quantity - coalesce(sum(s.available) over (
        partition by s.variant_id order by h.priority, s.warehouse_id
        rows between unbounded preceding and 1 preceding), 0)))::int as quantity
      from shelves s
      join wanted w using (variant_id)
      join warehouses h on h.id = s.warehouse_id
    ), taken as (
      update stock_levels s set available = s.available - t.quantity, held = s.held + t.quantity
      from shares t
      where s.variant_id = t.variant_id and s.warehouse_id = t.warehouse_id and t.quantity > 0
        and s.available >= t.quantity
      returning s.variant_id, s.warehouse_id, t.quantity
    ), holds as (
      insert into order_holds (order_id, variant_id, warehouse_id, quantity)
      select ${orderId}::uuid, variant_id, warehouse_id, quantity from taken
      on conflict (order_id, variant_id, warehouse_id) do update set quantity = order_holds.quantity + excluded.quantity
    )
    select variant_id, sum(quantity)::int as quantity from taken group by variant_id`.execute(db)
  return rows.map((row) => ({ variantId: row.variant_id, quantity: row.quantity }))
}

/** Returns an order's held units to their shelves. Holds released before are not touched. */
export async function releaseStock(db: Database, orderId: string): Promise<void> {
  await settleHolds(db, orderId, 'released')
}

/** The units of each variant that an order holds or has bought. */
export async function listTakenUnits(db: Database, orderId: string): Promise<Wanted[]> {
  const rows = await db
    .selectFrom('order_holds')
    .select(['variant_id', (of) => of.fn.sum<string>('quantity').as('units')])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'released')
    .groupBy('variant_id')
    .execute()
  return rows.map(({ variant_id: variantId, units }) => ({ variantId, quantity: Number(units) }))
}

/** Locks all shelves that a change of an order affects in the order of their keys, before any of them changes. */
export async function lockShelves(db: Database, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return
  await db
    .selectFrom('stock_levels')
    .select('variant_id')
    .where('variant_id', 'in', variantIds)
    .orderBy('variant_id')
    .orderBy('warehouse_id')
    .forUpdate()
    .execute()
}

/** Returns some of an order's held units to their shelves, farthest warehouse first. */
export async function giveBackUnits(db: Database, orderId: string, units: Wanted[]): Promise<void> {
  await sql`
    with units as (
      select * from unnest(${units.map((unit) => unit.variantId)}::uuid[], ${units.map((unit) => unit.quantity)}::int[])
        as u (variant_id, quantity)
    ), shares as (
      select h.variant_id, h.warehouse_id, h.quantity as held, least(h.quantity, greatest(0, u.quantity - coalesce(
        sum(h.quantity) over (partition by h.variant_id order by w.priority desc, h.warehouse_id
        rows between unbounded preceding and 1 preceding), 0)))::int as quantity
      from order_holds h join units u using (variant_id) join warehouses w on w.id = h.warehouse_id
      where h.order_id = ${orderId} and h.state = 'held'
    ), emptied as (
      delete from order_holds h using shares s
      where h.order_id = ${orderId} and h.variant_id = s.variant_id and h.warehouse_id = s.warehouse_id
        and s.quantity = s.held
    ), lessened as (
      update order_holds h set quantity = h.quantity - s.quantity
      from shares s
      where h.order_id = ${orderId} and h.variant_id = s.variant_id and h.warehouse_id = s.warehouse_id
        and s.quantity between 1 and s.held - 1
    )
    update stock_levels l set held = l.held - s.quantity, available = l.available + s.quantity
    from shares s
    where l.variant_id = s.variant_id and l.warehouse_id = s.warehouse_id and s.quantity > 0`.execute(db)
}

/** Turns an order's sold units back into held ones, because there is an amount to be paid. */
export async function unsellStock(db: Database, orderId: string): Promise<void> {
  await sql`
    with reopened as (
      update order_holds set state = 'held' where order_id = ${orderId} and state = 'sold' and returned = 0
      returning variant_id, warehouse_id, quantity
    )
    update stock_levels s set held = s.held + r.quantity, sold = s.sold - r.quantity
    from reopened r where s.variant_id = r.variant_id and s.warehouse_id = r.warehouse_id`.execute(db)
}

/** Turns an order's held units into sold ones. */
export async function sellStock(db: Database, orderId: string): Promise<void> {
  await settleHolds(db, orderId, 'sold')
}

/** Returns sold units to the shelves they came from, unless already returned. */
export async function returnStock(db: Database, orderId: string, units: Wanted[]): Promise<void> {
  await sql`
    with units as (
      select * from unnest(${units.map((unit) => unit.variantId)}::uuid[], ${units.map((unit) => unit.quantity)}::int[])
        as u (variant_id, quantity)
    ), holds as (
      select h.variant_id, h.warehouse_id, h.quantity - h.returned as out
      from order_holds h
      where h.order_id = ${orderId} and h.state = 'sold' and h.variant_id in (select variant_id from units)
      order by h.variant_id, h.warehouse_id
      for update
    ), shares as (
      select h.variant_id, h.warehouse_id, least(h.out, greatest(0, u.quantity - coalesce(sum(h.out) over (
        partition by h.variant_id order by h.warehouse_id
        rows between unbounded preceding and 1 preceding), 0)))::int as quantity
      from holds h join units u using (variant_id)
    ), returned as (
      update order_holds h set returned = h.returned + s.quantity
      from shares s
      where h.order_id = ${orderId} and h.variant_id = s.variant_id and h.warehouse_id = s.warehouse_id and s.quantity > 0
      returning h.variant_id, h.warehouse_id, s.quantity
    ), shelves as (
      select variant_id, warehouse_id from stock_levels
      where (variant_id, warehouse_id) in (select variant_id, warehouse_id from returned)
      order by variant_id, warehouse_id
      for update
    )
    update stock_levels l set sold = l.sold - r.quantity, available = l.available + r.quantity
    from returned r join shelves using (variant_id, warehouse_id)
    where l.variant_id = r.variant_id and l.warehouse_id = r.warehouse_id`.execute(db)
}

async function settleHolds(db: Database, orderId: string, state: 'released' | 'sold'): Promise<void> {
  await sql`
    with settled as (
      update order_holds set state = ${state} where order_id = ${orderId} and state = 'held'
      returning variant_id, warehouse_id, quantity
    ), shelves as (
      select variant_id, warehouse_id from stock_levels
      where (variant_id, warehouse_id) in (select variant_id, warehouse_id from settled)
      order by variant_id, warehouse_id
      for update
    )
    update stock_levels s set
      held = s.held - t.quantity,
      available = s.available + case when ${state} = 'released' then t.quantity else 0 end,
      sold = s.sold + case when ${state} = 'sold' then t.quantity else 0 end
    from settled t join shelves using (variant_id, warehouse_id)
    where s.variant_id = t.variant_id and s.warehouse_id = t.warehouse_id`.execute(db)
}
