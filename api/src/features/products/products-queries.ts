import type { Locale } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { changedSince } from '../catalogue/catalogue-service.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'
import type { StoredCard, StoredDetails } from './present-product.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import { type PageQuery, placeOf } from '../../http/pages.ts'

export async function listCards(db: Database, numbers: number[]): Promise<{ number: number; card: StoredCard }[]> {
  const { rows } = await sql<{ number: number; card: StoredCard }>`
    select number, card from product_index where number = any(${numbers}::int[])`.execute(db)
  return rows
}

/** The numbers of the products with this slug in any language. */
export async function listNumbersByAddress(db: Database, storeId: string, slug: string): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    select number from product_index where store_id = ${storeId} and facts -> 'slugs' ? ${slug}`.execute(db)
  return rows.map(({ number }) => number)
}

export type VariantStock = {
  isCounted: boolean
  units: number
}

export type DetailsRow = {
  changed: boolean
  details: StoredDetails | null
  /** Of the active variants, by id. */
  stock: Record<string, VariantStock> | null
}

export type DetailsQuery = {
  storeId: string
  productId: string
  /** The snapshot since which changes of the catalogue are reported. */
  since: string | undefined
  /** Units are counted up to this number. */
  unitsAtMost: number
  /** Without them only stock and changes are read. */
  withDetails: boolean
}

/**
 * Returns the details of a published product with current stock, and whether the catalogue changed since a snapshot.
 */
export async function findDetails(
  db: Database,
  { storeId, productId, since, unitsAtMost, withDetails }: DetailsQuery,
): Promise<DetailsRow> {
  const { rows } = await sql<DetailsRow>`
    select ${changedSince(since)} as changed, shown.details, shown.stock
    from (select) as always
    left join lateral (
      select ${withDetails ? sql`i.details` : sql`null::jsonb`} as details, (
        select json_object_agg(v.id, json_build_object('isCounted', v.is_counted, 'units', least(coalesce((
          select sum(l.available) from stock_levels l where l.variant_id = v.id), 0), ${unitsAtMost}::int)) order by v.id)
        from product_variants v where v.product_id = i.product_id and v.status = 'ACTIVE') as stock
      from product_index i join products p on p.id = i.product_id
      where i.product_id = ${productId} and i.store_id = ${storeId} and p.status = 'ACTIVE'
    ) shown on true`.execute(db)
  return rows[0] ?? { changed: true, details: null, stock: null }
}

/** As `findDetails`, for the published ones among several products of a store. */
export async function listDetailsById(db: Database, storeId: string, ids: string[]) {
  const { rows } = await sql<{ id: string; details: StoredDetails; stock: Record<string, VariantStock> }>`
    select i.product_id as id, i.details, (
      select json_object_agg(v.id, json_build_object('isCounted', v.is_counted, 'units', coalesce((
        select sum(l.available) from stock_levels l where l.variant_id = v.id), 0)))
      from product_variants v where v.product_id = i.product_id and v.status = 'ACTIVE') as stock
    from product_index i join products p on p.id = i.product_id
    where i.product_id = any(${ids}::uuid[]) and i.store_id = ${storeId} and p.status = 'ACTIVE'
      and exists (select from product_variants v where v.product_id = p.id and v.status = 'ACTIVE')`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export type ReviewRow = {
  id: string
  rating: number
  comment: string
  language: Locale
  created_at: string
  username: string | null
  /** The reviewer's picture, where others may see it. */
  face_id: string | null
  is_verified_purchase: boolean
  reply: { text: string; language: Locale; replied_at: string } | null
  pictures: PictureRow[]
} & Keyed

export type ReviewPage = { total: number; ratings: { rating: number; count: number }[]; reviews: ReviewRow[] }

export type ReviewQuery = PageQuery & {
  sort_by: 'created_at' | 'rating'
  sort_order: 'asc' | 'desc'
}

/** The approved reviews of a published product; undefined when there is no such product. */
export async function listReviews(
  db: Database,
  storeId: string,
  productId: string,
  query: ReviewQuery,
): Promise<ReviewPage | undefined> {
  const { offset, limit, after } = placeOf(query)
  const { sort_by: by, sort_order: direction } = query
  const sort = keyset([`r.${by}`, by === 'rating' ? 'whole' : 'instant', direction], ['r.id', 'id', direction])
  const { rows } = await sql<ReviewPage>`
    select stars.total, stars.ratings,
      (select coalesce(json_agg(page), '[]') from (
        select r.id, r.rating, r.comment, r.language, r.created_at, ${sort.key} as row_key, a.username, f.id as face_id, r.order_id is not null and not r.is_refunded as is_verified_purchase,
          case when r.reply is not null then json_build_object(
            'text', r.reply, 'language', r.reply_language, 'replied_at', r.replied_at) end as reply,
          (select coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height,
              'widths', i.widths, 'colour', i.colour, 'focus', i.focus) order by array_position(r.picture_ids, i.id)), '[]')
            from pictures i where i.id = any(r.picture_ids)) as pictures
        from product_reviews r left join accounts a on a.id = r.account_id
          left join files f on f.id = a.avatar_file_id and f.is_public and a.disabled_at is null
        where r.product_id = p.id and r.status = 'APPROVED' and ${sort.follows(after)}
        order by ${sort.order} limit ${limit} offset ${offset}
      ) page) as reviews
    from products p join product_index i on i.product_id = p.id
    cross join lateral (
      select coalesce(sum(count), 0)::int as total, coalesce(json_agg(each order by rating desc), '[]') as ratings
      from (select r.rating, count(*)::int as count from product_reviews r
        where r.product_id = p.id and r.status = 'APPROVED' group by r.rating) each
    ) stars
    where p.id = ${productId} and p.store_id = ${storeId} and p.status = 'ACTIVE'`.execute(db)
  return rows[0]
}
