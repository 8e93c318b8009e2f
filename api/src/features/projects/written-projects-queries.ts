import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'

const picture = (column: string) => sql`(select to_jsonb(i) from pictures i where i.id = ${sql.ref(column)})`

export type WrittenProjectRow = {
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
  pictures: {
    picture: PictureRow
    alt: Words
    caption: Words
    room_type: string | null
    hotspots: { product_id: string; x: number; y: number }[]
  }[]
  comparisons: { before: PictureRow; before_alt: Words; after: PictureRow; after_alt: Words; caption: Words }[]
  product_ids: string[]
  status: string
  rank: number
}

/** Every project, whatever its state; of one alone where an id is given. */
export async function listWrittenProjectRows(db: Database, id: string | undefined): Promise<WrittenProjectRow[]> {
  const { rows } = await sql<WrittenProjectRow>`
    select p.id, p.title, p.summary, p.story, p.place, p.style, p.property_type, p.district, p.scope, p.budget_band,
      p.saleable_sqft, p.year, p.started_on, p.finished_on, p.materials, p.team, p.picture_alt, p.status, p.rank,
      ${picture('p.picture_id')} as picture,
      (select coalesce(jsonb_agg(jsonb_build_object('picture', ${picture('pp.picture_id')}, 'alt', pp.alt,
          'caption', pp.caption, 'room_type', pp.room_type, 'hotspots', (
            select coalesce(jsonb_agg(jsonb_build_object('product_id', h.product_id, 'x', h.x, 'y', h.y)
              order by h.x, h.y), '[]')
            from project_hotspots h where h.project_id = p.id and h.picture_position = pp.position)
        ) order by pp.position), '[]') from project_pictures pp where pp.project_id = p.id) as pictures,
      (select coalesce(jsonb_agg(jsonb_build_object('before', ${picture('c.before_picture_id')},
          'before_alt', c.before_alt, 'after', ${picture('c.after_picture_id')}, 'after_alt', c.after_alt,
          'caption', c.caption) order by c.position), '[]')
        from project_comparisons c where c.project_id = p.id) as comparisons,
      array(select u.product_id::text from project_products u where u.project_id = p.id order by u.position)
        as product_ids
    from projects p where ${id ?? null}::uuid is null or p.id = ${id ?? null}::uuid
    order by p.rank desc, p.id`.execute(db)
  return rows
}

export type ProjectFields = {
  title: Words
  slug: Words
  summary: Words
  story: Words
  place: Words | null
  style: string | null
  property_type: string | null
  district: string | null
  scope: string | null
  budget_band: string | null
  room_types: string[]
  saleable_sqft: number | null
  year: number
  started_on: string | null
  finished_on: string | null
  materials: string
  team: string
  picture_id: string
  picture_alt: Words
  status: string
  rank: number
  updated_at: Date
}

/** A project keeps the day it first appeared, and the key it was first given. */
export async function upsertProject(
  db: Database,
  { id, key, now }: { id: string; key: string; now: Date },
  fields: ProjectFields,
): Promise<void> {
  const { place, picture_alt, ...values } = fields
  const written = {
    ...values,
    title: JSON.stringify(values.title),
    slug: JSON.stringify(values.slug),
    summary: JSON.stringify(values.summary),
    story: JSON.stringify(values.story),
    place: place && JSON.stringify(place),
    picture_alt: JSON.stringify(picture_alt),
  }
  await db
    .insertInto('projects')
    .values({ id, key, created_at: now, published_at: now, ...written })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...written, published_at: sql<Date>`coalesce(projects.published_at, ${now})` }),
    )
    .execute()
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

/** Sets what belongs to a project in place of what did. */
export async function replaceParts(db: Database, project_id: string, parts: ProjectParts): Promise<void> {
  const rows = <Row extends object>(all: Row[]) => JSON.stringify(all.map((row, position) => ({ position, ...row })))
  await db.deleteFrom('project_pictures').where('project_id', '=', project_id).execute()
  await db.deleteFrom('project_comparisons').where('project_id', '=', project_id).execute()
  await db.deleteFrom('project_products').where('project_id', '=', project_id).execute()
  await sql`insert into project_pictures (project_id, position, picture_id, alt, caption, room_type)
    select ${project_id}::uuid, * from jsonb_to_recordset(${rows(parts.pictures)}::jsonb)
      as row (position integer, picture_id uuid, alt jsonb, caption jsonb, room_type text)`.execute(db)
  await sql`insert into project_hotspots (project_id, picture_position, product_id, x, y)
    select ${project_id}::uuid, * from jsonb_to_recordset(${JSON.stringify(parts.hotspots)}::jsonb)
      as row (picture_position integer, product_id uuid, x integer, y integer)
    on conflict do nothing`.execute(db)
  await sql`insert into project_comparisons
      (project_id, position, before_picture_id, before_alt, after_picture_id, after_alt, caption)
    select ${project_id}::uuid, * from jsonb_to_recordset(${rows(parts.comparisons)}::jsonb)
      as row (position integer, before_picture_id uuid, before_alt jsonb, after_picture_id uuid, after_alt jsonb,
        caption jsonb)`.execute(db)
  await sql`insert into project_products (project_id, product_id, position)
    select ${project_id}::uuid, id, place from unnest(${parts.productIds}::uuid[]) with ordinality as used (id, place)
    on conflict do nothing`.execute(db)
}
