import type { Words } from '@fitout/contract/locales.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { type NewOrderLine, type OrderRow, wordsAsJson } from './orders-queries.ts'

/** Replaces an order's lines. Existing ones keep their titles and positions, to which appointments refer. */
export async function putOrderLines(db: Database, orderId: string, lines: NewOrderLine[]): Promise<void> {
  await db
    .deleteFrom('order_lines')
    .where('order_id', '=', orderId)
    .where(
      'position',
      'not in',
      lines.map(({ position }) => position),
    )
    .execute()
  await db
    .insertInto('order_lines')
    .values(
      lines.map((line) => ({
        ...line,
        order_id: orderId,
        product_title: wordsAsJson(line.product_title),
        product_slug: wordsAsJson(line.product_slug),
        variant_title: wordsAsJson(line.variant_title),
        picture: JSON.stringify(line.picture),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'position']).doUpdateSet(({ ref }) => ({
        quantity: ref('excluded.quantity'),
        original_subtotal_cents: ref('excluded.original_subtotal_cents'),
        subtotal_cents: ref('excluded.subtotal_cents'),
        unit_discount_cents: ref('excluded.unit_discount_cents'),
        global_discount_cents: ref('excluded.global_discount_cents'),
        voucher_discount_cents: ref('excluded.voucher_discount_cents'),
      })),
    )
    .execute()
}

type Changed = Updateable<DB['orders']> & { courier_title: Words | null }

/** Updates an unsent order, if the version is the latest. */
export async function updateChangedOrder(
  db: Database,
  { id, version }: Pick<OrderRow, 'id' | 'version'>,
  to: Changed,
): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set({ ...to, courier_title: wordsAsJson(to.courier_title), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', ['submitted', 'pending'])
    .where('delivery_status', '=', 'preparing')
    .returningAll()
    .executeTakeFirst()
}

export type ChangedLine = {
  product_title: Words
  variant_title: Words
  is_gift: boolean
  before: number
  after: number
  /** The time of a service. */
  starts_before: string | null
  starts_after: string | null
  /** The name of the assigned staff member, if known. */
  staff_before: string | null
  staff_after: string | null
}

const unnamed = { starts_before: null, starts_after: null, staff_before: null, staff_after: null }

/** Changes stored by earlier releases lack times or staff members. */
type StoredLine = Omit<ChangedLine, keyof typeof unnamed> & Partial<ChangedLine>

export type NewOrderChange = Omit<Insertable<DB['order_changes']>, 'lines'> & { lines: ChangedLine[] }

export async function insertOrderChange(db: Database, { lines, ...change }: NewOrderChange): Promise<void> {
  await db
    .insertInto('order_changes')
    .values({ ...change, lines: JSON.stringify(lines) })
    .execute()
}

export async function listOrderChanges(db: Database, orderId: string) {
  const { rows } = await sql<{
    id: string
    at: Date
    staff_name: string
    lines: StoredLine[]
    fields: string[]
    before_cents: number
    after_cents: number
  }>`
    select c.id, c.at, s.name as staff_name, c.lines, c.fields, c.before_cents, c.after_cents
    from order_changes c join staff s on s.id = c.staff_id
    where c.order_id = ${orderId} order by c.at, c.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    lines: row.lines.map((line): ChangedLine => ({ ...unnamed, ...line })),
  }))
}

export async function findLastChange(db: Database, orderId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('order_changes')
    .select((of) => of.fn.max<Date | null>('at').as('at'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return row.at
}

/** Whether an order has a refund request that is undecided or approved. */
export async function hasLiveRefund(db: Database, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refund_requests')
    .select('id')
    .where('order_id', '=', orderId)
    .where('cause', '=', 'CUSTOMER')
    .where('status', 'in', ['WAITING', 'APPROVED'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
