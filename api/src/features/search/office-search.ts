import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { isAllowed, type StaffRole } from '@fitout/contract/staff/permissions.ts'
import { type OfficeSearchKind, officeSearchKinds, type searchOffice } from '@fitout/contract/staff/search.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { boundSearch, findInOffice, gramsOf } from './office-search-queries.ts'

type Found = AnswerInput<typeof searchOffice>['data']

/** Returns a few matches of each kind that the role may see. */
export async function findForStaff(
  { db }: Context,
  typed: string,
  { role, locale }: { role: StaffRole; locale: Locale },
): Promise<Found> {
  const sought = asKept(typed)
  const escaped = sought.replace(/[\\%_]/g, '\\$&')
  const kinds = (Object.keys(officeSearchKinds) as OfficeSearchKind[]).filter((kind) =>
    isAllowed(role, officeSearchKinds[kind]),
  )
  return transaction(db, async (trx) => {
    const grams = await gramsOf(trx, sought)
    if (grams.length === 0) return []
    await boundSearch(trx)
    const asked = { typed: sought, part: `%${escaped}%`, start: `${escaped}%`, grams, locale }
    const found: Found = []
    for (const kind of kinds) {
      const rows = await findInOffice(trx, kind, asked)
      found.push(...rows.map(({ id: _id, at, ...row }) => ({ kind, _id, at: at?.toISOString() ?? null, ...row })))
    }
    return found
  })
}

/** Telephone numbers are stored without separators. */
function asKept(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  return /^[+\d][\d\s()-]*$/.test(text) ? text.replace(/\D/g, '') : text
}
