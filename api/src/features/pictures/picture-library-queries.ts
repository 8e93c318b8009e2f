import type { Words } from '@fitout/contract/locales.ts'
import type { pictureLacks, picturePlaces, pictureUses } from '@fitout/contract/staff/picture-library.ts'
import { type RawBuilder, sql } from 'kysely'
import { countRows, totalOf } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { listLookedThrough, partOf } from '../../database/substring-search.ts'
import { type Key, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type PictureUse = {
  kind: (typeof pictureUses)[number]
  place: (typeof picturePlaces)[number]
  _id: string
  title: Words
  alt: Words
}
export type PictureLack = (typeof pictureLacks)[number]

const inEachLanguage = sql`'{"zh": "", "cn": "", "en": ""}'::jsonb`

/** All uses of pictures, each with its texts. */
const framed = sql`(
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

/** All uses including those within texts; the alt text is empty in a language where it is required but missing. */
const uses = sql`(
  select picture_id, kind, 'frame' as place, id::text as id, title, ${inEachLanguage} || coalesce(alt, '{}') as alt
  from ${framed} framed
  union all
  select picture_id, kind, case when is_draft then 'draft' else 'text' end, key, null, alt
  from picture_mentions)`

/** The title of an unpublished draft, which may contain anything. */
const titleOfDraft = sql`(
  select jsonb_strip_nulls(jsonb_build_object(
    'zh', jsonb_path_query_first(draft, '$.title.zh ? (@.type() == "string")'),
    'cn', jsonb_path_query_first(draft, '$.title.cn ? (@.type() == "string")'),
    'en', jsonb_path_query_first(draft, '$.title.en ? (@.type() == "string")')))
  from writings where kind = u.kind and key = u.id)`

/** The title of a use. Those of texts are only looked up for one page of the library; a setting has no title. */
const titleOfUse = sql`coalesce(u.title, case u.kind
  when 'page' then (select title from contents where slug = u.id order by version desc limit 1)
  when 'post' then (select title from posts where id = u.id::uuid)
  when 'project' then (select title from projects where id = u.id::uuid)
  when 'product' then (select title from products where id = u.id::uuid)
  when 'service' then (select title from products where id = u.id::uuid)
  when 'mailing' then (select subject from mailings where id = u.id::uuid)
end, ${titleOfDraft}, '{}')`

const isUsed = sql<boolean>`exists (select from ${uses} u where u.picture_id = i.id)`

/** Whether anything shows a picture, a draft too. */
export async function isPictureUsed(db: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('pictures as i')
    .select('i.id')
    .where('i.id', '=', id)
    .where(isUsed)
    .executeTakeFirst()
  return found !== undefined
}

/** Where a picture is shown, without titles. */
export async function listUsesOf(db: Database, id: string): Promise<PictureUse[]> {
  const { rows } = await sql<PictureUse>`
    select kind, place, id as _id, '{}'::jsonb as title, alt from ${uses} u where u.picture_id = ${id}`.execute(db)
  return rows
}

const newestFirst = keyset(['i.created_at', 'instant', 'desc'], ['i.id', 'id', 'asc'])

/** In some language; written as in the index of pictures of products. */
const withoutWords = (alt: RawBuilder<unknown>) =>
  sql`(coalesce(${alt} ->> 'zh', '') = '' or coalesce(${alt} ->> 'cn', '') = '' or coalesce(${alt} ->> 'en', '') = '')`

const lacking = (lack: PictureLack | undefined) => {
  if (lack === 'focus') return sql<boolean>`i.focus is null`
  if (lack === 'use') return sql<boolean>`not ${isUsed}`
  if (lack === undefined) return sql<boolean>`true`
  // A text has empty words only in the languages in which it shows the picture. A picture that nothing shows needs its own,
  // which come along where it is chosen.
  return sql<boolean>`(exists (select from ${framed} u where u.picture_id = i.id and ${withoutWords(sql`u.alt`)})
    or exists (select from picture_mentions u where u.picture_id = i.id
      and '' in (u.alt ->> 'zh', u.alt ->> 'cn', u.alt ->> 'en'))
    or ${withoutWords(sql`i.alt`)} and not ${isUsed})`
}

const saying = (q: string | undefined) => {
  if (q === undefined) return sql<boolean>`true`
  const part = partOf(q)
  // One comparison of the whole leaves few to compare by language.
  const written = partOf(JSON.stringify(q).slice(1, -1))
  const described = sql`(select picture_id, title, alt from ${framed} framed
    union all select picture_id, null, alt from picture_mentions
    union all select id, null, alt from pictures)`
  return sql<boolean>`exists (select from ${described} u where u.picture_id = i.id
    and coalesce(u.title::text, '') || coalesce(u.alt::text, '') ilike ${written} and (
    u.title ->> 'zh' ilike ${part} or u.title ->> 'cn' ilike ${part} or u.title ->> 'en' ilike ${part}
    or u.alt ->> 'zh' ilike ${part} or u.alt ->> 'cn' ilike ${part} or u.alt ->> 'en' ilike ${part}))`
}

export type PictureFilter = { lack?: PictureLack | undefined; q?: string | undefined }

/** A shop has a few thousand pictures; their uses are only read for those of the page. */
export async function listLibraryRows(db: Database, { lack, q }: PictureFilter, page: Place) {
  const matching = db
    .selectFrom('pictures as i')
    .where(sql<boolean>`(i.removed_at is null or ${isUsed})`)
    .where(lacking(lack))
    .where(saying(q))
  const following = (after?: Key) =>
    sql`from (${matching.where(newestFirst.follows(after)).select(['i.id', ...newestFirst.columns])}) i`
  const order = newestFirst.outerOrder
  // Words are compared once for the page and its total.
  const looked =
    q !== undefined && (await listLookedThrough(db, page, { fitting: following, order, areMoreThanCounted: false }))
  const shown = looked
    ? sql<string>`(select unnest(${looked.ids}::uuid[]))`
    : sql<string>`(select id ${following(page.after)} order by ${order} offset ${page.offset} limit ${page.limit})`
  const rows = await db
    .selectFrom('pictures as i')
    .select(['i.id', 'i.width', 'i.height', 'i.widths', 'i.colour', 'i.focus', 'i.alt'])
    .select([
      sql<PictureUse[]>`coalesce((select json_agg(json_build_object('kind', u.kind, 'place', u.place, '_id', u.id,
        'title', ${titleOfUse}, 'alt', u.alt) order by u.kind, u.id, u.place) from ${uses} u where u.picture_id = i.id), '[]')`.as(
        'uses',
      ),
      newestFirst.key.as('row_key'),
    ])
    .where('i.id', 'in', shown)
    .orderBy(newestFirst.order)
    .execute()
  const count = () => countRows(db, matching.select(sql`1`.as('one')))
  return { rows, total: (looked || undefined)?.total ?? (await totalOf(page, rows, count)) }
}
