import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { AttributeName, AttributeValue, CatalogueCategory } from './catalogue.ts'
import type { ProductRow } from './change-catalogue.ts'

/**
 * Whether anything shown in product lists has changed since the snapshot; true without one. A restored database may
 * contain transaction ids that its own counter has not reached yet: those are ignored.
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

export type CatalogueChange = {
  /** The database snapshot that this result reflects. */
  snapshot: string
  isChanged: boolean
  /** All rows must be read again. */
  isWhole: boolean
  /** Categories or attribute titles have changed. */
  isTree: boolean
  /** The changed products; one more than the limit when there are too many. */
  productIds: string[]
  words: [word: string, count: number][]
}

const isNew = `xid >= pg_snapshot_xmin($1::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
  and not pg_visible_in_snapshot(xid, $1::pg_snapshot)`

/** As text, since building a statement from parts takes longer than it does, for each answer that is not cached. */
const catalogueChange = `
  with change as materialized (
    select count(*) > 0 as is_changed, coalesce(bool_or(is_whole), false) as is_whole, coalesce(bool_or(is_tree), false) as is_tree
    from catalogue_changes where ${isNew}
  )
  select pg_current_snapshot()::text as snapshot, is_changed as "isChanged", is_whole as "isWhole", is_tree as "isTree",
    case when is_changed then array(
      select distinct product_id from catalogue_product_changes where ${isNew} limit $3
    ) else '{}' end as "productIds",
    case when is_changed then (
      select coalesce(json_agg(json_build_array(c.word, coalesce(w.product_count, 0))), '[]')
      from (select distinct word from catalogue_word_changes where store_id = $2 and ${isNew}) c
      left join product_words w on w.store_id = $2 and w.word = c.word
    ) else '[]' end as words
  from change`

/**
 * Returns what has changed in a store's catalogue since a snapshot. One statement; its cost grows with the number of
 * changes.
 */
export async function findCatalogueChange(
  db: Database,
  storeId: string,
  since: string,
  productsAtMost: number,
): Promise<CatalogueChange> {
  const { rows } = await db.executeQuery<CatalogueChange>(
    CompiledQuery.raw(catalogueChange, [since, storeId, productsAtMost + 1]),
  )
  const [row] = rows
  if (!row) throw new Error('a statement that counts answers one row')
  return row
}

export async function currentSnapshot(db: Database): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
  return rows[0]?.snapshot ?? ''
}

/** For each term, the numbers of the products filed under it: 32 bits each, big-endian. */
export async function listProductsUnder(
  db: Database,
  storeId: string,
  terms: readonly string[],
): Promise<{ term: string; numbers: Buffer }[]> {
  const { rows } = await sql<{ term: string; numbers: Buffer | null }>`
    select term, products_under(${storeId}, term) as numbers from unnest(${terms}::text[]) term`.execute(db)
  return rows.map(({ term, numbers }) => ({ term, numbers: numbers ?? Buffer.alloc(0) }))
}

/** The products to read: a range of numbers, or ids. */
export type Wanted = { after: number; upTo: number } | { ids: readonly string[] }

export type CatalogueTree = {
  categories: (Omit<CatalogueCategory, 'products'> & { isActive: boolean })[]
  attributes: (Omit<AttributeValue, 'products' | 'index'> & { name: AttributeName })[]
}

/** The range of a store's product numbers: `after` is exclusive, `upTo` inclusive. */
export async function findNumberRange(db: Database, storeId: string): Promise<{ after: number; upTo: number }> {
  const { first, last } = await db
    .selectFrom('product_index')
    .select(({ fn }) => [fn.min('number').as('first'), fn.max('number').as('last')])
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
  return { after: (first ?? 1) - 1, upTo: last ?? 0 }
}

/** Reads rows of products and, optionally, the category tree, in one statement so that they are consistent. */
export async function readCatalogueRows(
  db: Database,
  storeId: string,
  wanted: Wanted,
  { withTree, withTerms }: { withTree: boolean; withTerms: boolean },
): Promise<{ products: ProductRow[]; tree: CatalogueTree | null }> {
  const which =
    'ids' in wanted
      ? sql`i.product_id = any(${wanted.ids}::uuid[])`
      : sql`i.number > ${wanted.after} and i.number <= ${wanted.upTo}`
  const { rows } = await sql<{ products: ProductRow[]; tree: CatalogueTree | null }>`
    select (
      select coalesce(json_agg(json_build_object(
        'number', i.number, 'id', p.id, 'kind', p.kind, 'rank', p.rank,
        'ratingSum', p.rating_sum, 'ratingCount', p.rating_count,
        'publishedAt', floor(extract(epoch from p.published_at) * 1000)::bigint,
        'isShown', p.status = 'ACTIVE' and v.some,
        'terms', ${withTerms ? sql`(select s.terms from product_search s where s.number = i.number)` : sql`null`},
        'titles', f.titles, 'categoryIds', f."categoryIds",
        'variants', coalesce(f.variants, (
          select jsonb_agg(jsonb_build_object('id', v.id, 'cents', null, 'originalCents', v.price_cents,
            'percent', sale_at(v, now()), 'points', v.point_price, 'attributes', v.attributes) order by v.position, v.id)
          from product_variants v where v.product_id = p.id and v.status = 'ACTIVE'), '[]'),
        'available', v.available
      ) order by i.number), '[]')
      from (select i.number, i.product_id, i.facts from product_index i where i.store_id = ${storeId} and ${which}) i
      join products p on p.id = i.product_id
      cross join lateral jsonb_to_record(i.facts) as f (titles jsonb, "categoryIds" jsonb, variants jsonb)
      cross join lateral (
        select count(*) > 0 as some, json_agg(v.id) filter (where not v.is_counted or exists (
          select from stock_levels l where l.variant_id = v.id and l.available > 0)) as available
        from product_variants v where v.product_id = p.id and v.status = 'ACTIVE') v) as products,
    ${withTree ? treeOf(storeId) : sql`null`} as tree`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a statement without a from clause answers one row')
  return row
}

const treeOf = (storeId: string) => sql`json_build_object(
  'categories', (select coalesce(json_agg(json_build_object(
      'id', c.id, 'parentId', c.parent_id, 'kind', c.kind, 'title', c.title, 'slug', c.slug,
      'description', c.description, 'listing_title', c.listing_title, 'listing_description', c.listing_description,
      'position', c.position, 'isActive', c.status = 'ACTIVE',
      'pictureAlt', c.picture_alt,
      'picture', case when pi.id is not null then json_build_object('id', pi.id, 'width', pi.width,
        'height', pi.height, 'widths', pi.widths, 'colour', pi.colour,
        'focus', pi.focus) end
    )), '[]')
    from categories c left join pictures pi on pi.id = c.picture_id
    where c.store_id = ${storeId}),
  'attributes', (select coalesce(json_agg(json_build_object('name', name, 'value', value, 'title', title, 'swatch', swatch)
    order by name, position, value), '[]') from attribute_values))`

export type WordCount = { word: string; product_count: number }

export async function listWordCounts(
  db: Database,
  storeId: string,
  after: string,
  atMost: number,
): Promise<WordCount[]> {
  const { rows } = await sql<WordCount>`
    select word, product_count from product_words where store_id = ${storeId} and word > ${after}
    order by word limit ${atMost}`.execute(db)
  return rows
}

/** Deletes change notes that no process needs any more; returns how many. */
export async function deleteOldNotes(db: Database, atMost: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with first as (select min(xid) as xid from catalogue_changes), products as (
      delete from catalogue_product_changes where (xid, product_id) in (
        select c.xid, c.product_id from catalogue_product_changes c, first where c.xid < first.xid
        order by c.xid limit ${atMost}) returning 1
    ), words as (
      delete from catalogue_word_changes where (xid, store_id, word) in (
        select c.xid, c.store_id, c.word from catalogue_word_changes c, first where c.xid < first.xid
        order by c.xid limit ${atMost}) returning 1
    )
    select ((select count(*) from products) + (select count(*) from words))::int as count`.execute(db)
  return rows[0]?.count ?? 0
}
