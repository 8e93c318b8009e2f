import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type ListingColumns, listingColumns, type WrittenListing } from '../../database/listing-columns.ts'

export type ContentRow = ListingColumns & {
  slug: string
  version: number
  title: Words
  description: Words
  blocks: unknown
  updated_on: string
  published_at: Date
}

export async function findPublishedContent(db: Database, slug: string): Promise<ContentRow | undefined> {
  const { rows } = await sql<ContentRow>`
    select slug, version, title, description, blocks, updated_on, published_at, listing_title, listing_description
    from contents where slug = ${slug} and published_at <= now()
    order by version desc limit 1`.execute(db)
  return rows[0]
}

/** The newest published version of every page. */
export async function listPublishedContents(db: Database): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select distinct on (slug) slug, version, title, description, blocks, updated_on, published_at,
      listing_title, listing_description
    from contents where published_at <= now() order by slug, version desc`.execute(db)
  return rows
}

export type NewContent = WrittenListing & {
  slug: string
  title: Words
  description: Words
  blocks: unknown
  updatedOn: string
}

export async function insertPublishedContent(db: Database, content: NewContent): Promise<void> {
  const { listing_title, listing_description } = listingColumns(content)
  await sql`
    insert into contents (slug, version, title, description, blocks, updated_on, published_at, listing_title, listing_description)
    select ${content.slug}::text, coalesce(max(version), 0) + 1, ${JSON.stringify(content.title)}::jsonb,
      ${JSON.stringify(content.description)}::jsonb, ${JSON.stringify(content.blocks)}::jsonb,
      ${content.updatedOn}::date, now(), ${JSON.stringify(listing_title)}::jsonb,
      ${JSON.stringify(listing_description)}::jsonb
    from contents where slug = ${content.slug}`.execute(db)
}
