import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type PublishedConfiguration = { slug: string; version: number; data: unknown; published_at: Date }

/** The newest published version of each slug. */
export async function listPublished(db: Database, slugs: string[]): Promise<PublishedConfiguration[]> {
  const { rows } = await sql<PublishedConfiguration>`
    select distinct on (slug) slug, version, data, published_at
    from configurations
    where slug = any(${slugs}::text[]) and published_at <= now()
    order by slug, version desc`.execute(db)
  return rows
}

export async function insertPublished(db: Database, slug: string, data: unknown): Promise<void> {
  await sql`
    insert into configurations (slug, version, data, published_at)
    select ${slug}::text, coalesce(max(version), 0) + 1, ${JSON.stringify(data)}::jsonb, now()
    from configurations where slug = ${slug}`.execute(db)
}
