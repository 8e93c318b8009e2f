import { countedAtMost } from '@fitout/contract/limits.ts'
import type { Locale, Words } from '@fitout/contract/locales.ts'
import { dimensionNames, type ProductText, productTextNames } from '@fitout/contract/product-fields.ts'
import { type ExpressionBuilder, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { DB, Products } from '../../../database/tables.ts'
import { countRows, totalOf } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type FoundIds, isCommon, listLookedThrough, scannedRows } from '../../database/substring-search.ts'
import { type Key, keyset, type Sort, sortedBy } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import { asJson, outdatedOnceChanged } from './outdated-texts-queries.ts'
import { productHolds } from './searched-products-queries.ts'

type OfProduct = ExpressionBuilder<DB & { p: Products }, 'p'>

const picturesOf = (of: OfProduct) =>
  of
    .selectFrom('product_pictures as pp')
    .innerJoin('pictures as i', 'i.id', 'pp.picture_id')
    .select(['i.id', 'i.width', 'i.height', 'i.widths', 'i.colour', 'i.focus', 'pp.alt'])
    .whereRef('pp.product_id', '=', 'p.id')
    .orderBy('pp.position')

const unitsOf = (of: OfProduct) =>
  of
    .selectFrom('stock_levels as l')
    .innerJoin('product_variants as v', 'v.id', 'l.variant_id')
    .select(sql<number | null>`sum(l.available)::integer`.as('units'))
    .whereRef('v.product_id', '=', 'p.id')

const leastPriceOf = (of: OfProduct) =>
  of
    .selectFrom('product_variants as v')
    .select((price) => price.fn.min('v.price_cents').as('cents'))
    .whereRef('v.product_id', '=', 'p.id')

const leastPointsOf = (of: OfProduct) =>
  of
    .selectFrom('product_variants as v')
    .select((price) => price.fn.min('v.point_price').as('points'))
    .whereRef('v.product_id', '=', 'p.id')

/** The largest reduction of its variants that is not over. */
const saleOf = (of: OfProduct) =>
  of
    .selectFrom('product_variants as v')
    .select(['v.sale_percent'])
    .select((sale) => [
      // As JSON contains them.
      sale.ref('v.sale_starts_at').$castTo<string | null>().as('sale_starts_at'),
      sale.ref('v.sale_ends_at').$castTo<string | null>().as('sale_ends_at'),
    ])
    .whereRef('v.product_id', '=', 'p.id')
    .where('v.sale_percent', '>', 0)
    .where(sql<boolean>`(v.sale_ends_at is null or v.sale_ends_at > now())`)
    .orderBy('v.sale_percent', 'desc')
    .orderBy('v.position')
    .limit(1)

const selectSummaries = (db: Database) =>
  db
    .selectFrom('products as p')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select(['p.id', 'p.key', 's.kind as store', 'p.kind', 'p.status', 'p.title'])
    .select((of) => [
      of.ref('p.drafts').$castTo<ProductText[]>().as('drafts'),
      leastPriceOf(of).as('price_from_cents'),
      leastPointsOf(of).as('points_from'),
      unitsOf(of).as('available'),
      jsonObjectFrom(saleOf(of)).as('sale'),
      jsonObjectFrom(picturesOf(of).limit(1)).as('picture'),
    ])

export type StaffSummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

export type ProductFilter = {
  q?: string | undefined
  /** The matches of `q`, if there was a search. */
  found?: FoundIds | undefined
  kind?: Selectable<Products>['kind'] | undefined
  store_id?: string | undefined
  status?: Selectable<Products>['status'] | undefined
  drafts?: boolean | undefined
  category_id?: string | undefined
}

const byKey = keyset(['p.key', 'text', 'asc'], ['p.id', 'id', 'asc'])

export type ProductSort = Sort<'title' | 'status' | 'price' | 'available'>

/** Each has an index: prices and stock through `product_sort_keys`, which are kept up to date. */
const sortsIn = (locale: Locale) =>
  ({
    title: [sql`p.title ->> ${sql.lit(locale)}`, 'text'],
    status: ['p.status', 'text'],
    price: ['k.least_price_cents', 'whole'],
    available: ['k.available', 'whole'],
  }) as const

/** Filed in a category or its descendants. */
export const isFiledIn = (categoryId: string) => sql<boolean>`p.id in (
  with recursive below as (
    select id from categories where id = ${categoryId}
    union select c.id from categories c join below on c.parent_id = below.id
  ) select product_id from product_categories where category_id in (select id from below))`

/** Kinds and states are literals in the statement, so that each has its own plan. */
const matches = ({ q, found, kind, store_id: storeId, status, drafts, category_id: categoryId }: ProductFilter) => {
  return (of: OfProduct) =>
    of.and([
      ...(kind ? [of('p.kind', '=', sql.lit(kind))] : []),
      ...(storeId ? [of('p.store_id', '=', storeId)] : []),
      ...(status ? [of('p.status', '=', sql.lit(status))] : []),
      // A search includes archived products.
      ...(status || q ? [] : [of('p.status', '<>', 'ARCHIVED')]),
      ...(categoryId ? [isFiledIn(categoryId)] : []),
      ...(drafts ? [sql<boolean>`p.drafts <> '{}'`] : []),
      ...(found?.ids ? [sql<boolean>`p.id = any(${found.ids}::uuid[])`] : []),
    ])
}

export async function listStaffProductRows(
  db: Database,
  filter: ProductFilter,
  page: Place,
  { locale, ...asked }: ProductSort & { locale: Locale },
) {
  const isByKeys = asked.sort_by === 'price' || asked.sort_by === 'available'
  const sort = sortedBy(sortsIn(locale), isByKeys ? 'k.product_id' : 'p.id', asked, byKey)
  const following = (after?: Key) =>
    db
      .selectFrom('products as p')
      .$if(isByKeys, (products) => products.innerJoin('product_sort_keys as k', 'k.product_id', 'p.id'))
      .where(matches(filter))
      .where(sort.follows(after))
      .orderBy(sort.order)
  const place = sql`offset ${page.offset} limit ${page.limit}`
  const { q, found } = filter
  if (!q || !isCommon(found)) {
    // Selects ids first, so that sorting and skipping read nothing else of the rows.
    const shown = sql<string>`(${following(page.after).select('p.id')} ${place})`
    const all = db.selectFrom('products as p').where(matches(filter))
    const rows = await listSummaries(db, shown, sort)
    return { rows, total: await totalOf(page, rows, () => countRows(db, all.select(sql`1`.as('one')))) }
  }
  const fitting = (after?: Key) => {
    const first = following(after)
      .select(['p.id', 'p.id as searched_id', 'p.title', ...sort.columns])
      .limit(scannedRows)
    return sql`from (${first}) looked where ${productHolds(q)}`
  }
  const areMoreThanCounted = isMoreThanCounted(filter)
  const { ids, total } = await listLookedThrough(db, page, { fitting, order: sort.outerOrder, areMoreThanCounted })
  const rows = await listSummaries(db, sql`(select unnest(${ids}::uuid[]))`, sort)
  const count = async () => (areMoreThanCounted ? countedAtMost + 1 : countRows(db, sql`select ${fitting()}`))
  return { rows, total: total ?? (await totalOf(page, rows, count)) }
}

async function listSummaries(db: Database, ids: RawBuilder<string>, sort: ReturnType<typeof keyset>) {
  return selectSummaries(db)
    .leftJoin('product_sort_keys as k', 'k.product_id', 'p.id')
    .select(sort.key.as('row_key'))
    .where('p.id', 'in', ids)
    .orderBy(sort.order)
    .execute()
}

const isMoreThanCounted = ({ q: _q, found, ...narrowed }: ProductFilter) =>
  found?.areMoreThanCounted && Object.values(narrowed).every((value) => value === undefined)

export async function findStaffProductRow(db: Database, id: string) {
  return selectSummaries(db)
    .select(productTextNames.map((name) => `p.${name}` as const))
    .select(dimensionNames.map((side) => `p.${side}` as const))
    .select(['p.store_id', 'p.lead_time_days', 'p.tags', 'p.rank', 'p.model_file'])
    .select((of) => [
      sql<string[]>`array(select category_id from product_categories where product_id = p.id order by 1)`.as(
        'category_ids',
      ),
      jsonArrayFrom(picturesOf(of)).as('pictures'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst()
}

export type StaffProductRow = NonNullable<Awaited<ReturnType<typeof findStaffProductRow>>>

export async function isProductKeyTaken(db: Database, storeId: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

export type NewProduct = Pick<Selectable<Products>, 'id' | 'store_id' | 'kind' | 'key' | 'title' | 'slug'> & {
  drafts: ProductText[]
}

/** Inserts a product as a draft with empty texts, recommended before the existing ones. */
export async function insertProduct(db: Database, product: NewProduct): Promise<void> {
  const { id, store_id, kind, key, title, slug, drafts } = product
  await sql`
    insert into products (id, store_id, kind, key, title, slug, summary, description, status, drafts, rank)
    values (${id}, ${store_id}, ${kind}, ${key}, ${JSON.stringify(title)}, ${JSON.stringify(slug)}, '{}', '{}', 'DRAFT',
      ${drafts}, (select coalesce(max(rank), 0) + 1 from products where store_id = ${store_id}))`.execute(db)
}

export type ProductChange = Omit<Updateable<Products>, 'id' | 'store_id' | 'key' | 'kind'>

/** The caller holds the product. */
export async function updateProduct(db: Database, id: string, change: ProductChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  const outdated = (await outdatedOnceChanged(db, [{ id, ...change }])).get(id)
  await db
    .updateTable('products')
    .set({ ...change, ...(outdated && { outdated: asJson(outdated) }) })
    .where('id', '=', id)
    .execute()
}

/** Records the first publication of a product. */
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

/** Variants keep their pictures, whatever the new positions. */
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

/** Shows other pictures at the same places, so that variants keep theirs; one that would be there twice stays once. */
export async function exchangePictures(db: Database, productId: string, pictures: ArrangedPicture[]): Promise<void> {
  for (const [position, picture] of pictures.entries()) {
    await db
      .updateTable('product_pictures')
      .set(picture)
      .where('product_id', '=', productId)
      .where('position', '=', position)
      .execute()
  }
  const once = pictures.filter(({ picture_id: id }, at) => pictures.findIndex((one) => one.picture_id === id) === at)
  if (once.length < pictures.length) await replacePictures(db, productId, once)
}

/** The texts, with those for which drafted Simplified Chinese is not yet reviewed. */
export async function listProductTexts(db: Database, kind: Selectable<Products>['kind'], ids?: readonly string[]) {
  let query = db.selectFrom('products').select(['id', 'status', ...productTextNames, 'drafts', 'outdated'])
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::uuid[])`)
  return query.where('kind', '=', kind).orderBy('key').execute()
}

export type ProductTexts = Awaited<ReturnType<typeof listProductTexts>>[number]
