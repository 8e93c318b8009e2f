import type { Locale, Words } from '@fitout/contract/locales.ts'
import { slugOf } from '@fitout/contract/formats.ts'
import { type ImportFault, faultAt, type SourceRow } from './import-records.ts'

/** A picture reference in a file: a URL or a file name. */
export type NamedPicture = { address: string; alt: string; at: SourceRow; column: string }

/** The names of our columns in the imported file, for error messages. */
export type ColumnNames = Record<string, string>

export type ReadVariant = {
  at: SourceRow
  sku: string
  title: Words
  /** Unparsed: anything that is not a number is an error of its cell. */
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

/** A product of another shop, independent of its format. */
export type ReadProduct = {
  key: string
  at: SourceRow
  title: Words
  summary: Words
  description: Words
  /** What search engines show instead of the title. */
  listingTitle?: Words
  tags: string[]
  /** Each from the top: `['Furniture', 'Sofas']`. */
  categories: string[][]
  /** Whether it was published in its shop. */
  isShown: boolean
  pictures: NamedPicture[]
  oldPaths: string[]
  variants: ReadVariant[]
  columns: ColumnNames
  faults: ImportFault[]
}

export type ReadingOptions = { language: Locale }

/** The key of a product in this shop: like a slug. */
export function productKey(text: string): string {
  return slugOf(text).slice(0, 120)
}

/** A SKU from the allowed characters. */
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

/** Normalises a number: without trailing zeros and thousands separators. */
export function plainNumber(text: string): string {
  const plain = text
    .trim()
    .replace(/^HK\$|^\$/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
  return /^-?\d+\.\d+$/.test(plain) ? plain.replace(/\.?0+$/, '') : plain
}

const cents = (text: string) => (/^\d{1,10}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined)

/**
 * A price and the price before a sale. A sale here is a whole percentage; if none yields the price to the cent, the
 * sale is dropped.
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

/** Available units; another shop may have oversold. */
export function unitsOf(text: string): string | undefined {
  const plain = plainNumber(text)
  if (plain === '') return undefined
  return /^-\d+$/.test(plain) ? '0' : plain
}

/** Converts a length to millimetres; anything that is not a number is returned unchanged. */
export function inMillimetres(text: string, factor: number): string | undefined {
  const plain = plainNumber(text)
  if (plain === '' || Number(plain) === 0) return undefined
  return Number.isFinite(Number(plain)) ? String(Math.round(Number(plain) * factor)) : plain
}

/** Splits a cell at commas, except escaped ones. */
export function listIn(text: string, separator = ','): string[] {
  return text
    .split(new RegExp(String.raw`(?<!\\)${separator}`))
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '')
}

/** Splits `Furniture > Sofas`. */
export function pathIn(text: string): string[] {
  return text
    .split('>')
    .map((part) => part.trim().slice(0, 100))
    .filter((part) => part !== '')
}

/** The file name at the end of a URL, as its owner has it on disk. */
export function fileNameOf(address: string): string {
  const path = address.split(/[?#]/)[0] ?? ''
  const name = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}
