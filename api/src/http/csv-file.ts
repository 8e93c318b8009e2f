import type { Context } from '../context.ts'
import { streamText } from './stream-text.ts'

// Cells that a spreadsheet would evaluate, including East Asian full-width signs.
export const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

export type Cell = string | number | null

/** Formats rows as CSV that Excel opens in any script and in which no cell is a formula; sent batch by batch. */
export async function csvFile(
  { log }: Pick<Context, 'log'>,
  name: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Promise<Response> {
  const type = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  }
  return streamText(log, csvPieces(batches), type, { head: `\uFEFF${csvLine(header)}` })
}

async function* csvPieces(batches: AsyncIterable<readonly (readonly Cell[])[]>) {
  for await (const rows of batches) yield rows.map(csvLine).join('')
}

/** Formats one row. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Quotes a cell and defuses formulas: user input must not be evaluated in the studio's spreadsheet. */
function csvCell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
