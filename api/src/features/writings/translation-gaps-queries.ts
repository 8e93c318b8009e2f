import type { Locale } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import type { TextKind } from './translation-gaps.ts'

export type GapState = 'missing' | 'outdated' | 'drafted'
export type NewGap = { kind: TextKind; key: string; place: string; locale: Locale; state: GapState }
export type GapFilter = {
  locales: readonly Locale[]
  kind?: TextKind | undefined
  state?: GapState | undefined
}

const asRead = keyset(['kind', 'text', 'asc'], ['key', 'text', 'asc'], ['position', 'whole', 'asc'])

function matching(db: Database, { locales, kind, state }: GapFilter) {
  let query = db.selectFrom('translation_gaps').where('locale', '=', sql<Locale>`any(${locales}::text[])`)
  if (kind) query = query.where('kind', '=', kind)
  if (state) query = query.where('state', '=', state)
  return query
}

export async function listGaps(db: Database, filter: GapFilter, page: Place) {
  const shown = matching(db, filter)
    .select(['kind', 'key', 'position', 'place', 'locale'])
    .where(asRead.follows(page.after))
    .orderBy(asRead.order)
    .offset(page.offset)
    .limit(page.limit)
  // Only the keys shown, not those of all earlier pages.
  const rows = await db
    .selectFrom(shown.as('shown'))
    .select(['kind', 'key', 'place', 'locale', asRead.key.as('row_key')])
    .orderBy(asRead.order)
    .execute()
  return { rows, total: await countRows(db, matching(db, filter).select(sql`1`.as('one'))) }
}

/** Some texts that were changed, latest first, since staff may be waiting for those. */
export async function takeStaleTexts(db: Database, limit: number) {
  return db
    .deleteFrom('stale_texts')
    .where('id', 'in', (of) => of.selectFrom('stale_texts').select('id').orderBy('id', 'desc').limit(limit))
    .returning(['kind', 'key'])
    .execute()
}

export async function noteStaleTexts(db: Database, kind: TextKind, keys: readonly string[]): Promise<void> {
  await db
    .insertInto('stale_texts')
    .values(keys.map((key) => ({ kind, key })))
    .execute()
}

export async function replaceGaps(db: Database, kind: TextKind, keys: readonly string[], gaps: readonly NewGap[]) {
  await db.deleteFrom('translation_gaps').where('kind', '=', kind).where('key', 'in', keys).execute()
  await sql`
    insert into translation_gaps (kind, key, position, place, locale, state)
    select kind, key, row_number() over (partition by key order by at), place, locale, state
    from jsonb_to_recordset(${JSON.stringify(gaps.map((gap, at) => ({ ...gap, at })))}::jsonb)
      as g (kind text, key text, at integer, place text, locale text, state text)`.execute(db)
}
