import { countedAtMost } from '@fitout/contract/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Database, transaction } from './database.ts'

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

type Searched = {
  /** Each of them has to have letters that the indexes know; a single letter counts as common. */
  typed: readonly string[]
  /** The newest rows, with what `fits` compares. */
  newest: RawBuilder<unknown>
  fits: RawBuilder<unknown>
  /** The ids that fit, along an index. */
  found: RawBuilder<unknown>
}

/** Of the newest rows so many are read to see whether a great part of all fits; an index would lead to each of them. */
const newestRead = { rows: 2000, fitMany: 400 }

/** The indexes know pairs of letters, and Chinese characters one by one. */
const isIndexed = (text: string) => /\S{2}|[㐀-鿿]/u.test(text)

/** The rows in which staff find what they typed, along an index. */
export async function findIds(db: Database, { typed, newest, fits, found }: Searched): Promise<FoundIds> {
  if (!typed.every((text) => isIndexed(text))) return {}
  return transaction(db, async (trx) => {
    const { rows: fitting } = await sql<{ count: number }>`
      select count(*) as count from (${newest} limit ${sql.lit(newestRead.rows)}) latest where ${fits}`.execute(trx)
    if ((fitting[0]?.count ?? 0) >= newestRead.fitMany) return {}
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } = await sql<{ id: string }>`
      select id from (${found}) found limit ${sql.lit(countedAtMost + 1)}`.execute(trx)
    return rows.length > countedAtMost ? { areMoreThanCounted: true } : { ids: rows.map(({ id }) => id) }
  })
}

/** An `ilike` pattern of a text anywhere. */
export const partOf = (typed: string) => `%${typed.replace(/[\\%_]/g, '\\$&')}%`
