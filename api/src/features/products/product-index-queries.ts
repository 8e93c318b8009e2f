import { crc32 } from 'node:zlib'
import type { Words } from '@fitout/contract/locales.ts'
import { dimensionNames, productTextNames } from '@fitout/contract/product-fields.ts'
import { type Selectable, sql } from 'kysely'
import type { Products } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import type { AttributeName, ProductFacts } from '../catalogue/catalogue-service.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'

export type VariantSource = {
  id: string
  sku: string
  title: Words
  includes: Words
  attributes: Partial<Record<AttributeName, string>>
  priceCents: number
  salePercent: number
  pointPrice: number | null
  picturePosition: number | null
  dimensions: { width_mm: number; depth_mm: number; height_mm: number } | null
}

export type AttributeSource = { name: AttributeName; value: string; title: Words; swatch: string | null }

const sourceColumns = [
  ...productTextNames,
  ...([
    'id',
    'store_id',
    'kind',
    'slug',
    'tags',
    'lead_time_days',
    'model_file',
    'outline',
    ...dimensionNames,
  ] as const),
]

/** Everything stored about a product that its index row is built from. */
export type ProductSource = Pick<Selectable<Products>, (typeof sourceColumns)[number]> & {
  variants: VariantSource[]
  pictures: (PictureRow & { alt: Words })[]
  categoryIds: string[]
  /** Of its categories and their ancestors. */
  categoryTitles: Words[]
  attributes: AttributeSource[]
  /** When a sale of a variant next begins or ends. */
  pricedUntil: Date | null
}

export async function listProductSources(db: Database, productIds: string[]): Promise<ProductSource[]> {
  const { rows } = await sql<ProductSource>`
    select ${sql.join(sourceColumns.map((name) => sql.ref(`p.${name}`)))},
      (select coalesce(json_agg(json_build_object(
          'id', v.id, 'sku', v.sku, 'title', v.title, 'includes', v.includes,
          'attributes', v.attributes, 'priceCents', v.price_cents,
          'salePercent', sale_at(v, now()), 'pointPrice', v.point_price, 'picturePosition', v.picture_position,
          'dimensions', case when v.width_mm > 0 then json_build_object(
            'width_mm', v.width_mm, 'depth_mm', v.depth_mm, 'height_mm', v.height_mm) end
        ) order by v.position, v.id), '[]')
        from product_variants v where v.product_id = p.id and v.status = 'ACTIVE') as variants,
      (select coalesce(json_agg(json_build_object(
          'id', pi.id, 'width', pi.width, 'height', pi.height, 'widths', pi.widths, 'colour', pi.colour,
          'focus', pi.focus, 'alt', pp.alt
        ) order by pp.position), '[]')
        from product_pictures pp join pictures pi on pi.id = pp.picture_id where pp.product_id = p.id) as pictures,
      (select coalesce(json_agg(pc.category_id), '[]')
        from product_categories pc where pc.product_id = p.id) as "categoryIds",
      (with recursive upward as (
          select c.id, c.parent_id, c.title from product_categories pc join categories c on c.id = pc.category_id
          where pc.product_id = p.id
          union
          select c.id, c.parent_id, c.title from upward u join categories c on c.id = u.parent_id
        ) select coalesce(json_agg(title), '[]') from upward) as "categoryTitles",
      (select coalesce(json_agg(json_build_object('name', a.name, 'value', a.value, 'title', a.title,
          'swatch', a.swatch) order by a.name, a.position, a.value), '[]')
        from attribute_values a where exists (
          select from product_variants v where v.product_id = p.id and v.status = 'ACTIVE'
            and v.attributes ->> a.name = a.value)) as attributes,
      (select min(turn) from product_variants v cross join unnest(array[v.sale_starts_at, v.sale_ends_at]) turn
        where v.product_id = p.id and v.status = 'ACTIVE' and v.sale_percent > 0 and turn > now()) as "pricedUntil"
    from products p where p.id = any(${productIds}::uuid[])`.execute(db)
  return rows
}

export type IndexRow = {
  productId: string
  storeId: string
  facts: ProductFacts
  card: unknown
  details: unknown
  pricedUntil: Date | null
  terms: string[]
  words: string[]
}

/**
 * Changes whenever the content of a row changes, so that rows of an earlier version are rebuilt: increment `version`
 * by hand; the list of product texts is included automatically.
 */
const indexVersion = crc32(JSON.stringify({ version: 4, productTextNames })) >>> 1

/**
 * Inserts or replaces the rows of the products. Search terms are written only if they have changed: the index of their
 * letters is expensive, and a price or a picture changes none of them.
 */
export async function putIndexRows(db: Database, rows: IndexRow[]): Promise<void> {
  await sql`
    with written as (
      insert into product_index (product_id, store_id, facts, card, details, priced_until, made_by)
      select product_id, store_id, facts, card, details, priced_until, ${indexVersion}
      from json_to_recordset(${JSON.stringify(
        rows.map(({ productId, storeId, facts, card, details, pricedUntil }) => ({
          product_id: productId,
          store_id: storeId,
          facts,
          card,
          details,
          priced_until: pricedUntil,
        })),
      )}::json) as r (product_id uuid, store_id uuid, facts jsonb, card jsonb, details jsonb,
        priced_until timestamptz)
      order by product_id
      on conflict (product_id) do update set written_by = pg_current_xact_id(),
        facts = excluded.facts, card = excluded.card, details = excluded.details,
        priced_until = excluded.priced_until, made_by = excluded.made_by,
        changed_at = case when product_index.details = excluded.details then least(product_index.changed_at, now()) else now() end
      returning product_id, number
    )
    insert into product_search (number, store_id, terms)
    select w.number, r.store_id, array(select json_array_elements_text(r.terms))
    from json_to_recordset(${JSON.stringify(
      rows.map(({ productId, storeId, terms }) => ({ product_id: productId, store_id: storeId, terms })),
    )}::json) as r (product_id uuid, store_id uuid, terms json)
    join written w using (product_id)
    on conflict (number) do update set terms = excluded.terms
    where product_search.terms <> excluded.terms`.execute(db)
}

/**
 * Products with a row that has an earlier version, was written before the last start or end of a sale, or was written
 * while the clock was ahead, in order of their ids.
 */
export async function listOutdatedRows(db: Database, after: string, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from product_index
    where (priced_until <= now() or changed_at > now() or made_by <> ${indexVersion})
      and product_id > ${after}
    order by product_id limit ${atMost}`.execute(db)
  return rows.map(({ product_id }) => product_id)
}

/** Removes products that can no longer be shown: without a variant or a picture, or deleted. */
export async function deleteIndexRows(db: Database, productIds: string[]): Promise<void> {
  await sql`delete from product_index where product_id = any(${productIds}::uuid[])`.execute(db)
}

/** Blocks other writers of the same products until this transaction ends, but not rows that reference them. */
export async function lockProducts(db: Database, productIds: string[]): Promise<void> {
  await sql`select from products where id = any(${productIds}::uuid[]) order by id for no key update`.execute(db)
}

/** The words each product is currently filed under. */
export async function listIndexedWords(db: Database, productIds: string[]) {
  const { rows } = await sql<{ store_id: string; words: string[] }>`
    select i.store_id, array(select substr(term, 2) from unnest(s.terms) term where term like '=%') as words
    from product_search s join product_index i using (number)
    where i.product_id = any(${productIds}::uuid[])`.execute(db)
  return rows
}

/** Adds to the number of products per word; in order of the words, so that two writers cannot deadlock. */
export async function addToWordCounts(db: Database, storeId: string, changes: [word: string, change: number][]) {
  const sorted = changes.filter(([, change]) => change !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
  await sql`
    with changes as (
      select * from unnest(${sorted.map(([word]) => word)}::text[], ${sorted.map(([, change]) => change)}::int[])
        as c (word, change)
    ), gone as (
      delete from product_words w using changes c
      where w.store_id = ${storeId} and w.word = c.word and w.product_count + c.change <= 0
    ), rarer as (
      update product_words w set product_count = w.product_count + c.change from changes c
      where w.store_id = ${storeId} and w.word = c.word and c.change < 0 and w.product_count + c.change > 0
    )
    insert into product_words (store_id, word, product_count)
    select ${storeId}::uuid, word, change from changes where change > 0 order by word
    on conflict (store_id, word) do update set product_count = product_words.product_count + excluded.product_count`.execute(
    db,
  )
}
