import { AppError } from './app-error.ts'

// What a spreadsheet would compute, East Asian full-width signs too.
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Rows as CSV that Excel opens in any script, and in which no cell is a formula. */
export function csvFile(name: string, rows: readonly (readonly (string | number | null)[])[]): Response {
  const lines = rows.map((row) => row.map(csvCell).join(','))
  return new Response(`\uFEFF${lines.join('\r\n')}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Quoted, and never a formula: what somebody typed must not compute in the studio's spreadsheet. */
function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/**
 * The records of a CSV file as RFC 4180 has them, without the marks that keep cells from being formulas.
 * Throws `file-not-csv` where it is not UTF-8, or a quote is left open.
 */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes)
  const rows: string[][] = [[]]
  // One cell and what ends it: quoted with doubled quotes inside, or plain.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y
  while (cell.lastIndex < text.length || rows.at(-1)?.length === 0) {
    const found = cell.exec(text)
    if (!found) throw new AppError('file-not-csv')
    const [, quoted, plain = '', end] = found
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"')
    rows.at(-1)?.push(formula.test(value) && value.startsWith("'") ? value.slice(1) : value)
    if (end === '') break
    if (end !== ',') rows.push([])
    if (end !== ',' && cell.lastIndex >= text.length) break
    if (end === ',' && cell.lastIndex >= text.length) rows.at(-1)?.push('')
  }
  if (rows.at(-1)?.length === 0) rows.pop()
  return rows
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('file-not-csv')
  }
}
