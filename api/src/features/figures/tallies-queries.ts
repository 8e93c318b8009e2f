import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Counted } from './tallies.ts'

/** The number of distinct values per day for counters that visitors can make up; further ones are counted as one. */
const differentAtMost = 300
export const otherThings = '…'

/**
 * Adds counts to their days, safely across processes. Unknown things are not counted, nor anything if the studio has
 * switched counting off; rows are locked in a fixed order.
 */
export async function addTallies(db: Database, rows: Counted[]): Promise<void> {
  await sql`
    with given as (
      select kind, day, key, count from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (kind text, day date, key text, count bigint)
      where coalesce((select (data ->> 'counts_visits')::boolean from configurations
        where slug = 'shop-constants' and published_at <= now() order by version desc limit 1), true)
    ), real as (
      select g.*, exists (select from figure_tallies t where t.kind = g.kind and t.day = g.day and t.key = g.key) as is_known,
        kind in ('source', 'campaign', 'search', 'empty-search') as is_free
      from given g
      where case kind
        when 'piece' then exists (select from products p where p.id = g.key::uuid)
        when 'project' then exists (select from projects p where p.id = g.key::uuid)
        else true end
    ), placed as (
      select r.*, row_number() over (partition by kind, day, is_known order by count desc, key)
        + case when is_free and not is_known
          then (select count(*) from figure_tallies t where t.kind = r.kind and t.day = r.day) else 0 end as place
      from real r
    ), named as (
      select kind, day, case when is_free and not is_known and place > ${differentAtMost}::int then ${otherThings}::text
        else key end as key, count
      from placed
    )
    insert into figure_tallies (kind, day, key, count)
    select kind, day, key, sum(count) from named group by kind, day, key order by kind, day, key
    on conflict (kind, day, key) do update set count = figure_tallies.count + excluded.count`.execute(db)
}

/** Long enough to compare a year with the previous one. */
export const retentionDays = 760

export async function deleteOldTallies(db: Database, now: Date): Promise<void> {
  await sql`
    delete from figure_tallies where kind = any(array['screen', 'piece', 'project', 'source', 'campaign', 'language', 'search',
      'empty-search']) and day < (${now}::timestamptz at time zone 'Asia/Hong_Kong')::date - ${retentionDays}::int`.execute(
    db,
  )
}
