import type { Words } from '@fitout/contract/locales.ts'
import type { pictureLacks, pictureUses } from '@fitout/contract/staff/picture-library.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

type PictureUse = { kind: (typeof pictureUses)[number]; _id: string; title: Words; alt: Words | null }
export type PictureLack = (typeof pictureLacks)[number]

/** What shows pictures, each with its words. A picture within a text is a link, which has words of its own. */
const uses = sql`(
  select pp.picture_id, 'product' as kind, p.id, p.title, pp.alt
  from product_pictures pp join products p on p.id = pp.product_id
  union all
  select picture_id, 'category', id, title, picture_alt from categories
  union all
  select picture_id, 'post', id, title, picture_alt from posts
  union all
  select picture_id, 'project', id, title, picture_alt from projects
  union all
  select pp.picture_id, 'project', p.id, p.title, pp.alt
  from project_pictures pp join projects p on p.id = pp.project_id
  union all
  select c.before_picture_id, 'project', p.id, p.title, c.before_alt
  from project_comparisons c join projects p on p.id = c.project_id
  union all
  select c.after_picture_id, 'project', p.id, p.title, c.after_alt
  from project_comparisons c join projects p on p.id = c.project_id
  union all
  select v.picture_id, 'project', p.id, p.title, v.picture_alt
  from project_videos v join projects p on p.id = v.project_id)`

const newestFirst = keyset(['i.created_at', 'instant', 'desc'], ['i.id', 'id', 'asc'])

const lacking = (lack: PictureLack | undefined) => {
  if (lack === 'focus') return sql<boolean>`i.focus is null`
  if (lack === 'use') return sql<boolean>`not exists (select from ${uses} u where u.picture_id = i.id)`
  if (lack === undefined) return sql<boolean>`true`
  return sql<boolean>`exists (select from ${uses} u where u.picture_id = i.id
    and (coalesce(u.alt ->> 'zh', '') = '' or coalesce(u.alt ->> 'cn', '') = '' or coalesce(u.alt ->> 'en', '') = ''))`
}

/** A shop has a few thousand pictures; what shows them is gathered for those of the page. */
export async function listLibraryRows(db: Database, lack: PictureLack | undefined, page: Place) {
  const rows = await db
    .selectFrom('pictures as i')
    .select(['i.id', 'i.width', 'i.height', 'i.widths', 'i.colour', 'i.focus'])
    .select([
      sql<PictureUse[]>`coalesce((select json_agg(json_build_object('kind', u.kind, '_id', u.id, 'title', u.title,
        'alt', u.alt) order by u.kind, u.id) from ${uses} u where u.picture_id = i.id), '[]')`.as('uses'),
      newestFirst.key.as('row_key'),
    ])
    .where(lacking(lack))
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('pictures as i')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(lacking(lack))
    .executeTakeFirstOrThrow()
  return { rows, total }
}
