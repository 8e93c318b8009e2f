import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { digitsIn, findIds, type FoundIds, mayContain, partOf } from '../../database/substring-search.ts'

// Must equal the indexed expression; otherwise the index is not used.
const inOrder = sql`reference || ' ' || recipient_name || ' ' || coalesce(email, '') || ' ' || area_code || phone`

/** Finds orders that match the search text, by index. */
export async function findOrderIds(db: Database, typed: string): Promise<FoundIds> {
  const digits = digitsIn(typed) ?? typed
  const part = partOf(typed)
  const inWords = sql`(reference ilike ${part} or recipient_name ilike ${part} or email ilike ${part})`
  const inDigits = sql`area_code || phone like ${partOf(digits)}`
  return findIds(db, {
    typed: [typed, digits],
    newest: sql`select id, reference, recipient_name, email, area_code, phone from orders order by created_at desc`,
    fits: sql`${inWords} or ${inDigits}`,
    isLedTo: sql`${mayContain(inOrder, typed)} or ${mayContain(inOrder, digits)}`,
    found: sql`select id from orders where (${mayContain(inOrder, typed)} and ${inWords})
      or (${mayContain(inOrder, digits)} and ${inDigits})`,
  })
}
