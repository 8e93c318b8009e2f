import type { Words } from '@fitout/contract/locales.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** A public page, as stored in the database. */
export type PageRow = { id: string; slug: Words; title: Words; summary: Words; changed_at: Date | null }

/** A query for the pages of one kind, in listing order. */
export type PageStatement = RawBuilder<PageRow>

export async function listPageRows(db: Database, statement: PageStatement, limit: number): Promise<PageRow[]> {
  return (await sql<PageRow>`${statement} limit ${limit}`.execute(db)).rows
}

/** The pages after one id and up to another; ids are stable while pages are added and removed. */
export type PageRange = { after?: string | undefined; upTo?: string | undefined }

export async function listPageRange(
  db: Database,
  statement: PageStatement,
  { after, upTo }: PageRange,
  limit: number,
): Promise<PageRow[]> {
  // Only the guide shows summaries.
  const { rows } = await sql<PageRow>`
    select id, slug, title, '{}'::jsonb as summary, changed_at from (${statement}) page
    where ${after === undefined ? sql`true` : sql`id > ${after}::uuid`}
      and ${upTo === undefined ? sql`true` : sql`id <= ${upTo}::uuid`}
    order by id limit ${limit}`.execute(db)
  return rows
}

/** Divides the pages into parts of a given size: the last page and the last change of each. */
export async function listPageParts(db: Database, statement: PageStatement, size: number) {
  const { rows } = await sql<{ last: string; changed_at: Date | null }>`
    select (array_agg(id order by id desc))[1] as last, max(changed_at) as changed_at
    from (select id, changed_at, (row_number() over (order by id) - 1) / ${size}::int as part
      from (${statement}) page) placed
    group by part order by part`.execute(db)
  return rows
}

export function selectProductPages(storeId: string, kind: 'GOODS' | 'SERVICE'): PageStatement {
  return sql`
      select p.id, p.slug, p.title, p.summary, i.changed_at
      from products p join product_index i on i.product_id = p.id
      where p.store_id = ${storeId} and p.kind = ${kind} and p.status = 'ACTIVE'
        and exists (select from product_variants v where v.product_id = p.id and v.status = 'ACTIVE')
      order by p.rank desc, i.number`
}

/** A category's page changes with everything it lists, sub-categories included. */
export function selectCategoryPages(storeId: string): PageStatement {
  return sql`
      with recursive shown as (
        select c.* from categories c
        where c.store_id = ${storeId} and c.kind = 'GOODS' and c.status = 'ACTIVE' and c.parent_id is null
        union all
        select c.* from categories c join shown on shown.id = c.parent_id where c.status = 'ACTIVE'
      ), branch as (
        select id as head, id from shown
        union all
        select b.head, s.id from shown s join branch b on b.id = s.parent_id
      )
      select s.id, s.slug, s.title, s.description as summary,
        (select max(i.changed_at) from branch b join product_categories m on m.category_id = b.id
          join product_index i on i.product_id = m.product_id where b.head = s.id) as changed_at
      from shown s order by s.position, s.id`
}

export function selectPostPages(now: Date): PageStatement {
  return sql`
      select id, slug, title, excerpt as summary, greatest(updated_at, published_at) as changed_at
      from posts where status = 'ACTIVE' and published_at <= ${now} order by published_at desc, id`
}

export function selectProjectPages(now: Date): PageStatement {
  return sql`
      select id, slug, title, summary, greatest(updated_at, published_at) as changed_at
      from projects where status = 'ACTIVE' and published_at <= ${now} order by rank desc, id`
}

/** The newest published version of some texts that staff write as pages. */
export function selectContentPages(slugs: readonly string[], now: Date): PageStatement {
  return sql`
      select distinct on (c.slug) c.slug as id, '{}'::jsonb as slug, c.title, c.description as summary,
        c.published_at as changed_at
      from contents c where c.slug = any(${[...slugs]}) and c.published_at <= ${now} order by c.slug, c.version desc`
}

/** Vouchers that anyone can redeem now; those with a code of their own are not listed. */
export function selectVoucherPages(now: Date): PageStatement {
  return sql`
      select id, '{}'::jsonb as slug, title, description as summary, greatest(published_at, starts_at) as changed_at
      from vouchers where status = 'ACTIVE' and code is null and starts_at <= ${now}
        and (ends_at is null or ends_at > ${now}) order by published_at desc, id`
}
