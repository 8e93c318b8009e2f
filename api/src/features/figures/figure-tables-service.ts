import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import {
  type FigureColumn,
  figureTables,
  type FigureTable,
  figureTableNames,
  type readFigureTable,
} from '@fitout/contract/staff/figures.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { csvFile } from '../../http/csv-file.ts'
import { type FileColumn, headingOf } from '../../http/file-headings.ts'
import { type ValueWords, valueWords, wordIn } from '../../http/file-values.ts'
import { firstRows, inBatches } from '../../http/pages.ts'
import type { Period } from './day-sums-queries.ts'
import { type FigureRow, listFigureRows } from './figure-tables-queries.ts'
import { periodsOf, showOverview } from './figures-service.ts'

type Row = AnswerInput<typeof readFigureTable>['data'][number]

/** What the keys of a table without titles are called; a source without a word is the name of a site. */
const keyWords: Partial<Record<FigureTable, ValueWords>> = {
  channels: valueWords('channel'),
  sources: valueWords('source'),
}
const stepWords = valueWords('step')

const money = new Set<FigureColumn>(['takings', 'takings_before', 'discount'])

/** Throws `not-found` for an unknown table. */
export async function showTable(
  { db }: Context,
  name: string,
  asked: Period & { rows: number },
  locale: Locale,
): Promise<Row[]> {
  const table = tableNamed(name)
  const rows = await listFigureRows(db, table, periodsOf(asked), firstRows(asked.rows))
  return rows.map((row) => present(table, row, locale))
}

/** A table, the days or the funnel of the overview as CSV, with headings in the reader's language. */
export async function exportTable(context: Context, name: string, asked: Period, locale: Locale): Promise<Response> {
  const headings = (columns: readonly FileColumn[]) => columns.map((column) => headingOf(column, locale))
  const file = `${name}-${asked.from}-${asked.until}.csv`
  if (name === 'days' || name === 'funnel' || name === 'works') {
    const rows: Record<string, string | number | null>[] = (await showOverview(context, asked))[name]
    const shown = Object.keys(rows[0] ?? {}) as FileColumn[]
    const cellOf = (value: string | number | null = null) =>
      typeof value === 'string' ? wordIn(stepWords, value, locale) : value
    const cells = rows.map((row) => shown.map((column) => cellOf(row[column])))
    return csvFile(context, file, headings(shown), once(cells))
  }
  const table = tableNamed(name)
  const columns: readonly FigureColumn[] = figureTables[table]
  const periods = periodsOf(asked)
  const batches = inBatches(
    (place) => listFigureRows(context.db, table, periods, place),
    (rows) =>
      rows
        .map((row) => present(table, row, locale))
        .map(({ _id, name: title, values }) => [_id, title, ...columns.map((column) => values[column] ?? null)]),
  )
  return csvFile(context, file, headings(['id', 'item', ...columns]), batches)
}

async function* once<Item>(item: Item): AsyncGenerator<Item> {
  yield item
}

function tableNamed(name: string): FigureTable {
  const table = figureTableNames.find((one) => one === name)
  if (!table) throw new AppError('not-found')
  return table
}

function present(table: FigureTable, { key, title, part, a, b, c, d }: FigureRow, locale: Locale): Row {
  const columns: readonly FigureColumn[] = figureTables[table]
  const figures = [a, b, c, d]
  const values = Object.fromEntries(
    columns.map((column, at) => {
      const figure = figures[at] ?? null
      return [column, figure !== null && money.has(column) ? toDollars(figure) : figure]
    }),
  )
  const named = title ? [title, part].flatMap((words) => (words ? inLocale(words, locale) : [])).join(' · ') : key
  const words = keyWords[table]
  return { _id: key, name: words ? wordIn(words, key, locale) : named, values }
}
