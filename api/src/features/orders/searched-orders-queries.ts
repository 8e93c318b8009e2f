import { countedAtMost } from '@fitout/contract/wire.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'
import { mayHold } from '../../database/found-by-parts.ts'

/** Those of a telephone number, however it is spaced. */
export function digitsIn(typed: string): string | undefined {
  return /^[+\d][\d\s()-]*$/.test(typed) ? typed.replace(/\D/g, '') : undefined
}

export const partOf = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

// As the index has it, or it would not serve.
const inOrder = sql`reference || ' ' || recipient_name || ' ' || coalesce(email, '') || ' ' || area_code || phone`

/** Of the newest orders so many are read to see whether nearly all of them fit; the index would lead to each of them. */
const newest = { read: 2000, fitMany: 400 }

/** The index knows pairs of letters, and Chinese characters one by one. */
const isIndexed = (text: string) => /\S{2}|[㐀-鿿]/u.test(text)

/** None are named where the index leads nowhere, or to many. */
export type FoundOrders = { ids?: string[]; areMoreThanCounted?: boolean }

/** The orders in which staff find what they typed, along the index. */
export async function findOrderIds(db: Database, typed: string): Promise<FoundOrders> {
  const digits = digitsIn(typed) ?? typed
  if (!isIndexed(typed) || !isIndexed(digits)) return {}
  const part = partOf(typed)
  const inWords = sql`(reference ilike ${part} or recipient_name ilike ${part} or email ilike ${part})`
  const inDigits = sql`area_code || phone like ${partOf(digits)}`
  return transaction(db, async (trx) => {
    if (await fitsMany(trx, sql`${inWords} or ${inDigits}`)) return {}
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<{ id: string }>`
      select id from orders where (${mayHold(inOrder, typed)} and ${inWords}) or (${mayHold(inOrder, digits)} and ${inDigits})
      limit ${sql.lit(countedAtMost + 1)}`.execute(trx)
    return rows.length > countedAtMost ? { areMoreThanCounted: true } : { ids: rows.map(({ id }) => id) }
  })
}

async function fitsMany(trx: Database, fits: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select reference, recipient_name, email, area_code, phone from orders
      order by created_at desc limit ${sql.lit(newest.read)}) latest
    where ${fits}`.execute(trx)
  return (rows[0]?.count ?? 0) >= newest.fitMany
}
