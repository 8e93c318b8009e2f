/**
 * The data of a page is sent twice, as HTML and as data. Lists are most of it, so they are written column by column: each name
 * once, values common to all rows once, and nothing for missing fields.
 */
export type Lean<Data> = { lean: string; readonly of?: Data }

type Row = Record<string, unknown>
/**
 * `#` is the number of rows; a column is an array of values, one value for all rows, the remainders after a common prefix, the
 * values of some rows, indexes into its distinct values, or lists with their lengths.
 */
type Table = { '#': number } & Record<string, unknown>
type Column =
  | unknown[]
  | Table
  | { '=': unknown }
  | { '^': string; of: string[] }
  | { '@': number[]; of: Column }
  | { '~': number[]; of: Column }
  | { '+': number[]; of: Column }
type Marked = { '^'?: string; '~'?: number[]; '+'?: number[]; of: Column }

const known = new WeakMap<Lean<unknown>, unknown>()

/** On the server; accepts JSON values. The browser gets its `sent`. */
export function leanData<Data>(data: Data, sent: Partial<Data> = data): Lean<Data> {
  const lean = { lean: swapped(JSON.stringify(packed(sent))) }
  known.set(lean, data)
  return lean
}

/** On the server the original data, in the browser decoded once. */
export function fromLean<Data>(lean: Lean<Data>): Data {
  if (!known.has(lean)) known.set(lean, unpacked(JSON.parse(swapped(lean.lean))))
  return known.get(lean) as Data
}

/** A script contains the data in quotes, where each quote of its own would need escaping. */
const swapped = (text: string) => text.replaceAll(/["`]/g, (quote) => (quote === '"' ? '`' : '"'))

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function packed(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 1 && value.every(isRecord) ? tableOf(value) : value.map(packed)
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, packed(one)])) : value
}

function tableOf(rows: Row[]): Table {
  const keys = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = [...keys].flatMap((key) => {
    const has = rows.flatMap((row, index) => (row[key] === undefined ? [] : index))
    if (has.length === 0) return []
    const column = columnOf(has.map((index) => rows[index]?.[key]))
    return [[key, has.length === rows.length ? column : { '@': has, of: column }] as const]
  })
  return { ...Object.fromEntries(columns), '#': rows.length }
}

function columnOf(values: unknown[]): Column {
  if (values.length > 1 && values.every(isRecord)) return tableOf(values)
  const areTexts = values.every((value) => typeof value === 'string')
  const names = areTexts ? values : values.map((value) => JSON.stringify(value))
  if (values.length > 1 && names.every((name) => name === names[0])) return { '=': packed(values[0]) }
  if (areTexts) return eachOnce(values, names) ?? textsOf(values)
  if (values.every(Array.isArray)) return ofShortLists(values) ?? eachOnce(values, names) ?? values.map(packed)
  return values.map(packed)
}

/** The rows of long ones have different fields: each has a table of its own. */
function ofShortLists(lists: unknown[][]): Column | undefined {
  const rows = lists.flat()
  if (rows.length < 2 || rows.length > lists.length * 8 || !rows.every(isRecord)) return undefined
  const names = rows.map((row) => JSON.stringify(row))
  return { '+': lists.map(({ length }) => length), of: eachOnce(rows, names) ?? tableOf(rows) }
}

/** Each distinct value once, where that is shorter. */
function eachOnce(values: unknown[], names: string[]): Column | undefined {
  const places = new Map<string, number>()
  const distinct: unknown[] = []
  let spared = -20
  const at = names.map((name, index) => {
    const before = places.get(name)
    spared += before === undefined ? -3 : name.length
    if (before !== undefined) return before
    places.set(name, distinct.push(values[index]) - 1)
    return distinct.length - 1
  })
  return spared > 0 ? { '~': at, of: columnOf(distinct) } : undefined
}

function textsOf(texts: string[]): Column {
  const beginning = beginningOf(texts)
  return beginning.length > 3 ? { '^': beginning, of: texts.map((text) => text.slice(beginning.length)) } : texts
}

/** The common prefix of texts: ids and addresses share much. */
function beginningOf(texts: string[]): string {
  const [first = '', ...others] = texts
  let length = others.length > 0 ? first.length : 0
  for (const text of others) while (!text.startsWith(first.slice(0, length))) length -= 1
  return first.slice(0, length)
}

function unpacked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpacked)
  if (!isRecord(value)) return value
  if ('#' in value) return rowsOf(value as Table)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpacked(one)]))
}

function rowsOf({ '#': count, ...columns }: Table): Row[] {
  const rows: Row[] = Array.from({ length: count }, () => ({}))
  for (const [key, column] of Object.entries(columns)) {
    const { '@': has, of } = partsOf(column as Column)
    const read = readerOf(of)
    for (const [at, row] of (has?.map((index) => rows[index]) ?? rows).entries()) if (row) row[key] = read(at)
  }
  return rows
}

const partsOf = (column: Column): { '@'?: number[]; of: Column } =>
  isRecord(column) && '@' in column ? (column as { '@': number[]; of: Column }) : { of: column }

function readerOf(column: Column): (at: number) => unknown {
  if (!isRecord(column) || '#' in column) {
    const values = unpacked(column) as unknown[]
    return (at) => values[at]
  }
  if ('=' in column) {
    const one = unpacked(column['='])
    return () => one
  }
  const { '^': beginning, '~': places, '+': lengths = [], of } = column as Marked
  const read = readerOf(of)
  if (beginning !== undefined) return (at) => `${beginning}${read(at)}`
  if (places) return (at) => read(places[at] ?? 0)
  let next = 0
  const lists = lengths.map((length) => Array.from({ length }, () => read(next++)))
  return (at) => lists[at]
}
