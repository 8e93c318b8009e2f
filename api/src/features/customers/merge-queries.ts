import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { emptiedAccount } from '../accounts/accounts-service.ts'

export type Moves = {
  orders: number
  enquiries: number
  renovations: number
  appointments: number
  notes: number
  tags: number
  points: number
  vouchers: number
  reviews: number
  comments: number
  wishlist: number
  cart_lines: number
  addresses: number
}

export async function countMoves(db: Database, ids: string[]): Promise<Moves & { cards: number }> {
  const of = (table: string) =>
    sql`(select count(*)::int from ${sql.table(table)} where account_id = any(${ids}::uuid[]))`
  const { rows } = await sql<Moves & { cards: number }>`
    select ${of('orders')} as orders, ${of('enquiries')} as enquiries, ${of('renovation_members')} as renovations,
      ${of('appointments')} as appointments, ${of('account_notes')} as notes, ${of('customer_tags')} as tags,
      (select coalesce(sum(balance), 0)::int from memberships where account_id = any(${ids}::uuid[])) as points,
      ${of('redeemed_vouchers')} as vouchers, ${of('product_reviews')} as reviews, ${of('post_comments')} as comments,
      ${of('wishlist_items')} as wishlist, ${of('cart_lines')} as cart_lines,
      ${of('delivery_recipients')} as addresses, ${of('cards')} as cards`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a statement of counts always answers')
  return counts
}

export async function shareRenovation(db: Database, oneId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql`
    select from renovation_members a join renovation_members b on b.renovation_id = a.renovation_id
    where a.account_id = ${oneId}::uuid and b.account_id = ${otherId}::uuid limit 1`.execute(db)
  return rows.length > 0
}

/** Whether a customer, or the guest of an order, has already been merged into this account. */
export async function isMergedInto(db: Database, otherId: string, accountId: string): Promise<boolean> {
  const { rows } = await sql`
    select from accounts where id = ${otherId}::uuid and merged_into = ${accountId}::uuid
    union all select from orders where id = ${otherId}::uuid and account_id = ${accountId}::uuid`.execute(db)
  return rows.length > 0
}

/** Removes the sign-in of an account, and stores its contacts with the account it was merged into. */
export async function endAccount(db: Database, fromId: string, toId: string, now: Date): Promise<void> {
  await sql`
    insert into former_contacts (id, account_id, email, area_code, phone, created_at)
    select ${newId()}::uuid, ${toId}::uuid, email, area_code, phone, ${now} from accounts
    where id = ${fromId}::uuid and (email is not null or phone is not null)`.execute(db)
  await db.updateTable('accounts').set({ merged_into: toId }).where('merged_into', '=', fromId).execute()
  await db
    .updateTable('accounts')
    .set({
      merged_into: toId,
      deleted_at: now,
      ...emptiedAccount,
    })
    .where('id', '=', fromId)
    .execute()
  await db.deleteFrom('idempotency_keys').where('account_id', '=', fromId).execute()
}
