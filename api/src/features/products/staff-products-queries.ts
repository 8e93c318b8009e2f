import type { Words } from '@fitout/contract/locales.ts'
import type { productTexts } from '@fitout/contract/staff-products.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'

export type ProductStatus = 'DRAFT' | 'ACTIVE' | 'INACTIVE'
export type ProductText = (typeof productTexts)[number]
export type StoreKind = 'MAIN' | 'MINI'

export type StaffSummaryRow = {
  id: string
  key: string
  store: StoreKind
  kind: 'GOODS' | 'SERVICE'
  status: ProductStatus
  title: Words
  drafts: ProductText[]
  price_from_cents: number | null
  available: number | null
  picture: PictureRow | null
}

export type StaffProductRow = StaffSummaryRow & {
  store_id: string
  summary: Words
  description: Words
  materials: Words
  care: Words
  lead_time_days: number
  width_mm: number | null
  depth_mm: number | null
  height_mm: number | null
  tags: string[]
  rank: number
  model_file: string | null
  category_ids: string[]
  pictures: (PictureRow & { alt: Words })[]
}

const pictureJson = sql`'id', pi.id, 'width', pi.width, 'height', pi.height, 'widths', pi.widths, 'colour', pi.colour,
  'focus', pi.focus`

const summaryColumns = sql`p.id, p.key, p.kind, p.status, p.title, p.drafts,
  (select s.kind from stores s where s.id = p.store_id) as store,
  (select min(v.price_cents) from product_variants v where v.product_id = p.id) as price_from_cents,
  (select sum(s.available)::integer from stock_levels s join product_variants v on v.id = s.variant_id
    where v.product_id = p.id) as available,
  (select jsonb_build_object(${pictureJson}) from product_pictures pp join pictures pi on pi.id = pp.picture_id
    where pp.product_id = p.id order by pp.position limit 1) as picture`

const columns = sql`${summaryColumns}, p.store_id, p.summary, p.description, p.materials, p.care, p.lead_time_days,
  p.width_mm, p.depth_mm, p.height_mm, p.tags, p.rank, p.model_file,
  array(select pc.category_id from product_categories pc where pc.product_id = p.id order by 1) as category_ids,
  (select coalesce(jsonb_agg(jsonb_build_object(${pictureJson}, 'alt', pp.alt) order by pp.position), '[]')
    from product_pictures pp join pictures pi on pi.id = pp.picture_id where pp.product_id = p.id) as pictures`

export type ProductFilter = {
  q?: string | undefined
  kind?: string | undefined
  store?: string | undefined
  status?: string | undefined
  drafts?: boolean | undefined
}

export async function listStaffProductRows(
  db: Database,
  { q, kind, store, status, drafts }: ProductFilter,
  page: { offset: number; limit: number },
) {
  const part = q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const matching = sql`
    from products p
    where (${kind ?? null}::text is null or p.kind = ${kind ?? null})
      and (${store ?? null}::text is null or exists (
        select from stores s where s.id = p.store_id and s.kind = ${store ?? null}))
      and (${status ?? null}::text is null or p.status = ${status ?? null})
      and (not ${drafts ?? false} or p.drafts <> '{}')
      and (${part}::text is null or p.title ->> 'zh' ilike ${part} or p.title ->> 'cn' ilike ${part}
        or p.title ->> 'en' ilike ${part}
        or exists (select from product_variants v where v.product_id = p.id and v.sku ilike ${part}))`
  const { rows } = await sql<StaffSummaryRow>`
    select ${summaryColumns} ${matching} order by p.key, p.id offset ${page.offset} limit ${page.limit}`.execute(db)
  const counted = await sql<{ count: number }>`select count(*) as count ${matching}`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

export async function findStaffProductRow(db: Database, id: string): Promise<StaffProductRow | undefined> {
  const { rows } = await sql<StaffProductRow>`select ${columns} from products p where p.id = ${id}`.execute(db)
  return rows[0]
}

export async function isProductKeyTaken(db: Database, storeId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

export type NewProduct = {
  id: string
  store_id: string
  kind: string
  key: string
  title: Words
  slug: Words
  drafts: ProductText[]
}

/** Begins a product as a draft with empty texts, recommended before those that were there. */
export async function insertProduct(db: Database, product: NewProduct): Promise<void> {
  const { id, store_id, kind, key, title, slug, drafts } = product
  await sql`
    insert into products (id, store_id, kind, key, title, slug, summary, description, status, drafts, rank)
    values (${id}, ${store_id}, ${kind}, ${key}, ${JSON.stringify(title)}, ${JSON.stringify(slug)}, '{}', '{}', 'DRAFT',
      ${drafts}, (select coalesce(max(rank), 0) + 1 from products where store_id = ${store_id}))`.execute(db)
}

export type ProductChange = Partial<Record<ProductText, Words>> & {
  slug?: Words
  status?: ProductStatus
  drafts?: ProductText[]
  tags?: string[]
  rank?: number
  lead_time_days?: number
  width_mm?: number | null
  depth_mm?: number | null
  height_mm?: number | null
  model_file?: string | null
}

export async function updateProduct(db: Database, id: string, change: ProductChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.updateTable('products').set(change).where('id', '=', id).execute()
}

/** A product counts as published from the first time it is shown. */
export async function markPublished(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('products').set({ published_at: now }).where('id', '=', id).execute()
}

export async function replaceCategories(db: Database, productId: string, categoryIds: string[]): Promise<void> {
  await db.deleteFrom('product_categories').where('product_id', '=', productId).execute()
  const rows = [...new Set(categoryIds)].map((category_id) => ({ product_id: productId, category_id }))
  if (rows.length > 0) await db.insertInto('product_categories').values(rows).execute()
}

export async function countCategories(db: Database, storeId: string, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  const { count } = await db
    .selectFrom('categories')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return count
}

export type ArrangedPicture = { picture_id: string; alt: Words }

/** Variants keep showing the pictures that they showed, wherever those stand now. */
export async function replacePictures(db: Database, productId: string, pictures: ArrangedPicture[]): Promise<void> {
  await sql`
    update product_variants v set picture_position = (
      select position - 1 from unnest(${pictures.map(({ picture_id }) => picture_id)}::uuid[])
        with ordinality as now (picture_id, position)
      where now.picture_id = pp.picture_id limit 1)
    from product_pictures pp
    where v.product_id = ${productId} and pp.product_id = v.product_id and pp.position = v.picture_position`.execute(db)
  await db.deleteFrom('product_pictures').where('product_id', '=', productId).execute()
  await db
    .insertInto('product_pictures')
    .values(pictures.map((picture, position) => ({ ...picture, product_id: productId, position })))
    .execute()
}

export type ProductTexts = {
  id: string
  status: string
  title: Words
  summary: Words
  description: Words
  materials: Words
  care: Words
  /** Texts whose Simplified Chinese nobody has read since it was drafted. */
  drafts: string[]
}

export async function listProductTexts(db: Database, kind: 'GOODS' | 'SERVICE', id?: string): Promise<ProductTexts[]> {
  let query = db
    .selectFrom('products')
    .select(['id', 'status', 'title', 'summary', 'description', 'materials', 'care', 'drafts'])
  if (id) query = query.where('id', '=', id)
  return query.where('kind', '=', kind).orderBy('key').execute()
}
