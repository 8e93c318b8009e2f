import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { ListingColumns } from '../../database/listing-columns.ts'
import { picture } from '../../database/picture-column.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'
import { partColumns, type ProjectPartRows } from './project-parts-queries.ts'
import type { ProjectFacts } from './select-projects.ts'

const isPublic = (now: Date) => sql<boolean>`(p.status = 'ACTIVE' and p.published_at <= ${now})`

/** The filter facts of every public project, in recommended order; texts only when searching. */
export async function listProjectFacts(db: Database, now: Date, withTexts: boolean): Promise<ProjectFacts[]> {
  const texts = sql`array(
    select text.value from (values (p.title), (p.summary), (p.story), (p.place), (p.materials)) part (words),
      lateral (select v #>> '{}' as value from jsonb_path_query(part.words, 'strict $.**') v
        where jsonb_typeof(v) = 'string') text)`
  const { rows } = await sql<ProjectFacts>`
    select p.id, p.style, p.property_type, p.district, p.room_types, p.saleable_sqft, p.budget_band, p.year,
      p.finished_on - p.started_on + 1 as days, p.finished_on, ${withTexts ? texts : sql`'{}'::text[]`} as texts
    from projects p where ${isPublic(now)} order by p.rank desc, p.id`.execute(db)
  return rows
}

export type ProjectCardRow = {
  id: string
  title: Words
  slug: Words
  summary: Words
  picture: PictureRow
  picture_alt: Words | null
  style: string | null
  property_type: string | null
  district: string | null
  place: Words | null
  saleable_sqft: number | null
  budget_band: string | null
  year: number
}

const cardColumns = sql`p.id, p.title, p.slug, p.summary, ${picture('p.picture_id')} as picture, p.picture_alt,
  p.style, p.property_type, p.district, p.place, p.saleable_sqft, p.budget_band, p.year`

/** In the order of the ids. */
export async function listProjectCards(db: Database, ids: string[]): Promise<ProjectCardRow[]> {
  const { rows } = await sql<ProjectCardRow>`
    select ${cardColumns} from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    join projects p using (id) order by wanted.place`.execute(db)
  return rows
}

export type ProjectRow = ProjectCardRow &
  ListingColumns &
  ProjectPartRows & {
    story: Words
    scope: string | null
    started_on: string | null
    finished_on: string | null
    days: number | null
    materials: Words[]
    team: { role: Words; name: Words }[]
    model_file: string | null
    products: { id: string; kind: 'GOODS' | 'SERVICE' }[]
    next: Pick<ProjectCardRow, 'id' | 'title' | 'slug' | 'picture' | 'picture_alt'> | null
  }

/** Returns a public project with all its parts, and the next recommended one, in one statement. */
export async function findPublicProject(db: Database, id: string, now: Date): Promise<ProjectRow | undefined> {
  const { rows } = await sql<ProjectRow>`
    select ${cardColumns}, p.story, p.scope, p.started_on, p.finished_on, p.finished_on - p.started_on + 1 as days,
      p.materials, p.team, p.model_file, p.listing_title, p.listing_description,
      ${partColumns},
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.product_id, 'kind', pr.kind) order by u.position), '[]')
        from project_products u join products pr on pr.id = u.product_id where u.project_id = p.id) as products,
      (select to_jsonb(following) from (
        select o.id, o.title, o.slug, ${picture('o.picture_id')} as picture, o.picture_alt
        from projects o where o.id <> p.id and o.status = 'ACTIVE' and o.published_at <= ${now}
        order by ((o.rank, p.id) < (p.rank, o.id)) desc, o.rank desc, o.id limit 1) following) as next
    from projects p where p.id = ${id}::uuid and ${isPublic(now)}`.execute(db)
  return rows[0]
}
