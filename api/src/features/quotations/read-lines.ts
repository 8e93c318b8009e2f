import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { roomTypes, keysOf } from '@fitout/contract/project-options.ts'
import { groupKey, lineKind, unitKey, type WrittenLine, writtenLine } from '@fitout/contract/quotation-content.ts'
import { AppError } from '../../http/app-error.ts'
import { type Pieces, readCsv } from '../../http/csv-reader.ts'
import { fieldErrorOf } from '../../http/validate.ts'
import { faultsOfLine } from './quotation-lines.ts'
import { quotationLimits } from './quotation-limits.ts'

export type LineFault = { row: number; column: string; code: FieldErrorCode; value: string }
export type LinesRead = { rows: number; lines: { group: string; line: WrittenLine }[]; faults: LineFault[] }

const languages = ['en', 'zh', 'cn'] as const
const inWords = ['title', 'description', 'material'] as const
const plain = ['group', 'kind', 'room', 'qty', 'unit', 'unit_price', 'set', 'is_default'] as const
const needed = ['group', 'title_zh', 'qty', 'unit', 'unit_price']
const columns = new Set<string>([
  ...plain,
  ...inWords.flatMap((name) => languages.map((language) => `${name}_${language}`)),
])

/**
 * The lines of a CSV file, with every error by row and column. Throws `file-not-csv`, `row-too-long`, `too-many-rows`.
 */
export async function readLines(pieces: Pieces): Promise<LinesRead> {
  let names: string[] | undefined
  let row = 1
  const read: LinesRead = { rows: 0, lines: [], faults: [] }
  for await (const record of readCsv(pieces)) {
    if (!names) {
      names = record.map((name) => name.trim().toLowerCase())
      read.faults.push(...faultsOfHead(names))
      if (read.faults.length > 0) return read
      continue
    }
    row += 1
    const cells = Object.fromEntries(names.map((name, at) => [name, (record[at] ?? '').trim()]))
    if (Object.values(cells).every((cell) => cell === '')) continue
    read.rows += 1
    if (read.rows > quotationLimits.importRows) throw new AppError('too-many-rows')
    readRow(read, row, cells)
  }
  if (!names) read.faults.push(...faultsOfHead([]))
  return read
}

function faultsOfHead(names: string[]): LineFault[] {
  const fault = (column: string, code: FieldErrorCode) => ({ row: 1, column, code, value: column.slice(0, 80) })
  return [
    ...names.filter((name) => !columns.has(name)).map((name) => fault(name, 'unknown-field')),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => fault(name, 'duplicate')),
    ...needed.filter((name) => !names.includes(name)).map((name) => fault(name, 'no-such-column')),
  ]
}

function readRow(read: LinesRead, row: number, cells: Record<string, string>): void {
  const fault = (column: string, code: FieldErrorCode) =>
    read.faults.push({ row, column, code, value: (cells[column] ?? '').slice(0, 80) })
  const before = read.faults.length
  const cell = (name: string) => cells[name] ?? ''
  for (const name of needed) if (cell(name) === '') fault(name, 'required')
  const group = groupKey.safeParse(cell('group'))
  if (!group.success && cell('group') !== '') fault('group', 'not-listed')
  const shape = {
    kind: lineKind.safeParse(cell('kind') || 'WORK').data ?? (fault('kind', 'not-listed'), 'WORK'),
    unit: unitKey.safeParse(cell('unit')).data ?? (cell('unit') && fault('unit', 'not-listed'), 'ITEM'),
    room: roomOf(cell('room')) ?? (cell('room') && fault('room', 'not-listed'), null),
    qty: numberIn(cell('qty')) ?? (cell('qty') && fault('qty', 'not-number'), 1),
    unit_price: numberIn(cell('unit_price')) ?? (cell('unit_price') && fault('unit_price', 'not-number'), 0),
    set: cell('set') || null,
    is_default: ['true', '1', 'yes'].includes(cell('is_default').toLowerCase()),
    ...Object.fromEntries(inWords.map((name) => [name, wordsIn(cells, name)])),
  }
  const line = writtenLine.safeParse(shape, { reportInput: true })
  for (const issue of line.error?.issues ?? []) {
    const column = issue.path.map(String).join('_')
    fault(column in cells ? column : (issue.path.map(String)[0] ?? ''), fieldErrorOf({ issues: [issue] } as never))
  }
  if (!line.success) return
  for (const { field, code } of faultsOfLine(line.data)) fault(field, code)
  if (read.faults.length === before && group.success) read.lines.push({ group: group.data, line: line.data })
}

function roomOf(typed: string): string | undefined {
  return keysOf<string>(roomTypes).find((key) => key === typed)
}

/** Accepts `1,234.50`, as spreadsheets write it. */
function numberIn(typed: string): number | undefined {
  const plainly = typed.replaceAll(/(?<=\d),(?=\d{3})/g, '')
  return /^-?\d+(\.\d+)?$/.test(plainly) ? Number(plainly) : undefined
}

function wordsIn(cells: Record<string, string>, name: string) {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = cells[`${name}_${language}`]
      return text ? [[language, text]] : []
    }),
  )
}
