import { countedAtMost } from '@fitout/contract/limits.ts'
import { locales } from '@fitout/contract/locales.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Place } from '../http/pages.ts'
import { type Database, transaction } from './database.ts'
import type { Key } from './keyset.ts'

/**
 * A necessary condition for a text to contain the search term, by the more selective index of the text: runs of four digits if
 * the term has any, otherwise pairs of letters, and single Chinese characters. Matches must be compared in full.
 */
export function mayContain(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return /\d{4}/.test(typed)
    ? sql<boolean>`digit_runs(${text}) @> digit_runs(${typed})`
    : sql<boolean>`search_grams(${text}) @> search_grams(${typed})`
}

/**
 * The ids of the matching rows. `ids` is undefined for a common term, which is searched in the first rows of the list
 * (`scannedRows`).
 */
export type FoundIds = { ids?: string[]; areMoreThanCounted?: boolean }

export const isCommon = (found: FoundIds | undefined) => found !== undefined && found.ids === undefined

/**
 * The number of rows of a list, in its order and from the start of the page, that are scanned for a common term: otherwise a
 * filter with few matches could scan a million rows.
 */
export const scannedRows = sql.lit(20_000)

/**
 * One more than are counted. Where the ids of several tables are combined, each part has this limit, as it would otherwise be
 * read completely.
 */
export const foundAtMost = sql.lit(countedAtMost + 1)

type Searched = {
  /** The search terms. Each must contain letters that the indexes know; a single letter counts as common. */
  typed: readonly string[]
  /** The newest rows, with the columns that `fits` compares. */
  newest: RawBuilder<unknown>
  fits: RawBuilder<unknown>
  /** Whether the index returns one of the newest rows, which need not match: it covers more of a row than is compared. */
  isLedTo: RawBuilder<unknown>
  /** The matching ids, found by index. */
  found: RawBuilder<unknown>
}

/**
 * How many of the newest rows are read to estimate whether a large share of all rows matches, or would be returned by an index.
 * The latter is slow to determine per row.
 */
const newestRead = { rows: 2000, fitMany: 400, rowsLedTo: 100, ledToMany: 20 }

/** The indexes know pairs of letters, and single Chinese characters. */
const isIndexed = (text: string) => /\S{2}|[㐀-鿿]/u.test(text)

/** Finds the rows that match a staff search, by index. */
export async function findIds(db: Database, { typed, newest, fits, isLedTo, found }: Searched): Promise<FoundIds> {
  if (!typed.every((text) => isIndexed(text))) return {}
  return transaction(db, async (trx) => {
    const { rows: latest } = await sql<{ fitting: number; led_to: number }>`
      select count(*) filter (where ${fits}) as fitting,
        count(*) filter (where case when number <= ${sql.lit(newestRead.rowsLedTo)} then ${isLedTo} else false end) as led_to
      from (select *, row_number() over () as number from (${newest} limit ${sql.lit(newestRead.rows)}) newest) latest`.execute(
      trx,
    )
    const { fitting = 0, led_to: ledTo = 0 } = latest[0] ?? {}
    if (fitting >= newestRead.fitMany || ledTo >= newestRead.ledToMany) return {}
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<{ id: string }>`
      select id from (${found}) found limit ${foundAtMost}`.execute(trx)
    return rows.length > countedAtMost ? { areMoreThanCounted: true } : { ids: rows.map(({ id }) => id) }
  })
}

/** The search of a table by one of its texts, which has an index of `search_grams`. */
export function searchByText(table: string, column: string) {
  const text = sql.ref(column)
  const rows = sql.table(table)
  const holds = (typed: string) => sql<boolean>`${text} ilike ${partOf(typed)}`
  return {
    holds,
    async findIds(db: Database, typed: string): Promise<FoundIds> {
      const isLedTo = sql`search_grams(${text}) @> search_grams(${typed})`
      return findIds(db, {
        typed: [typed],
        newest: sql`select ${text} from ${rows} order by id desc`,
        fits: holds(typed),
        isLedTo,
        found: sql`select id from ${rows} where ${isLedTo} and ${holds(typed)}`,
      })
    },
  }
}

/** The digits of a telephone number, however it is spaced. */
export function digitsIn(typed: string): string | undefined {
  return /^[+\d][\d\s()-]*$/.test(typed) ? typed.replace(/\D/g, '') : undefined
}

/** An `ilike` pattern for a text anywhere. */
export const partOf = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

/** Whether a text in several languages contains what was typed in one of them; for tables of few rows. */
export function holdsInEachLanguage(column: string, typed: string): RawBuilder<boolean> {
  const words = sql.ref(column)
  const parts = locales.map((locale) => sql`${words} ->> ${sql.lit(locale)} ilike ${partOf(typed)}`)
  return sql<boolean>`(${sql.join(parts, sql` or `)})`
}

type LookedThrough = {
  fitting: (after?: Key) => RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** Whether it is already known that more rows match than a list counts. */
  areMoreThanCounted: boolean | undefined
}

/**
 * The ids of a page found by scanning, and in the same pass the number of matches. The scan ends early on a page that follows a
 * key, or once there are more matches than are counted.
 */
export async function listLookedThrough(
  db: Database,
  { offset, limit, after }: Place,
  { fitting, order, areMoreThanCounted }: LookedThrough,
): Promise<{ ids: string[]; total: number | undefined }> {
  const page = sql`order by ${order} offset ${offset} limit ${limit}`
  const { rows } =
    after === undefined && !areMoreThanCounted
      ? await sql<{ id: string; total: number }>`
        with looked as materialized (select * ${fitting()})
        select id, (select least(count(*), ${foundAtMost}) from looked) as total from looked ${page}`.execute(db)
      : await sql<{ id: string; total: number | null }>`
        select id, null::bigint as total ${fitting(after)} ${page}`.execute(db)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? undefined }
}
