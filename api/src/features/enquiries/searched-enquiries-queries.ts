import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { digitsIn, findIds, type FoundIds, mayContain, partOf } from '../../database/substring-search.ts'

// Must equal the indexed expression; otherwise the indexes are not used.
const inEnquiry = sql`reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '')
  || coalesce(phone, '') || ' ' || subject`

/** Whether an enquiry matches what staff look for, however a telephone number is spaced. */
export function enquiryHolds(typed: string) {
  const part = partOf(typed)
  return sql<boolean>`(reference ilike ${part} or name ilike ${part} or email ilike ${part} or subject ilike ${part}
    or coalesce(area_code, '') || phone like ${partOf(digitsIn(typed) ?? typed)})`
}

/** Finds enquiries that match the search text, by index. */
export async function findEnquiryIds(db: Database, typed: string): Promise<FoundIds> {
  // Without its spaces a number has all of the pairs of digits that it has with them.
  const known = digitsIn(typed) ?? typed
  const isLedTo = mayContain(inEnquiry, known)
  return findIds(db, {
    typed: [known],
    newest: sql`select reference, name, email, area_code, phone, subject from enquiries order by id desc`,
    fits: enquiryHolds(typed),
    isLedTo,
    found: sql`select id from enquiries where ${isLedTo} and ${enquiryHolds(typed)}`,
  })
}
