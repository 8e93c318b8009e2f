import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { digitsIn, findIds, foundAtMost, type FoundIds, mayContain, partOf } from '../../database/substring-search.ts'

// Must equal the indexed expression; otherwise the index is not used.
const inAccount = sql`coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '')
  || coalesce(phone, '')`

/** Whether the customer `a` has, or had, a name, email or telephone number that contains the search text. */
export function holds(typed: string): RawBuilder<boolean> {
  const [part, digits] = [partOf(typed), partOf(digitsIn(typed) ?? typed)]
  return sql`(a.username ilike ${part} or a.email ilike ${part} or a.area_code || a.phone ilike ${digits}
    or a.id in (select f.account_id from former_contacts f
      where f.email ilike ${part} or f.area_code || f.phone ilike ${digits}))`
}

/** Finds customers by a current or former name, email or telephone number that contains the search text. */
export async function findCustomerIds(db: Database, typed: string): Promise<FoundIds> {
  const digits = digitsIn(typed) ?? typed
  const [part, digitsPart] = [partOf(typed), partOf(digits)]
  const inWords = sql`(username ilike ${part} or email ilike ${part})`
  const inDigits = sql`area_code || phone ilike ${digitsPart}`
  const members = sql`from accounts where type <> 'TEMP' and deleted_at is null`
  return findIds(db, {
    typed: [typed, digits],
    newest: sql`select id, username, email, area_code, phone ${members} order by registered_at desc`,
    fits: sql`${inWords} or ${inDigits}`,
    isLedTo: sql`${mayContain(inAccount, typed)} or ${mayContain(inAccount, digits)}`,
    found: sql`(select id ${members} and ((${mayContain(inAccount, typed)} and ${inWords})
        or (${mayContain(inAccount, digits)} and ${inDigits})) limit ${foundAtMost})
      union (select account_id from former_contacts where email ilike ${part} or ${inDigits} limit ${foundAtMost})`,
  })
}
