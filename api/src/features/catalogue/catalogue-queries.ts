import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { CatalogueRows } from './catalogue.ts'

/**
 * Whether anything that lists show has changed since a snapshot; true without one. A restored database may hold
 * transactions that its own count has yet to reach: those do not count.
 */
export function changedSince(since: string | undefined): RawBuilder<boolean> {
  const snapshot = sql`${since ?? null}::pg_snapshot`
  return sql<boolean>`(${snapshot} is null or exists (
    select from catalogue_changes
    where xid >= pg_snapshot_xmin(${snapshot})
      and xid < pg_snapshot_xmax(pg_current_snapshot())
      and not pg_visible_in_snapshot(xid, ${snapshot})
  ))`
}

export async function findCatalogueChange(db: Database, since: string | undefined): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select ${changedSince(since)} as changed`.execute(db)
  return rows[0]?.changed ?? true
}

export type Hits = { titled: number[]; labelled: number[]; anywhere: number[]; sounding: number[] }

/** The numbers of the products that hold every term: in the title, in title or labels, anywhere; and of those that sound so. */
export async function findHits(
  db: Database,
  storeId: string,
  terms: string[],
  sound: string | undefined,
): Promise<Hits> {
  const filedAs = (level: number) => terms.map((term) => `${level}${term}`)
  const { rows } = await sql<Record<keyof Hits, string | null>>`
    select
      (select string_agg(number::text, ',') from product_search
       where store_id = ${storeId} and terms @> ${filedAs(1)}::text[]) as titled,
      (select string_agg(number::text, ',') from product_search
       where store_id = ${storeId} and terms @> ${filedAs(2)}::text[]) as labelled,
      (select string_agg(number::text, ',') from product_search
       where store_id = ${storeId} and terms @> ${filedAs(3)}::text[]) as anywhere,
      (select string_agg(number::text, ',') from product_search
       where store_id = ${storeId} and terms @> ${sound === undefined ? null : [`4${sound}`]}::text[]) as sounding`.execute(
    db,
  )
  const numbers = (text: string | null | undefined) => (text ? text.split(',').map(Number) : [])
  return {
    titled: numbers(rows[0]?.titled),
    labelled: numbers(rows[0]?.labelled),
    anywhere: numbers(rows[0]?.anywhere),
    sounding: numbers(rows[0]?.sounding),
  }
}

/**
 * All that a catalogue is built from, as of one moment. The facts of products that `since` held already are left out;
 * one statement, so that everything in it belongs together.
 */
export async function loadCatalogueRows(
  db: Database,
  storeId: string,
  since: string | undefined,
): Promise<CatalogueRows> {
  const { rows } = await sql<CatalogueRows>`
    select pg_current_snapshot()::text as snapshot,
      (select coalesce(json_agg(json_build_object(
          'number', i.number, 'id', p.id, 'kind', p.kind, 'rank', p.rank,
          'ratingSum', p.rating_sum, 'ratingCount', p.rating_count,
          'publishedAt', floor(extract(epoch from p.published_at) * 1000)::bigint,
          'isPublished', p.status = 'ACTIVE' and sold.is_available is not null,
          'isAvailable', coalesce(sold.is_available, false),
          'available', coalesce(sold.available, '{}'),
          'facts', case when ${since ?? null}::pg_snapshot is null
            or not pg_visible_in_snapshot(i.written_by, ${since ?? null}::pg_snapshot) then i.facts end
        )), '[]')
        from product_index i
        join products p on p.id = i.product_id
        left join (
          select v.product_id, bool_or(v.is_available) as is_available,
            array_agg(v.id) filter (where v.is_available) as available
          from (
            select product_id, id, not is_counted or exists (
              select from stock_levels l where l.variant_id = one.id and l.available > 0) as is_available
            from product_variants one where status = 'ACTIVE') v
          group by v.product_id
        ) sold on sold.product_id = p.id
        where i.store_id = ${storeId}) as products,
      (select coalesce(json_agg(json_build_object(
          'id', c.id, 'parentId', c.parent_id, 'kind', c.kind, 'title', c.title, 'slug', c.slug,
          'description', c.description, 'position', c.position, 'isActive', c.status = 'ACTIVE',
          'pictureAlt', c.picture_alt,
          'picture', case when pi.id is not null then json_build_object('id', pi.id, 'width', pi.width,
            'height', pi.height, 'widths', pi.widths, 'colour', pi.colour,
            'focus', pi.focus) end
        )), '[]')
        from categories c left join pictures pi on pi.id = c.picture_id
        where c.store_id = ${storeId}) as categories,
      (select coalesce(json_agg(json_build_object('name', name, 'value', value, 'title', title, 'swatch', swatch)
          order by name, position, value), '[]') from attribute_values) as attributes,
      (select coalesce(json_agg(json_build_array(word, product_count) order by word), '[]')
        from product_words where store_id = ${storeId}) as words`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a statement without a from clause answers one row')
  return row
}
