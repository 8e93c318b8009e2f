import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '../http/app-error.ts'

/** The sort values of a row, as JSON. */
export type Key = readonly unknown[]
export type Keyed = { row_key: Key }

const withinCalendar = (moment: string) => moment >= '1900'

// A key comes from outside: each value is validated before PostgreSQL casts it to the type of its column.
const kinds = {
  instant: { type: sql`timestamptz`, value: z.iso.datetime({ offset: true }).refine(withinCalendar) },
  day: { type: sql`date`, value: z.iso.date().refine(withinCalendar) },
  id: { type: sql`uuid`, value: z.guid() },
  whole: { type: sql`bigint`, value: z.int() },
  flag: { type: sql`boolean`, value: z.boolean() },
  text: { type: sql`text`, value: z.string().refine((text) => !text.includes('\0')) },
}

type Direction = 'asc' | 'desc'
type Column = readonly [column: string | RawBuilder<unknown>, kind: keyof typeof kinds, direction: Direction]

/**
 * The order of a list with keyset pagination: pages continue after the values of a row, even if it has moved or is gone.
 * No column may be null, and together they must be unique.
 */
export function keyset(...columns: Column[]) {
  const sorted = columns.map(([column, kind, direction]) => ({
    column: typeof column === 'string' ? sql.ref(column) : column,
    direction,
    ...kinds[kind],
  }))
  return {
    /** The key of a row, selected as `row_key`. Times keep their microseconds. */
    key: sql<Key>`json_build_array(${sql.join(sorted.map(({ column }) => column))})`,
    order: sql`${sql.join(sorted.map(({ column, direction }) => sql`${column} ${sql.raw(direction)}`))}`,
    /** What the list is sorted by, as columns of a subquery, and the same order outside it. */
    columns: sorted.map(({ column }, at) => sql`${column}`.as(`sort_${at}`)),
    outerOrder: sql`${sql.join(sorted.map(({ direction }, at) => sql`${sql.ref(`sort_${at}`)} ${sql.raw(direction)}`))}`,

    /** Whether a row comes after a key; without one, every row does. Throws `invalid-input`. */
    follows(key: Key | undefined): RawBuilder<boolean> {
      if (!key) return sql<boolean>`true`
      const isOwn = key.length === sorted.length && sorted.every(({ value }, at) => value.safeParse(key[at]).success)
      if (!isOwn) throw noSuchKey()
      const values = sorted.map(({ type }, at) => sql`${String(key[at])}::${type}`)
      const signs = sorted.map(({ direction }) => sql.raw(direction === 'asc' ? '>' : '<'))
      // A single row comparison can use an index if all columns have the same direction.
      if (new Set(sorted.map(({ direction }) => direction)).size === 1) {
        return sql<boolean>`(${sql.join(sorted.map(({ column }) => column))}) ${signs[0]} (${sql.join(values)})`
      }
      const after = sorted.reduceRight<RawBuilder<boolean>>(
        (rest, { column }, at) =>
          sql<boolean>`(${column} ${signs[at]} ${values[at]} or (${column} = ${values[at]} and ${rest}))`,
        sql<boolean>`false`,
      )
      // Redundant, but bounds the index scan.
      return sql<boolean>`(${sorted[0]?.column} ${signs[0]}= ${values[0]} and ${after})`
    },
  }
}

export type Sort<Name extends string> = { sort_by?: Name | undefined; sort_order: Direction }

/** The requested order with the id as tie-breaker, or the default order of the list. */
export function sortedBy<Name extends string>(
  columns: Record<Name, readonly [column: Column[0], kind: Column[1]]>,
  id: string,
  { sort_by: name, sort_order: direction }: Sort<Name>,
  own: ReturnType<typeof keyset>,
): ReturnType<typeof keyset> {
  return name ? keyset([...columns[name], direction], [id, 'id', direction]) : own
}

export function writeKey(key: Key): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}

/** Throws `invalid-input`. */
export function readKey(written: string): Key {
  try {
    return z.array(z.unknown()).parse(JSON.parse(Buffer.from(written, 'base64url').toString()))
  } catch {
    throw noSuchKey()
  }
}

function noSuchKey(): AppError {
  return new AppError('invalid-input', { errors: [{ path: 'after', code: 'invalid' }] })
}
