import type { Locale } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { changedSince } from '../catalogue/catalogue-service.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'
import type { KeptCard, KeptDetails } from './present-product.ts'

export async function listCards(db: Database, numbers: number[]): Promise<{ number: number; card: KeptCard }[]> {
  const { rows } = await sql<{ number: number; card: KeptCard }>`
    select number, card from product_index where number = any(${numbers}::int[])`.execute(db)
  return rows
}

export type VariantStock = {
  isCounted: boolean
  units: number
}

export type DetailsRow = {
  changed: boolean
  details: KeptDetails | null
  /** Of the variants on sale, by id. */
  stock: Record<string, VariantStock> | null
}

/** Details of a published product with its stock as it is now, and whether the catalogue changed since a snapshot. */
export async function findDetails(
  db: Database,
  storeId: string,
  productId: string,
  since: string | undefined,
): Promise<DetailsRow> {
  const { rows } = await sql<DetailsRow>`
    select ${changedSince(since)} as changed, shown.details, shown.stock
    from (select) as always
    left join lateral (
      select i.details, (
        select json_object_agg(v.id, json_build_object('isCounted', v.is_counted, 'units', coalesce((
          select sum(l.available) from stock_levels l where l.variant_id = v.id), 0)))
        from product_variants v where v.product_id = i.product_id and v.status = 'ACTIVE') as stock
      from product_index i join products p on p.id = i.product_id
      where i.product_id = ${productId} and i.store_id = ${storeId} and p.status = 'ACTIVE'
    ) shown on true`.execute(db)
  return rows[0] ?? { changed: true, details: null, stock: null }
}

/** The same of every published product of a store, by id. */
export async function listAllDetails(db: Database, storeId: string) {
  const { rows } = await sql<{ id: string; details: KeptDetails; stock: Record<string, VariantStock> }>`
    select i.product_id as id, i.details, (
      select json_object_agg(v.id, json_build_object('isCounted', v.is_counted, 'units', coalesce((
        select sum(l.available) from stock_levels l where l.variant_id = v.id), 0)))
      from product_variants v where v.product_id = i.product_id and v.status = 'ACTIVE') as stock
    from product_index i join products p on p.id = i.product_id
    where i.store_id = ${storeId} and p.status = 'ACTIVE'
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
  is_verified_purchase: boolean
  pictures: PictureRow[]
}

export type ReviewPage = { total: number; reviews: ReviewRow[] }

export type ReviewQuery = {
  page: number
  per_page: number
  sort_by: 'created_at' | 'rating'
  sort_order: 'asc' | 'desc'
}

/** The approved reviews of a published product; nothing when there is no such product. */
export async function listReviews(
  db: Database,
  storeId: string,
  productId: string,
  query: ReviewQuery,
): Promise<ReviewPage | undefined> {
  const column = sql.ref(query.sort_by === 'rating' ? 'r.rating' : 'r.created_at')
  const direction = sql.raw(query.sort_order === 'asc' ? 'asc' : 'desc')
  const offset = Math.min((query.page - 1) * query.per_page, 2 ** 31 - 1)
  const { rows } = await sql<ReviewPage>`
    select
      (select count(*)::int from product_reviews r where r.product_id = p.id and r.status = 'APPROVED') as total,
      (select coalesce(json_agg(page), '[]') from (
        select r.id, r.rating, r.comment, r.language, r.created_at, a.username, r.order_id is not null as is_verified_purchase,
          (select coalesce(json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height,
              'widths', i.widths, 'colour', i.colour, 'focus', i.focus) order by array_position(r.picture_ids, i.id)), '[]')
            from pictures i where i.id = any(r.picture_ids)) as pictures
        from product_reviews r left join accounts a on a.id = r.account_id
        where r.product_id = p.id and r.status = 'APPROVED'
        order by ${column} ${direction}, r.id ${direction}
        limit ${query.per_page} offset ${offset}
      ) page) as reviews
    from products p join product_index i on i.product_id = p.id
    where p.id = ${productId} and p.store_id = ${storeId} and p.status = 'ACTIVE'`.execute(db)
  return rows[0]
}

export async function moveReviewRows(db: Database, fromId: string, toId: string): Promise<void> {
  await db.updateTable('product_reviews').set({ account_id: toId }).where('account_id', '=', fromId).execute()
}
