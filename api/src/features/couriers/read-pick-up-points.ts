import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { subDistrictsOf } from '@fitout/contract/hong-kong-sub-districts.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { pickUpPointKinds } from '@fitout/contract/pick-up-points.ts'
import { line } from '@fitout/contract/wire.ts'
import { type CsvRow, readCsv } from './csv-rows.ts'
import type { NewPickUpPoint } from './pick-up-points-queries.ts'

export type ListedPoint = { row: number; courier: string; point: NewPickUpPoint }
/** What is wrong in the file, by row and column as a spreadsheet shows them. */
export type ListFault = { row: number; column: string; problem: string }

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

/** The points of a list with all its faults; a list with one fault is not to be used. */
export function readPickUpPoints(text: string): { points: ListedPoint[]; faults: ListFault[] } {
  let table
  try {
    table = readCsv(text)
  } catch (error) {
    return { points: [], faults: [{ row: 1, column: '', problem: (error as Error).message }] }
  }
  const faults = faultsOfHead(table.columns)
  if (faults.length > 0) return { points: [], faults }
  if (table.rows.length === 0 || table.rows.length > mostPoints) {
    const problem = table.rows.length === 0 ? 'names no point' : `names more than ${mostPoints} points`
    return { points: [], faults: [{ row: 1, column: '', problem }] }
  }
  const seen = new Map<string, number>()
  const points = table.rows.map((row) => readPoint(row, seen, faults))
  return { points, faults }
}

function faultsOfHead(columns: string[]): ListFault[] {
  const missing = needed.filter((name) => !columns.includes(name))
  const unknown = columns.filter((name) => ![...needed, ...optional].includes(name))
  return [
    ...missing.map((column) => ({ row: 1, column, problem: 'is missing' })),
    ...unknown.map((column) => ({ row: 1, column, problem: 'is no column of this list' })),
  ]
}

function readPoint({ row, cells }: CsvRow, seen: Map<string, number>, faults: ListFault[]): ListedPoint {
  const fault = (column: string, problem: string) => void faults.push({ row, column, problem })

  function read(column: string, most: number): string {
    const value = cells[column] ?? ''
    if (value === '') fault(column, 'is empty')
    else if (value.length > most) fault(column, `is longer than ${most} characters`)
    else if (!line(most).safeParse(value).success) fault(column, 'holds a line break or a control character')
    return value
  }

  const wordsOf = (name: (typeof inWords)[number]): Words =>
    Object.fromEntries(languages.map((language) => [language, read(`${name}_${language}`, longest[name])]))

  /** Kilograms and centimetres, as couriers give them, in grams and millimetres. */
  function measure(column: string, factor: number): number | null {
    const value = cells[column] ?? ''
    if (value === '') return null
    const size = Math.round(Number(value) * factor)
    if (/^\d+(\.\d+)?$/.test(value) && size > 0 && size < 10_000_000) return size
    fault(column, `"${value}" is not a number above 0`)
    return null
  }

  const courier = read('courier', longest.courier)
  const code = read('code', longest.code)
  const first = seen.get(`${courier} ${code}`)
  if (first !== undefined) fault('code', `"${code}" stands in row ${first} already`)
  seen.set(`${courier} ${code}`, first ?? row)

  const kind = (cells['kind'] ?? '').toUpperCase()
  if (!(pickUpPointKinds as readonly string[]).includes(kind)) {
    fault('kind', `"${kind}" is not one of ${pickUpPointKinds.join(', ')}`)
  }
  const typed = cells['district'] ?? ''
  const district = keyOf(
    hongKongAreas.flatMap(({ districts }) => districts),
    typed,
  )
  if (!district) fault('district', `"${typed}" is not one of the 18 districts`)
  const part = cells['sub_district'] ?? ''
  const subDistrict = keyOf(subDistrictsOf(district), part)
  if (part !== '' && district && !subDistrict) fault('sub_district', `"${part}" is no part of ${district}`)

  const point = {
    code,
    kind,
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

/** A place by its key or its name in any of the languages. */
function keyOf(places: readonly { key: string; title: Words }[], typed: string): string | undefined {
  return places.find(({ key, title }) => key === typed || Object.values(title).includes(typed))?.key
}
