import type { FileFormat } from '@fitout/contract/wire.ts'
import type { Context } from '../context.ts'
import { type Cell, csvFile } from './csv-file.ts'
import { streamText } from './stream-text.ts'

type ListFile<Column extends string, Row> = {
  name: string
  format: FileFormat
  /** The columns that a spreadsheet shows of a row; JSON has all fields. */
  columns: readonly Column[]
  /** What the columns are called, unless a program reads them again. */
  headings?: readonly string[]
  batches: AsyncGenerator<Row[]>
}

/** Sends a whole list as a file, batch by batch. */
export async function listFileOf<Column extends string, Row extends Partial<Record<Column, Cell>>>(
  context: Pick<Context, 'log'>,
  { name, format, columns, headings = columns, batches }: ListFile<Column, Row>,
): Promise<Response> {
  if (format === 'csv') return csvFile(context, `${name}.csv`, headings, cellsOf(columns, batches))
  const type = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.json"`,
  }
  return streamText(context.log, jsonPieces(batches), type, { head: '[' })
}

async function* cellsOf<Column extends string, Row extends Partial<Record<Column, Cell>>>(
  columns: readonly Column[],
  batches: AsyncGenerator<Row[]>,
) {
  for await (const rows of batches) yield rows.map((row) => columns.map((column): Cell => row[column] ?? null))
}

/** The rest of an array after its opening bracket, with one row per line. */
async function* jsonPieces(batches: AsyncGenerator<object[]>): AsyncGenerator<string> {
  let before = '\n'
  for await (const rows of batches) {
    if (rows.length === 0) continue
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n')
    before = ',\n'
  }
  yield before === '\n' ? ']\n' : '\n]\n'
}
