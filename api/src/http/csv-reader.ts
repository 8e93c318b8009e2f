import { AppError } from './app-error.ts'
import { formula } from './csv-file.ts'

/** Far above any honest file. Documented in docs/limits.md. */
const usual = { columnsAtMost: 200, cellAtMost: 20_000 }

/** The bytes of a file as they are read. */
export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

// One cell and its terminator: quoted with doubled quotes inside, or plain. An incomplete cell matches neither.
const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r(?!\n|$))/y
const beginning = /(?:"[^"]*(?:""[^"]*)*"?|[^",\r\n]*)\r?$/y

/**
 * Yields the records of a CSV file (RFC 4180) as they are read, without the marks that keep cells from being formulas. Throws
 * `file-not-csv` if it is not UTF-8 or a quote is left open, and `row-too-long`.
 */
export async function* readCsv(pieces: Pieces, { columnsAtMost, cellAtMost } = usual): AsyncGenerator<string[]> {
  let text = ''
  let row: string[] = []
  for await (const piece of decoded(pieces)) {
    text += piece
    let at = 0
    for (;;) {
      cell.lastIndex = at
      const found = cell.exec(text)
      if (!found) break
      at = cell.lastIndex
      const [, quoted, plain = '', end] = found
      const value = quoted === undefined ? plain : quoted.replaceAll('""', '"')
      row.push(formula.test(value) && value.startsWith("'") ? value.slice(1) : value)
      if (row.length > columnsAtMost || value.length > cellAtMost) throw new AppError('row-too-long')
      if (end === ',') continue
      yield row
      row = []
    }
    text = text.slice(at)
    if (text.length > 2 * cellAtMost) throw new AppError('row-too-long')
    beginning.lastIndex = 0
    if (!beginning.test(text)) throw new AppError('file-not-csv')
  }
  if (text !== '') throw new AppError('file-not-csv')
}

/** Yields the text in pieces, with a line break after the last line. */
async function* decoded(pieces: Pieces): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (piece?: Uint8Array) => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      throw new AppError('file-not-csv')
    }
  }
  let last = ''
  for await (const piece of pieces) {
    const text = decode(piece)
    if (text !== '') yield text
    last = text.at(-1) ?? last
  }
  decode()
  if (last !== '' && last !== '\n') yield '\n'
}
