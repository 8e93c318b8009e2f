import { type Locale, locales } from '@fitout/contract/locales.ts'
import { quotationUnits } from '@fitout/contract/quotation-options.ts'
import { inEachLanguage } from '../words-fields.tsx'
import type { StandardItem } from './standard-items.ts'
import { type LineDraft, type LineFault, newLine, priceFault, qtyFault, type Unit } from './line-draft.ts'

export const pastedColumns = ['title', 'qty', 'unit', 'unit_price'] as const
export type PastedColumn = (typeof pastedColumns)[number]

export type PastedFault = {
  /** The row within the pasted text; the first is 1. */
  row: number
  column: PastedColumn
  fault: LineFault | 'empty' | 'too-long' | 'unit'
  value: string
}

const titleAtMost = 120
const valueShown = 40

/** Other spellings of units in spreadsheets. */
const alsoCalled: Record<string, Unit> = {
  sqft: 'SQFT',
  'sq.ft': 'SQFT',
  'sq.ft.': 'SQFT',
  ft2: 'SQFT',
  'ft²': 'SQFT',
  呎: 'SQFT',
  尺: 'SQFT',
  平方尺: 'SQFT',
  ft: 'FOOT',
  直尺: 'FOOT',
  pc: 'PIECE',
  pcs: 'PIECE',
  個: 'PIECE',
  个: 'PIECE',
  nos: 'PIECE',
  ls: 'LUMP_SUM',
  'l.s.': 'LUMP_SUM',
  扇門: 'DOOR',
  days: 'DAY',
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

export function unitFrom(typed: string): Unit | undefined {
  const name = plain(typed)
  const found = quotationUnits.find(({ key, title, counted }) =>
    [key, ...Object.values(title), counted.en].some((one) => plain(one) === name),
  )
  return found?.key ?? alsoCalled[name]
}

/** Parses rows as spreadsheets copy them: tab-separated, quoted if a cell contains a tab, a quote or a line break. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r?\n|\r|$)/y
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text)
    if (!found) break
    const [, quoted, bare, end] = found
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare ?? '').replace(/\s+/g, ' ').trim())
    if (end !== '\t' && end !== '') rows.push([])
  }
  return rows
}

export function isTable(text: string): boolean {
  return /\t|[^\r\n](?:\r?\n|\r)[^\r\n]/.test(text)
}

/** Guesses the language of the titles: English without a Chinese character, otherwise the client's, if Chinese. */
export function languageOfTitles(text: string, client: Locale): Locale {
  if (!/\p{Script=Han}/u.test(text)) return 'en'
  return client === 'en' ? 'zh' : client
}

function isHeading([, qty = '', unit = '', price = '']: string[]): boolean {
  const words = [qty, unit, price].filter(Boolean)
  return (
    words.length > 0 && Boolean(qty && qtyFault(qty)) && !(unit && unitFrom(unit)) && !(price && !priceFault(price))
  )
}

function faultsOfRow(cells: string[], row: number): PastedFault[] {
  const [title = '', qty = '', unit = '', price = ''] = cells
  const fault = (column: PastedColumn, value: string, name: PastedFault['fault'] | undefined | false): PastedFault[] =>
    name ? [{ row, column, fault: name, value: value.slice(0, valueShown) }] : []
  return [
    ...fault('title', title, title === '' ? 'empty' : title.length > titleAtMost && 'too-long'),
    ...fault('qty', qty, qty !== '' && qtyFault(qty)),
    ...fault('unit', unit, unit !== '' && !unitFrom(unit) && 'unit'),
    ...fault('unit_price', price, price !== '' && priceFault(price)),
  ]
}

type Pasted = { lines: LineDraft[]; faults: PastedFault[] }
type Given = { language: Locale; items: StandardItem[] }

/**
 * Parses pasted rows as lines: title, quantity, unit, unit price; all of them or, if any cell is invalid, none. A heading
 * row is skipped, and defaults are one piece without price. If a title equals that of a standard item, its translations
 * are copied.
 */
export function pastedLines(text: string, { language, items }: Given): Pasted {
  const rows = cellsOf(text).map((cells, index) => ({ cells, row: index + 1 }))
  const filled = rows.filter(({ cells }) => cells.some(Boolean))
  const body = filled.slice(filled[0] && isHeading(filled[0].cells) ? 1 : 0)
  const faults = body.flatMap(({ cells, row }) => faultsOfRow(cells, row))
  if (faults.length > 0) return { lines: [], faults }
  const lines = body.map(({ cells: [title = '', qty = '', named = '', price = ''] }) => {
    const item = items.find((one) => plain(one.title[language] ?? '') === plain(title))
    return {
      ...newLine(unitFrom(named) ?? item?.unit),
      title: { ...inEachLanguage(item?.title), [language]: title },
      description: inEachLanguage(item?.description),
      qty: qty || '1',
      unit_price: price,
    }
  })
  return { lines, faults }
}

/** The languages in which pasted lines have not been written yet. */
export function languagesLeft(lines: LineDraft[]): Locale[] {
  return locales.filter((locale) => lines.some(({ title }) => title[locale] === ''))
}
