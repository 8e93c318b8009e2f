/** A row of a table by the names in its head; `row` counts as a spreadsheet does, the head being the first. */
export type CsvRow = { row: number; cells: Record<string, string> }

/** Reads comma-separated values by RFC 4180, as spreadsheets write them, with or without a byte order mark. */
export function readCsv(text: string): { columns: string[]; rows: CsvRow[] } {
  const [head = [], ...body] = recordsOf(text.replace(/^\uFEFF/, ''))
  const columns = head.map((name) => name.trim().toLowerCase())
  const rows = body.map((cells, index) => ({
    row: index + 2,
    cells: Object.fromEntries(columns.map((name, at) => [name, (cells[at] ?? '').trim()])),
  }))
  return { columns, rows: rows.filter(({ cells }) => Object.values(cells).some((cell) => cell !== '')) }
}

// One cell and what ends it: a quoted one may hold commas, line breaks and doubled quotes.
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy

function recordsOf(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  cellPattern.lastIndex = 0
  while (cellPattern.lastIndex < text.length) {
    const at = cellPattern.lastIndex
    const found = cellPattern.exec(text)
    if (!found) throw new SyntaxError(`row ${records.length + 1} has a quotation mark that is not closed, near ${at}`)
    const [, quoted, plain = '', end] = found
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',' && cellPattern.lastIndex < text.length) continue
    if (end === ',') record.push('')
    records.push(record)
    record = []
  }
  return records
}
