import { sql } from 'kysely'
import { type Database, transaction } from '../../database/database.ts'

/** The digits of a telephone number, however it is spaced. */
export function digitsIn(typed: string): string | undefined {
  return /^[+\d][\d\s()-]*$/.test(typed) ? typed.replace(/\D/g, '') : undefined
}

export const partOf = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

// Equal to the index expression, so that the index is used.
const inOrder = sql`reference || ' ' || recipient_name || ' ' || coalesce(email, '') || ' ' || area_code || phone`
const has = (text: string) => sql`search_grams(${inOrder}) @> search_grams(${text})`

/** Above this number a list of ids is no faster. */
const idsAtMost = 5000

/** The index contains pairs of letters, and single Chinese characters. */
const isIndexed = (text: string) => /\S{2}|[㐀-鿿]/u.test(text)

/** The ids of matching orders from the index; undefined if there are too many, or the index does not apply. */
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
