import { listingTextNames } from '@fitout/contract/listing-fields.ts'
import { productTextNames } from '@fitout/contract/product-fields.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

const productsById = keyset(['p.id', 'id', 'asc'])

export async function listProducts(db: Database, { after, limit }: Place) {
  return db
    .selectFrom('products as p')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select(['p.id', 'p.key', 's.kind as store', 'p.kind', 'p.status', 'p.slug'])
    .select(productTextNames.map((name) => `p.${name}` as const))
    .select(['p.tags', 'p.lead_time_days'])
    .select(['p.width_mm', 'p.depth_mm', 'p.height_mm', 'p.rating_count', 'p.published_at'])
    .select((of) => [
      sql<string[]>`array(select c.key from product_categories m join categories c on c.id = m.category_id
        where m.product_id = p.id order by c.key)`.as('categories'),
      jsonArrayFrom(
        of
          .selectFrom('product_pictures as i')
          .select(['i.picture_id', 'i.alt'])
          .whereRef('i.product_id', '=', 'p.id')
          .orderBy('i.position'),
      ).as('pictures'),
      jsonArrayFrom(
        of
          .selectFrom('product_variants as v')
          .select(['v.id', 'v.sku', 'v.status', 'v.title', 'v.attributes', 'v.price_cents', 'v.point_price'])
          .select(['v.sale_percent', 'v.sale_starts_at', 'v.sale_ends_at'])
          .select(
            sql<Record<string, number>>`(select coalesce(json_object_agg(w.key, l.available), '{}')
              from stock_levels l join warehouses w on w.id = l.warehouse_id where l.variant_id = v.id)`.as('stock'),
          )
          .whereRef('v.product_id', '=', 'p.id')
          .orderBy('v.position')
          .orderBy('v.id'),
      ).as('variants'),
    ])
    .select(productsById.key.as('row_key'))
    .where(productsById.follows(after))
    .orderBy(productsById.order)
    .limit(limit)
    .execute()
}

const categoriesById = keyset(['c.id', 'id', 'asc'])

export async function listCategories(db: Database, { after, limit }: Place) {
  return db
    .selectFrom('categories as c')
    .leftJoin('categories as parent', 'parent.id', 'c.parent_id')
    .select(['c.id', 'c.key', 'parent.key as parent', 'c.kind', 'c.status', 'c.position', 'c.slug', 'c.title'])
    .select(['c.description', 'c.picture_id', 'c.picture_alt', 'c.listing_title', 'c.listing_description'])
    .select(categoriesById.key.as('row_key'))
    .where(categoriesById.follows(after))
    .orderBy(categoriesById.order)
    .limit(limit)
    .execute()
}

const postsById = keyset(['p.id', 'id', 'asc'])

export async function listArticles(db: Database, { after, limit }: Place) {
  return db
    .selectFrom('posts as p')
    .select(['p.id', 'p.key', 'p.status', 'p.published_at', 'p.updated_at', 'p.author', 'p.slug', 'p.title'])
    .select(['p.excerpt', 'p.body', 'p.picture_id', 'p.picture_alt', 'p.listing_title', 'p.listing_description'])
    .select([
      sql<string[]>`array(select jsonb_array_elements_text(p.tags))`.as('tags'),
      sql<string[]>`array(select c.key from post_category_members m join post_categories c on c.id = m.category_id
        where m.post_id = p.id order by c.key)`.as('categories'),
    ])
    .select(postsById.key.as('row_key'))
    .where(postsById.follows(after))
    .orderBy(postsById.order)
    .limit(limit)
    .execute()
}

const postCategoriesById = keyset(['id', 'id', 'asc'])

export async function listArticleCategories(db: Database, { after, limit }: Place) {
  return db
    .selectFrom('post_categories')
    .select(['id', 'key', 'status', 'position', 'slug', 'title'])
    .select(postCategoriesById.key.as('row_key'))
    .where(postCategoriesById.follows(after))
    .orderBy(postCategoriesById.order)
    .limit(limit)
    .execute()
}

const projectsById = keyset(['p.id', 'id', 'asc'])

export async function listProjects(db: Database, { after, limit }: Place) {
  return db
    .selectFrom('projects as p')
    .select(['p.id', 'p.key', 'p.status', 'p.published_at', 'p.slug', 'p.title', 'p.summary', 'p.story', 'p.place'])
    .select(['p.year', 'p.district', 'p.property_type', 'p.scope', 'p.style', 'p.budget_band', 'p.saleable_sqft'])
    .select(['p.started_on', 'p.finished_on', 'p.room_types', 'p.materials', 'p.team', 'p.picture_id', 'p.picture_alt'])
    .select(['p.listing_title', 'p.listing_description'])
    .select((of) => [
      sql<string[]>`array(select g.key from project_products m join products g on g.id = m.product_id
        where m.project_id = p.id order by m.position)`.as('products'),
      jsonArrayFrom(
        of
          .selectFrom('project_pictures as i')
          .select(['i.picture_id', 'i.alt', 'i.caption', 'i.room_type'])
          .whereRef('i.project_id', '=', 'p.id')
          .orderBy('i.position'),
      ).as('pictures'),
      jsonArrayFrom(
        of
          .selectFrom('project_comparisons as i')
          .select(['i.before_picture_id', 'i.before_alt', 'i.after_picture_id', 'i.after_alt', 'i.caption'])
          .whereRef('i.project_id', '=', 'p.id')
          .orderBy('i.position'),
      ).as('comparisons'),
      jsonArrayFrom(
        of
          .selectFrom('project_videos as i')
          .select(['i.file', 'i.title', 'i.transcript', 'i.seconds', 'i.picture_id', 'i.picture_alt'])
          .whereRef('i.project_id', '=', 'p.id')
          .orderBy('i.position'),
      ).as('films'),
    ])
    .select(projectsById.key.as('row_key'))
    .where(projectsById.follows(after))
    .orderBy(projectsById.order)
    .limit(limit)
    .execute()
}

const pagesByVersion = keyset(['slug', 'text', 'asc'], ['version', 'whole', 'asc'])

/** Every version of the studio's pages. */
export async function listPages(db: Database, { after, limit }: Place) {
  return db
    .selectFrom('contents')
    .select(['slug', 'version', 'published_at', 'title', 'description', 'blocks', ...listingTextNames])
    .select(pagesByVersion.key.as('row_key'))
    .where(pagesByVersion.follows(after))
    .orderBy(pagesByVersion.order)
    .limit(limit)
    .execute()
}

const reviewsById = keyset(['r.id', 'id', 'asc'])

/** Without the authors. */
export async function listReviews(db: Database, { after, limit }: Place) {
  return db
    .selectFrom('product_reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .leftJoin('product_variants as v', 'v.id', 'r.variant_id')
    .select(['r.id', 'p.key as product', 'v.sku', 'r.status', 'r.rating', 'r.language', 'r.comment'])
    .select(['r.created_at', 'r.decided_at', 'r.picture_ids', 'r.reply', 'r.reply_language', 'r.replied_at'])
    .select(reviewsById.key.as('row_key'))
    .where(reviewsById.follows(after))
    .orderBy(reviewsById.order)
    .limit(limit)
    .execute()
}

const commentsById = keyset(['c.id', 'id', 'asc'])

export async function listComments(db: Database, { after, limit }: Place) {
  return db
    .selectFrom('post_comments as c')
    .innerJoin('posts as p', 'p.id', 'c.post_id')
    .select(['c.id', 'p.key as article', 'c.status', 'c.language', 'c.comment', 'c.created_at', 'c.updated_at'])
    .select(commentsById.key.as('row_key'))
    .where(commentsById.follows(after))
    .orderBy(commentsById.order)
    .limit(limit)
    .execute()
}

const offersById = keyset(['id', 'id', 'asc'])

export async function listVouchers(db: Database, { after, limit }: Place) {
  return db
    .selectFrom('vouchers')
    .select(['id', 'code', 'status', 'discount_type', 'starts_at', 'ends_at', 'valid_days', 'points_required'])
    .select(['stock', 'taken', 'per_account', 'title', 'description', 'terms'])
    .select(offersById.key.as('row_key'))
    .where(offersById.follows(after))
    .orderBy(offersById.order)
    .limit(limit)
    .execute()
}

export async function listCampaigns(db: Database, { after, limit }: Place) {
  return db
    .selectFrom('campaigns')
    .select(['id', 'kind', 'status', 'priority', 'starts_at', 'ends_at', 'title', 'terms'])
    .select(offersById.key.as('row_key'))
    .where(offersById.follows(after))
    .orderBy(offersById.order)
    .limit(limit)
    .execute()
}
