import type { Locale } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

const retentionDays = 90
const mostEntries = 5000

type EmptySearch = { keyword: string; locale: Locale; now: Date }

/** Counts the search, and deletes entries that are too old or too many. */
export async function countEmptySearch(db: Database, { keyword, locale, now }: EmptySearch): Promise<void> {
  await sql`
    insert into empty_searches (locale, keyword, last_at) values (${locale}, ${keyword}, ${now})
    on conflict (locale, keyword) do update set searches = empty_searches.searches + 1, last_at = excluded.last_at
  `.execute(db)
  await sql`
    delete from empty_searches where last_at < ${now}::timestamptz - make_interval(days => ${retentionDays})
      or last_at < (select last_at from empty_searches order by last_at desc offset ${mostEntries} limit 1)`.execute(db)
}

const latestFirst = keyset(['last_at', 'instant', 'desc'], ['keyword', 'text', 'asc'], ['locale', 'text', 'asc'])

export async function listEmptySearchRows(db: Database, locale: Locale | undefined, page: Place) {
  let all = db.selectFrom('empty_searches')
  if (locale) all = all.where('locale', '=', locale)
  const rows = await all
    .selectAll()
    .select(latestFirst.key.as('row_key'))
    .where(latestFirst.follows(page.after))
    .orderBy(latestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { count } = await all.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return { rows, total: count }
}
