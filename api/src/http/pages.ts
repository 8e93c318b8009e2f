import type { Context } from '../context.ts'
import { type Key, type Keyed, readKey, writeKey } from '../database/keyset.ts'

/** The input of a list call: the requested address, and the validated `page`, `per_page` and `after`. */
export type PageRequest = { request: Request; query: PageQuery }
export type PageQuery = { page: number; per_page: number; after?: string | undefined }

/** Where a page begins and how many rows are requested: one more than it shows, to know whether it is the last. */
export type Place = { offset: number; limit: number; after: Key | undefined }

/** Throws `invalid-input` for an `after` that was never in a `next_page_url`. */
export function placeOf({ page, per_page, after }: PageQuery): Place {
  const offset = after === undefined ? (page - 1) * per_page : 0
  return { offset, limit: per_page + 1, after: after === undefined ? undefined : readKey(after) }
}

export function firstRows(limit: number): Place {
  return { offset: 0, limit, after: undefined }
}

const batchRows = 500

/**
 * Yields all rows of a list, batch by batch, each presented before the next is requested: in between nothing is held, not even
 * a connection.
 */
export async function* inBatches<Row extends Keyed, Item>(
  list: (place: Place) => Promise<Row[]>,
  present: (rows: Row[]) => Item[] | Promise<Item[]>,
): AsyncGenerator<Item[]> {
  let after: Key | undefined
  for (;;) {
    const rows = await list({ offset: 0, limit: batchRows, after })
    if (rows.length > 0) yield await present(rows)
    after = rows.at(-1)?.row_key
    if (rows.length < batchRows) return
  }
}

export type Found<Row extends Keyed> = { rows: Row[]; total: number }

/** Pages through a list in memory by the ids of its rows, or by position if the row to follow is gone. */
export function cut<Row extends object>(all: readonly Row[], query: PageQuery, idOf: (row: Row) => string) {
  const { limit, after } = placeOf(query)
  const before = after ? all.findIndex((row) => idOf(row) === after[0]) : -1
  const first = before < 0 ? (query.page - 1) * query.per_page : before + 1
  const rows = all.slice(first, first + limit).map((row) => ({ ...row, row_key: [idOf(row)] }))
  return { rows, total: all.length }
}

/**
 * Presents one page of rows. The next page follows its last row, so that new rows shift nothing; its address starts with the
 * configured origin, whatever the request claims.
 */
export async function pageOf<Row extends Keyed, Item>(
  context: Context,
  { request, query }: PageRequest,
  { rows, total }: Found<Row>,
  present: (shown: Row[]) => Item[] | Promise<Item[]>,
) {
  const shown = rows.slice(0, query.per_page)
  const last = rows.length > shown.length ? shown.at(-1)?.row_key : undefined
  const next_page_url = last ? nextPageUrl(context, request, query.page, last) : null
  return { data: await present(shown), current_page: query.page, per_page: query.per_page, next_page_url, total }
}

function nextPageUrl(context: Context, request: Request, page: number, last: Key): string {
  const { pathname, search } = new URL(request.url)
  // Of their own: each change to those of a URL writes the whole address again.
  const searchParams = new URLSearchParams(search)
  searchParams.set('page', String(page + 1))
  searchParams.set('after', writeKey(last))
  return `${context.config.publicUrl}${pathname}?${searchParams}`
}
