import { countedAtMost } from '@fitout/contract/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Place } from '../http/pages.ts'
import { type Database, transaction } from './database.ts'
import type { Key } from './keyset.ts'

/**
 * Whether a text can hold what was typed, by the index of the text that leads to fewer rows: four digits in a row at a time where
 * there are such, else pairs of letters, and Chinese characters one by one. What is found has to be compared whole.
 */
export function mayHold(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return /\d{4}/.test(typed)
    ? sql<boolean>`digit_runs(${text}) @> digit_runs(${typed})`
    : sql<boolean>`search_grams(${text}) @> search_grams(${typed})`
}

/**
 * The ids of the rows that fit. None are named for what is common, which is looked for in the first rows of the list
 * (`lookedThrough`).
 */
export type FoundIds = { ids?: string[]; areMoreThanCounted?: boolean }

export const isCommon = (found: FoundIds | undefined) => found !== undefined && found.ids === undefined

/**
 * So many rows of a list, in its order and from the place of the page on, are looked through for what is common: what fits
 * few of them could otherwise be looked for in a million rows.
 */
export const lookedThrough = sql.lit(20_000)

/** One more than are counted; where the ids of several tables are put together, a limit of each part, which would be read whole. */
export const foundAtMost = sql.lit(countedAtMost + 1)

type Searched = {
  /** Each of them has to have letters that the indexes know; a single letter counts as common. */
  typed: readonly string[]
  /** The newest rows, with what `fits` compares. */
  newest: RawBuilder<unknown>
  fits: RawBuilder<unknown>
  /** Whether the index leads to one of the newest, which need not fit: it knows more of a row than is compared. */
  isLedTo: RawBuilder<unknown>
  /** The ids that fit, along an index. */
  found: RawBuilder<unknown>
}

/**
 * Of the newest rows so many are read to see whether a great part of all fits, or is led to by an index, which would lead to
 * each of them. To tell that of a row takes long.
 */
const newestRead = { rows: 2000, fitMany: 400, rowsLedTo: 100, ledToMany: 20 }

/** The indexes know pairs of letters, and Chinese characters one by one. */
const isIndexed = (text: string) => /\S{2}|[㐀-鿿]/u.test(text)

/** The rows in which staff find what they typed, along an index. */
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

/** An `ilike` pattern of a text anywhere. */
export const partOf = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`

type LookedThrough = {
  fitting: (after?: Key) => RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** Whether more fit than a list counts, as is known already. */
  areMoreThanCounted: boolean | undefined
}

/**
 * The ids of a page of what is looked through, and in the same pass how many fit in all. A page that follows a key, or of
 * which so many fit that they are not counted, goes no further than it has to.
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
