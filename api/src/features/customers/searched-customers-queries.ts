import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { findIds, type FoundIds, mayHold } from '../../database/found-by-parts.ts'

// As the index has it, or it would not serve.
const inAccount = sql`coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '')
  || coalesce(phone, '')`

/** Customers whose name, email or telephone number holds what was typed, now or before they changed it. */
export async function findCustomerIds(db: Database, typed: string): Promise<FoundIds> {
  const digits = typed.replace(/[ +]/g, '')
  const [part, digitsPart] = [typed, digits].map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`)
  const inWords = sql`(username ilike ${part} or email ilike ${part})`
  const inDigits = sql`area_code || phone ilike ${digitsPart}`
  const members = sql`from accounts where type <> 'TEMP' and deleted_at is null`
  return findIds(db, {
    typed: [typed, digits],
    newest: sql`select id, username, email, area_code, phone ${members} order by registered_at desc`,
    fits: sql`${inWords} or ${inDigits}`,
    found: sql`select id ${members} and ((${mayHold(inAccount, typed)} and ${inWords})
        or (${mayHold(inAccount, digits)} and ${inDigits}))
      union select account_id from former_contacts where email ilike ${part} or ${inDigits}`,
  })
}
