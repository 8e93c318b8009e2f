import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { picture } from '../../database/picture-column.ts'
import type { SearchedPage } from './text-index.ts'

/** All strings within a JSON value. */
const textsIn = (column: string) =>
  sql`array(select v #>> '{}' from jsonb_path_query(${sql.ref(column)}, 'strict $.**') v
    where jsonb_typeof(v) = 'string')`

/** `keys` are enum values, which have their display names elsewhere. */
export async function listSearchedProjects(db: Database, now: Date): Promise<(SearchedPage & { keys: string[] })[]> {
  const { rows } = await sql<SearchedPage & { keys: string[] }>`
    select p.id, p.title, p.slug, p.summary, ${picture('p.picture_id')} as picture,
      coalesce(${textsIn('p.place')}, '{}') as labels,
      ${textsIn('p.story')} || ${textsIn('p.materials')} as body,
      array_remove(array[p.style, p.property_type, p.district] || p.room_types, null) as keys
    from projects p where p.status = 'ACTIVE' and p.published_at <= ${now} order by p.rank desc, p.id`.execute(db)
  return rows
}

export async function listSearchedPosts(db: Database, now: Date): Promise<SearchedPage[]> {
  const { rows } = await sql<SearchedPage>`
    select p.id, p.title, p.slug, p.excerpt as summary, ${picture('p.picture_id')} as picture,
      ${textsIn('p.tags')} as labels, ${textsIn('p.body')} as body
    from posts p where p.status = 'ACTIVE' and p.published_at <= ${now}
    order by p.rank desc, p.published_at desc, p.id`.execute(db)
  return rows
}

export async function countProjectsByDistrict(db: Database, now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ district: string; count: number }>`
    select district, count(*)::int as count from projects
    where status = 'ACTIVE' and published_at <= ${now} and district is not null group by district`.execute(db)
  return new Map(rows.map(({ district, count }) => [district, count]))
}
