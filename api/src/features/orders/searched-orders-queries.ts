import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { digitsIn, findIds, type FoundIds, mayContain, partOf } from '../../database/substring-search.ts'

// Must equal the indexed expression; otherwise the index is not used.
const inOrder = sql`reference || ' ' || recipient_name || ' ' || coalesce(email, '') || ' ' || area_code || phone`

const wordsHold = (part: string) =>
  sql`(reference ilike ${part} or recipient_name ilike ${part} or email ilike ${part})`
const digitsHold = (part: string) => sql`area_code || phone like ${part}`

/** Whether an order matches what staff look for, however a telephone number is spaced. */
export function orderHolds(typed: string) {
  return sql<boolean>`(${wordsHold(partOf(typed))} or ${digitsHold(partOf(digitsIn(typed) ?? typed))})`
}

/** Finds orders that match the search text, by index. */
export async function findOrderIds(db: Database, typed: string): Promise<FoundIds> {
  const digits = digitsIn(typed) ?? typed
  const inWords = wordsHold(partOf(typed))
  const inDigits = digitsHold(partOf(digits))
  return findIds(db, {
    typed: [typed, digits],
    newest: sql`select id, reference, recipient_name, email, area_code, phone from orders order by created_at desc`,
    fits: orderHolds(typed),
    isLedTo: sql`${mayContain(inOrder, typed)} or ${mayContain(inOrder, digits)}`,
    found: sql`select id from orders where (${mayContain(inOrder, typed)} and ${inWords})
      or (${mayContain(inOrder, digits)} and ${inDigits})`,
  })
}
