import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { subDistrictsOf } from '@fitout/contract/hong-kong-sub-districts.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { pickUpPointKinds } from '@fitout/contract/pick-up-points.ts'
import { line } from '@fitout/contract/wire.ts'
import { createYielding } from '../../http/yielding.ts'
import { type Pieces, readCsv } from '../../http/csv-reader.ts'
import type { NewPickUpPoint } from './pick-up-points-queries.ts'

export type ListedPoint = { row: number; courier: string; point: NewPickUpPoint }
/** The errors in the file, by row and column as a spreadsheet shows them. */
export type ListFault = { row: number; column: string; code: FieldErrorCode; value: string }

const longest = { courier: 60, code: 40, name: 100, address: 300, hours: 200 } as const
const languages = ['en', 'zh', 'cn'] as const
const inWords = ['name', 'address', 'hours'] as const
const needed = [
  'courier',
  'code',
  'kind',
  'district',
  ...inWords.flatMap((name) => languages.map((language) => `${name}_${language}`)),
]
const optional = ['sub_district', 'max_kg', 'max_side_cm', 'max_sum_cm']
const mostPoints = 10_000

type CsvRow = { row: number; cells: Record<string, string> }

/** The points of a list with all errors; a list with any error must not be used. Throws as `readCsv`. */
export async function readPickUpPoints(pieces: Pieces): Promise<{ points: ListedPoint[]; faults: ListFault[] }> {
  let columns: string[] | undefined
  let row = 1
  const faults: ListFault[] = []
  const points: ListedPoint[] = []
  const seen = new Set<string>()
  const yieldIfDue = createYielding()
  for await (const record of readCsv(pieces)) {
    if (!columns) {
      columns = record.map((name) => name.trim().toLowerCase())
      faults.push(...faultsOfHead(columns))
      if (faults.length > 0) return { points: [], faults }
      continue
    }
    row += 1
    const cells = Object.fromEntries(columns.map((name, at) => [name, (record[at] ?? '').trim()]))
    if (Object.values(cells).every((cell) => cell === '')) continue
    points.push(readPoint({ row, cells }, seen, faults))
    if (points.length > mostPoints) return { points: [], faults: [faultOfFile('too-big', points.length)] }
    await yieldIfDue()
  }
  if (!columns) return { points: [], faults: faultsOfHead([]) }
  if (points.length === 0) return { points: [], faults: [faultOfFile('required', 0)] }
  return { points, faults }
}

function faultOfFile(code: FieldErrorCode, rows: number): ListFault {
  return { row: 1, column: 'code', code, value: String(rows) }
}

function faultsOfHead(columns: string[]): ListFault[] {
  const missing = needed.filter((name) => !columns.includes(name))
  const unknown = columns.filter((name) => name !== '' && ![...needed, ...optional].includes(name))
  return [
    ...missing.map((column) => ({ row: 1, column, code: 'no-such-column' as const, value: '' })),
    ...unknown.map((column) => ({ row: 1, column, code: 'unknown-field' as const, value: column })),
  ]
}

function readPoint({ row, cells }: CsvRow, seen: Set<string>, faults: ListFault[]): ListedPoint {
  const fault = (column: string, code: FieldErrorCode) =>
    void faults.push({ row, column, code, value: (cells[column] ?? '').slice(0, 80) })

  function read(column: string, most: number): string {
    const value = cells[column] ?? ''
    if (value === '') fault(column, 'required')
    else if (value.length > most) fault(column, 'too-long')
    else if (!line(most).safeParse(value).success) fault(column, 'control-characters')
    return value
  }

  const wordsOf = (name: (typeof inWords)[number]): Words =>
    Object.fromEntries(languages.map((language) => [language, read(`${name}_${language}`, longest[name])]))

  /** Converts kilograms and centimetres, as couriers list them, to grams and millimetres. */
  function measure(column: string, factor: number): number | null {
    const value = cells[column] ?? ''
    if (value === '') return null
    const size = Math.round(Number(value) * factor)
    if (/^\d+(\.\d+)?$/.test(value) && size > 0 && size < 10_000_000) return size
    fault(column, Number(value) <= 0 ? 'too-small' : 'not-number')
    return null
  }

  const courier = read('courier', longest.courier)
  const code = read('code', longest.code)
  if (seen.has(`${courier} ${code}`)) fault('code', 'duplicate')
  seen.add(`${courier} ${code}`)

  const kind = pickUpPointKinds.find((one) => one === cells['kind']?.toUpperCase())
  if (!kind) fault('kind', 'not-listed')
  const typed = cells['district'] ?? ''
  const district = keyOf(
    hongKongAreas.flatMap(({ districts }) => districts),
    typed,
  )
  if (!district) fault('district', 'not-listed')
  const part = cells['sub_district'] ?? ''
  const subDistrict = keyOf(subDistrictsOf(district), part)
  if (part !== '' && district && !subDistrict) fault('sub_district', 'not-listed')

  const point = {
    code,
    kind: kind ?? pickUpPointKinds[0],
    title: wordsOf('name'),
    address: wordsOf('address'),
    hours: wordsOf('hours'),
    district: district ?? '',
    sub_district: subDistrict ?? null,
    max_grams: measure('max_kg', 1000),
    max_side_mm: measure('max_side_cm', 10),
    max_sum_mm: measure('max_sum_cm', 10),
  }
  return { row, courier, point }
}

/** Finds a district by its key or its name in any language. */
function keyOf(places: readonly { key: string; title: Words }[], typed: string): string | undefined {
  return places.find(({ key, title }) => key === typed || Object.values(title).includes(typed))?.key
}
