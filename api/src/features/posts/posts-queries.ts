import { type RawBuilder, sql } from 'kysely'
import type { Locale, Words } from '@fitout/contract/locales.ts'
import type { postOrders } from '@fitout/contract/posts.ts'
import type { Database } from '../../database/database.ts'
import type { ListingColumns } from '../../database/listing-columns.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import { picture } from '../../database/picture-column.ts'
import type { Place } from '../../http/pages.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'

/** A public post with its related data in one row. */
export type PostRow = {
  id: string
  slug: Words
  title: Words
  excerpt: Words
  author: Words
  tags: Words[]
  body: Words
  published_at: Date
  updated_at: Date
  picture: PictureRow | null
  picture_alt: Words | null
  categories: { _id: string; key: string; title: Words; slug: Words }[]
  likes: number
  comments: number
  is_liked: boolean
}

/** The reader's account and the current time. */
export type Reader = { accountId: string | undefined; now: Date }

const isPublic = (now: Date) => sql<boolean>`(p.status = 'ACTIVE' and p.published_at <= ${now})`

const likes = sql`(select count(*) from post_likes where post_id = p.id and is_counted)`

const columnsFor = ({ accountId }: Reader) => sql`
  p.id, p.slug, p.title, p.excerpt, p.author, p.tags, p.body, p.published_at, p.updated_at, p.picture_alt,
  ${picture('p.picture_id')} as picture,
  coalesce((select jsonb_agg(jsonb_build_object('_id', c.id, 'key', c.key, 'title', c.title, 'slug', c.slug)
    order by c.position) from post_category_members m join post_categories c on c.id = m.category_id
    where m.post_id = p.id and c.status = 'ACTIVE'), '[]') as categories,
  ${likes} as likes,
  (select count(*) from post_comments where post_id = p.id and status = 'ACTIVE') as comments,
  exists (select 1 from post_likes where post_id = p.id and account_id = ${accountId ?? null}::uuid) as is_liked`

export type PostOrder = (typeof postOrders)[number]

const newest = [
  ['p.published_at', 'instant', 'desc'],
  ['p.id', 'id', 'desc'],
] as const
const orders = {
  recommended: keyset(['p.rank', 'whole', 'desc'], ...newest),
  newest: keyset(...newest),
  oldest: keyset(['p.published_at', 'instant', 'asc'], ['p.id', 'id', 'asc']),
  likes: keyset([likes, 'whole', 'desc'], ...newest),
} satisfies Record<PostOrder, unknown>

export type PostFilter = {
  categoryIds: string[] | undefined
  /** Whether a post must be in all of the categories, rather than any. */
  inAll: boolean
  /** Already folded; all of them must match. */
  words: string[]
  slug: string | undefined
  ids: string[] | undefined
  excludeIds: string[]
  order: PostOrder
}

export async function listPosts(db: Database, filter: PostFilter, reader: Reader, page: Place) {
  const ids = filter.categoryIds && [...new Set(filter.categoryIds)]
  const conditions = [isPublic(reader.now)]
  if (ids) {
    const shared = sql`(select count(*) from post_category_members m join post_categories c on c.id = m.category_id
      where m.post_id = p.id and c.status = 'ACTIVE' and c.id = any(${ids}::uuid[]))`
    conditions.push(sql`${shared} >= ${filter.inAll ? ids.length : Math.min(1, ids.length)}`)
  }
  for (const word of filter.words) conditions.push(sql`strpos(p.search_text, ${word}) > 0`)
  if (filter.slug !== undefined) {
    conditions.push(sql`${filter.slug} in (p.slug ->> 'zh', p.slug ->> 'cn', p.slug ->> 'en')`)
  }
  if (filter.ids) conditions.push(sql`p.id = any(${filter.ids}::uuid[])`)
  if (filter.excludeIds.length > 0) conditions.push(sql`p.id <> all(${filter.excludeIds}::uuid[])`)
  const found = sql`from posts p where ${sql.join(conditions, sql` and `)}`
  const sort = orders[filter.order]
  // Related data is only read for the rows of the page.
  const { rows } = await sql<PostRow & Keyed>`
    with shown as materialized (
      select p.id, ${sort.key} as row_key ${found} and ${sort.follows(page.after)} order by ${sort.order}
      offset ${page.offset} limit ${page.limit})
    select ${columnsFor(reader)}, shown.row_key from shown join posts p on p.id = shown.id
    order by ${sort.order}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

const latestLikedFirst = keyset(['l.created_at', 'instant', 'desc'], ['p.id', 'id', 'desc'])

export async function listLikedPosts(db: Database, accountId: string, reader: Reader, page: Place) {
  const liked = sql`from post_likes l join posts p on p.id = l.post_id
    where l.account_id = ${accountId}::uuid and ${isPublic(reader.now)}`
  const { rows } = await sql<PostRow & Keyed>`
    with shown as materialized (
      select p.id, l.created_at, ${latestLikedFirst.key} as row_key ${liked} and ${latestLikedFirst.follows(page.after)}
      order by ${latestLikedFirst.order} offset ${page.offset} limit ${page.limit})
    select ${columnsFor(reader)}, l.row_key from shown l join posts p on p.id = l.id
    order by ${latestLikedFirst.order}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*) as total ${liked}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** The newest articles in a language, with their text. */
export async function listNewestWritten(db: Database, locale: Locale, now: Date, limit: number) {
  const { rows } = await sql<PostRow & { html: Words }>`
    select ${columnsFor({ accountId: undefined, now })}, p.html from posts p
    where ${isPublic(now)} and p.title ->> ${locale} is not null
    order by ${orders.newest.order} limit ${limit}`.execute(db)
  return rows
}

type WholePostRow = PostRow & ListingColumns & { html: Words }

export async function findPublicPost(db: Database, id: string, reader: Reader): Promise<WholePostRow | undefined> {
  const { rows } = await sql<WholePostRow>`
    select ${columnsFor(reader)}, p.html, p.listing_title, p.listing_description from posts p where p.id = ${id}::uuid and ${isPublic(reader.now)}`.execute(
    db,
  )
  return rows[0]
}

export type Neighbour = { id: string; slug: Words; title: Words }

/** The articles published just before and after a post, among those in a language. */
export async function findNeighbours(db: Database, post: PostRow, locale: Locale, now: Date) {
  const beside = async (comparison: RawBuilder<unknown>, order: RawBuilder<unknown>) => {
    const { rows } = await sql<Neighbour>`
      select p.id, p.slug, p.title from posts p
      where ${isPublic(now)} and p.title ->> ${locale} is not null
        and (p.published_at, p.id) ${comparison} (${post.published_at}, ${post.id}::uuid)
      order by ${order} limit 1`.execute(db)
    return rows[0]
  }
  return {
    previous: await beside(sql`<`, sql`p.published_at desc, p.id desc`),
    next: await beside(sql`>`, sql`p.published_at, p.id`),
  }
}

export type CategoryRow = {
  id: string
  key: string
  title: Words
  slug: Words
  position: number
  post_count: number
}

/** The active categories with their numbers of public posts. */
export async function listActiveCategories(db: Database, now: Date): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.key, c.title, c.slug, c.position,
      (select count(*) from post_category_members m join posts p on p.id = m.post_id
        where m.category_id = c.id and ${isPublic(now)}) as post_count
    from post_categories c where c.status = 'ACTIVE'`.execute(db)
  return rows
}

/** Locks a public post so that it cannot be unpublished meanwhile; false if there is none. */
export async function holdPublicPost(db: Database, postId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from posts p where p.id = ${postId}::uuid and ${isPublic(now)} for key share`.execute(db)
  return rows.length > 0
}
