import type { Locale, Words } from '@fitout/contract/locales.ts'
import { slugOf } from '@fitout/contract/formats.ts'
import { type ImportFault, faultAt, type SourceRow } from './import-records.ts'

/** A picture as a file names it: an address, or the name of a file. */
export type NamedPicture = { address: string; alt: string; at: SourceRow; column: string }

/** What a column of the shop's own product file is called in the file of the other shop, so that faults name that. */
export type ColumnNames = Record<string, string>

export type ReadVariant = {
  at: SourceRow
  sku: string
  title: Words
  /** As it is written: what is no number is a fault of its cell. */
  price: string
  salePercent: number
  saleFrom?: string
  saleUntil?: string
  stock?: string | undefined
  isActive: boolean
  picture?: string | undefined
  grams?: string | undefined
  lengthMm?: string | undefined
  widthMm?: string | undefined
  heightMm?: string | undefined
}

/** A product as another shop has it, in the words of none. */
export type ReadProduct = {
  key: string
  at: SourceRow
  title: Words
  summary: Words
  description: Words
  tags: string[]
  /** Each from the top down: `['Furniture', 'Sofas']`. */
  categories: string[][]
  /** Whether its shop showed it. */
  isShown: boolean
  pictures: NamedPicture[]
  oldPaths: string[]
  variants: ReadVariant[]
  columns: ColumnNames
  faults: ImportFault[]
}

export type ReadingOptions = { language: Locale }

/** The key of a product in this shop: as in an address, without anything else. */
export function productKey(text: string): string {
  return slugOf(text).slice(0, 120)
}

/** A SKU of those signs that one may have. */
export function skuOf(...parts: string[]): string {
  return parts
    .map((part) =>
      part
        .normalize('NFC')
        .replace(/[^\p{L}\p{N}._/-]+/gu, '-')
        .replace(/^[^\p{L}\p{N}]+|-+$/gu, ''),
    )
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 64)
}

/** A number as another shop writes it: without its zeros of decimals, and without thousands' commas. */
export function plainNumber(text: string): string {
  const plain = text
    .trim()
    .replace(/^HK\$|^\$/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
  return /^-?\d+\.\d+$/.test(plain) ? plain.replace(/\.?0+$/, '') : plain
}

const cents = (text: string) => (/^\d{1,10}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined)

/**
 * A price and what was asked before it: a sale here is a whole percentage. Where none gives that price to the cent, the
 * price that is asked counts, and the one before is passed over.
 */
export function priceOf(
  row: SourceRow,
  { price, before, column }: { price: string; before: string; column: string },
): { price: string; salePercent: number; faults: ImportFault[] } {
  const [now, full] = [cents(plainNumber(price)), cents(plainNumber(before))]
  const asked = { price: plainNumber(price), salePercent: 0, faults: [] }
  if (now === undefined || full === undefined || full <= now) return asked
  const salePercent = Math.round(100 * (1 - now / full))
  const isExact = salePercent <= 99 && full - Math.round((full * salePercent) / 100) === now
  if (isExact) return { price: plainNumber(before), salePercent, faults: [] }
  return { ...asked, faults: [faultAt(row, column, 'not-whole-percent', { value: before, isPassedOver: true })] }
}

/** Units that are free: another shop may have sold more than it had. */
export function unitsOf(text: string): string | undefined {
  const plain = plainNumber(text)
  if (plain === '') return undefined
  return /^-\d+$/.test(plain) ? '0' : plain
}

/** A measure in millimetres; what is no number stays as it is written. */
export function inMillimetres(text: string, factor: number): string | undefined {
  const plain = plainNumber(text)
  if (plain === '' || Number(plain) === 0) return undefined
  return Number.isFinite(Number(plain)) ? String(Math.round(Number(plain) * factor)) : plain
}

/** Parts of a cell between commas, of which a backslash keeps one. */
export function listIn(text: string, separator = ','): string[] {
  return text
    .split(new RegExp(String.raw`(?<!\\)${separator}`))
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '')
}

/** `Furniture > Sofas` from the top down. */
export function pathIn(text: string): string[] {
  return text
    .split('>')
    .map((part) => part.trim().slice(0, 100))
    .filter((part) => part !== '')
}

/** The name of the file at the end of an address, as its owner has it on disk. */
export function fileNameOf(address: string): string {
  const path = address.split(/[?#]/)[0] ?? ''
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}
