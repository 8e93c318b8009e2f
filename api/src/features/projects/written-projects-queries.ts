import type { Words } from '@fitout/contract/locales.ts'
import { type Insertable, sql } from 'kysely'
import type { Projects } from '../../../database/tables.ts'
import { inState, type WritingState } from '../../database/archived-texts.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import type { ListingColumns } from '../../database/listing-columns.ts'
import { type Key, keyset } from '../../database/keyset.ts'
import { picture } from '../../database/picture-column.ts'
import type { Place } from '../../http/pages.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'
import { partColumns, type ProjectPartRows } from './project-parts-queries.ts'

export type WrittenProjectRow = ListingColumns &
  ProjectPartRows & {
    id: string
    title: Words
    summary: Words
    story: Words
    place: Words | null
    style: string | null
    property_type: string | null
    district: string | null
    scope: string | null
    budget_band: string | null
    saleable_sqft: number | null
    year: number
    started_on: string | null
    finished_on: string | null
    materials: Words[]
    team: { role: Words; name: Words }[]
    picture: PictureRow | null
    picture_alt: Words | null
    model_file: string | null
    product_ids: string[]
    status: string
    rank: number
  }

const amongLatest = 300

/** The materials, trades and people of the latest projects, the last used first. */
export async function listKnownProjectWords(db: Database): Promise<{ field: string; words: Words }[]> {
  const { rows } = await sql<{ field: string; words: Words }>`
    with latest as (
      select materials, team, published_at as used from projects
      where status = 'ACTIVE' order by published_at desc limit ${amongLatest}),
    members as (select member, used from latest, jsonb_array_elements(team) as member)
    select field, words from (
      select 'materials' as field, material as words, max(used) as used
      from latest, jsonb_array_elements(materials) as material group by material
      union all
      select 'team.role', member -> 'role', max(used) from members group by member -> 'role'
      union all
      select 'team.name', member -> 'name', max(used) from members group by member -> 'name') known
    order by used desc, words`.execute(db)
  return rows
}

/** All projects, whatever their state, or those with the given ids. */
export async function listWrittenProjectRows(
  db: Database,
  ids: readonly string[] | undefined,
): Promise<WrittenProjectRow[]> {
  const { rows } = await sql<WrittenProjectRow>`
    select p.id, p.title, p.summary, p.story, p.place, p.style, p.property_type, p.district, p.scope, p.budget_band,
      p.saleable_sqft, p.year, p.started_on, p.finished_on, p.materials, p.team, p.picture_alt, p.status, p.rank, p.model_file,
      p.listing_title, p.listing_description,
      ${picture('p.picture_id')} as picture,
      ${partColumns},
      array(select u.product_id::text from project_products u where u.project_id = p.id order by u.position)
        as product_ids
    from projects p where ${ids ?? null}::uuid[] is null or p.id = any(${ids ?? null}::uuid[])
    order by p.rank desc, p.id`.execute(db)
  return rows
}

export type ProjectTitleRow = Pick<WrittenProjectRow, 'id' | 'title' | 'status'> & {
  picture_id: string | null
  published_at: Date | null
  row_key: Key
}

/** Of the projects, those with the ids `among`, with a draft or without one; `drafted` are those with one. */
type TitleFilter = {
  among: readonly string[] | undefined
  drafted: readonly string[]
  has_draft: boolean | undefined
  state: WritingState | undefined
}

const inOrder = keyset(['p.rank', 'whole', 'desc'], ['p.id', 'id', 'asc'])

/** One page of the projects' titles, in the same order, and the number of matches. */
export async function listProjectTitleRows(
  db: Database,
  { among, drafted, has_draft, state }: TitleFilter,
  { offset, limit, after }: Place,
): Promise<{ rows: ProjectTitleRow[]; total: number }> {
  const conditions = [
    among !== undefined && sql`p.id = any(${among}::uuid[])`,
    inState(state, among !== undefined),
    has_draft !== undefined && sql`(p.id = any(${drafted}::uuid[])) = ${has_draft}`,
  ]
  const matches = sql.join([sql`true`, ...conditions.filter((condition) => condition !== false)], sql` and `)
  const { rows } = await sql<ProjectTitleRow>`
    select p.id, p.title, p.status, p.picture_id, p.published_at, ${inOrder.key} as row_key from projects p
    where ${matches} and ${inOrder.follows(after)}
    order by ${inOrder.order} limit ${limit} offset ${offset}`.execute(db)
  return { rows, total: await countRows(db, sql`select from projects p where ${matches}`) }
}

export async function listTitlesToSearch(db: Database): Promise<{ id: string; title: Words }[]> {
  return db.selectFrom('projects').select(['id', 'title']).execute()
}

export async function findProjectIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from projects where id = any(${ids}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** A rank that lists the project first among those that the studio has not reordered. */
export async function rankAboveAll(db: Database): Promise<number> {
  const { rows } = await sql<{ rank: number }>`
    select least(coalesce(max(rank), 0) + 1, 1000)::integer as rank from projects`.execute(db)
  return rows[0]?.rank ?? 0
}

export type ProjectFields = Omit<Insertable<Projects>, 'id' | 'key' | 'created_at' | 'published_at'>

/** A project keeps the day of its first publication and its original key. */
export async function upsertProject(
  db: Database,
  { id, key, now }: { id: string; key: string; now: Date },
  fields: ProjectFields,
): Promise<void> {
  await db
    .insertInto('projects')
    .values({ id, key, created_at: now, published_at: now, ...fields })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...fields,
        // Hidden again, it stays where it was put.
        status: sql<'ACTIVE'>`case when projects.status = 'ARCHIVED' and excluded.status = 'INACTIVE'
            then 'ARCHIVED' else excluded.status end`,
        published_at: sql<Date>`coalesce(projects.published_at, ${now})`,
      }),
    )
    .execute()
}

export async function hideProject(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('projects')
    .set({ status: 'INACTIVE', updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .execute()
}

/** Whether the project is of a renovation for which the client has withdrawn consent. */
export async function isWithdrawn(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('portfolio_drafts')
    .select('renovation_id')
    .where('project_id', '=', id)
    .where('is_agreed', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

export type ProjectParts = {
  pictures: { picture_id: string; alt: Words; caption: Words; room_type: string | null }[]
  hotspots: { picture_position: number; product_id: string; x: number; y: number }[]
  comparisons: {
    before_picture_id: string
    before_alt: Words
    after_picture_id: string
    after_alt: Words
    caption: Words
  }[]
  productIds: string[]
}

function numbered(all: object[]): string {
  return JSON.stringify(all.map((row, position) => ({ position, ...row })))
}

/** Replaces the parts of a project; missing products are omitted. */
export async function replaceParts(db: Database, project_id: string, parts: ProjectParts): Promise<void> {
  await db.deleteFrom('project_pictures').where('project_id', '=', project_id).execute()
  await db.deleteFrom('project_comparisons').where('project_id', '=', project_id).execute()
  await db.deleteFrom('project_products').where('project_id', '=', project_id).execute()
  await sql`insert into project_pictures (project_id, position, picture_id, alt, caption, room_type)
    select ${project_id}::uuid, * from jsonb_to_recordset(${numbered(parts.pictures)}::jsonb)
      as row (position integer, picture_id uuid, alt jsonb, caption jsonb, room_type text)`.execute(db)
  await sql`insert into project_hotspots (project_id, picture_position, product_id, x, y)
    select ${project_id}::uuid, row.* from jsonb_to_recordset(${JSON.stringify(parts.hotspots)}::jsonb)
      as row (picture_position integer, product_id uuid, x integer, y integer)
    where exists (select from products where id = row.product_id)
    on conflict do nothing`.execute(db)
  await sql`insert into project_comparisons
      (project_id, position, before_picture_id, before_alt, after_picture_id, after_alt, caption)
    select ${project_id}::uuid, * from jsonb_to_recordset(${numbered(parts.comparisons)}::jsonb)
      as row (position integer, before_picture_id uuid, before_alt jsonb, after_picture_id uuid, after_alt jsonb,
        caption jsonb)`.execute(db)
  await sql`insert into project_products (project_id, product_id, position)
    select ${project_id}::uuid, id, place from unnest(${parts.productIds}::uuid[]) with ordinality as used (id, place)
    where exists (select from products p where p.id = used.id)
    on conflict do nothing`.execute(db)
}

export type ProjectVideo = {
  file: string
  seconds: number
  title: Words
  transcript: Words
  picture_id: string
  picture_alt: Words
}

export async function replaceVideos(db: Database, project_id: string, videos: ProjectVideo[]): Promise<void> {
  await db.deleteFrom('project_videos').where('project_id', '=', project_id).execute()
  await sql`insert into project_videos
      (project_id, position, file, seconds, title, transcript, picture_id, picture_alt)
    select ${project_id}::uuid, * from jsonb_to_recordset(${numbered(videos)}::jsonb)
      as row (position integer, file text, seconds integer, title jsonb, transcript jsonb, picture_id uuid,
        picture_alt jsonb)`.execute(db)
}
