import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'

/** Those of a telephone number, however it is spaced. */
export function digitsIn(typed: string): string | undefined {
  return /^[+\d][\d\s()-]*$/.test(typed) ? typed.replace(/\D/g, '') : undefined
}

export const partOf = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

// As the index has it, or it would not serve.
const inOrder = sql`reference || ' ' || recipient_name || ' ' || coalesce(email, '') || ' ' || area_code || phone`
const has = (text: string) => sql`search_grams(${inOrder}) @> search_grams(${text})`

/** More than these are read one by one, as a list of their ids is no shorter way. */
const idsAtMost = 5000

/** The index knows pairs of letters, and Chinese characters one by one. */
const isIndexed = (text: string) => /\S{2}|[㐀-鿿]/u.test(text)

/** The orders in which staff find what they typed, along the index; undefined if it leads to too many, or nowhere. */
export async function findOrderIds(db: Database, typed: string): Promise<string[] | undefined> {
  const digits = digitsIn(typed) ?? typed
  if (!isIndexed(typed) || !isIndexed(digits)) return undefined
  const part = partOf(typed)
  const rows = await transaction(db, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const found = await sql<{ id: string }>`
      select id from orders where (${has(typed)} and (reference ilike ${part} or recipient_name ilike ${part} or email ilike ${part}))
        or (${has(digits)} and area_code || phone like ${partOf(digits)})
      limit ${idsAtMost + 1}`.execute(trx)
    return found.rows
  })
  return rows.length > idsAtMost ? undefined : rows.map(({ id }) => id)
}
