/**
 * What a page is made of comes with it twice, as HTML and as data. Lists are most of it, so they are written column by
 * column: each name once, what is the same in all rows once, and nothing for what a row has not.
 */
export type Lean<Data> = { lean: string; readonly of?: Data }

type Rows = Record<string, unknown>[]
/**
 * `#` counts the rows; a column is an array of values, or one value for all rows, or what comes after the same beginning, or
 * the values of some rows.
 */
type Table = { '#': number } & Record<string, unknown>
type Column =
  | unknown[]
  | Table
  | { '=': unknown }
  | { '^': string; values: string[] }
  | { '@': number[]; values: Column }

const known = new WeakMap<Lean<unknown>, unknown>()

/** On the server; holds what JSON can hold. The browser gets `sent` of it. */
export function leanData<Data>(data: Data, sent: Partial<Data> = data): Lean<Data> {
  const lean = { lean: swapped(JSON.stringify(packed(sent))) }
  known.set(lean, data)
  return lean
}

/** On the server the data as it was, in the browser read once. */
export function fromLean<Data>(lean: Lean<Data>): Data {
  if (!known.has(lean)) known.set(lean, unpacked(JSON.parse(swapped(lean.lean))))
  return known.get(lean) as Data
}

/** A script writes the data within quotes, where each quote of its own would need a mark. */
const swapped = (text: string) => text.replaceAll(/["`]/g, (quote) => (quote === '"' ? '`' : '"'))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function packed(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 1 && value.every(isRecord) ? tableOf(value) : value.map(packed)
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, packed(one)])) : value
}

function tableOf(rows: Rows): Table {
  const keys = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = [...keys].flatMap((key) => {
    const has = rows.flatMap((row, index) => (row[key] === undefined ? [] : index))
    if (has.length === 0) return []
    const column = columnOf(has.map((index) => rows[index]?.[key]))
    return [[key, has.length === rows.length ? column : { '@': has, values: column }] as const]
  })
  return { ...Object.fromEntries(columns), '#': rows.length }
}

function columnOf(values: unknown[]): Column {
  if (values.length > 1 && values.every((value) => value === values[0])) return { '=': packed(values[0]) }
  const beginning = values.every((value) => typeof value === 'string') ? beginningOf(values) : ''
  if (beginning.length > 3)
    return { '^': beginning, values: values.map((value) => String(value).slice(beginning.length)) }
  return packed(values) as unknown[] | Table
}

/** What texts have in common at their beginning: ids and addresses have much. */
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

function rowsOf({ '#': count, ...columns }: Table): Rows {
  const rows: Rows = Array.from({ length: count }, () => ({}))
  for (const [key, column] of Object.entries(columns)) {
    const { '@': has, values } = partsOf(column as Column)
    const read = readerOf(values)
    for (const [at, row] of (has?.map((index) => rows[index]) ?? rows).entries()) if (row) row[key] = read(at)
  }
  return rows
}

const partsOf = (column: Column): { '@'?: number[]; values: Column } =>
  isRecord(column) && '@' in column ? (column as { '@': number[]; values: Column }) : { values: column }

function readerOf(column: Column): (at: number) => unknown {
  if (isRecord(column) && '=' in column) {
    const one = unpacked(column['='])
    return () => one
  }
  if (isRecord(column) && '^' in column) {
    const { '^': beginning, values } = column as { '^': string; values: string[] }
    return (at) => `${beginning}${values[at]}`
  }
  const values = unpacked(column) as unknown[]
  return (at) => values[at]
}
