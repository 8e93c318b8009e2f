import { z } from 'zod'
import {
  dimensionNames,
  dimensionRange,
  productNumbers,
  productTextNames,
  productTexts,
} from '@fitout/contract/product-fields.ts'
import { attributeNames } from '@fitout/contract/products.ts'
import { productStatuses } from '@fitout/contract/staff/products.ts'
import { line, text } from '@fitout/contract/wire.ts'
import { codeIn, type ValueWords, valueWords } from '../../http/file-values.ts'

const languages = ['zh', 'cn', 'en'] as const
const inEach = (name: string, schema: z.ZodType<string>) => languages.map((one) => [`${name}_${one}`, schema] as const)

/** A code, or its word in any language: an export has that of its reader. */
const codeOf = <const Code extends string>(codes: readonly Code[], words: ValueWords) =>
  z
    .string()
    .transform((cell) => codeIn(words, cell))
    .pipe(z.enum(codes))
/** A plain number; formatted ones such as `1,280` or `HK$5` are rejected. */
const number = (schema: z.ZodNumber) =>
  z
    .string()
    .transform((cell) => (/^-?\d{1,12}(\.\d{1,6})?$/.test(cell.trim()) ? Number(cell) : cell))
    .pipe(schema)
const whole = ({ least, most }: { least: number; most: number }) => number(z.number().int().min(least).max(most))
const list = z
  .string()
  .transform((cell) =>
    cell
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .pipe(z.array(line(120)).max(50))

const keyOfProduct = line(120, 1).refine((key) => /^[\p{L}\p{N}][\p{L}\p{N}-]*$/u.test(key), {
  params: { code: 'invalid' },
})
const skuOfVariant = line(64, 1).refine((sku) => /^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u.test(sku), {
  params: { code: 'invalid' },
})
/** Hong Kong time, such as `2026-12-01 09:30`; kept with its seconds. */
const moment = z
  .string()
  .transform((cell) => cell.trim().replace('T', ' '))
  .refine((cell) => /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/.test(cell) && isMoment(cell), {
    params: { code: 'date-format' },
  })
  .transform((cell) => `${cell}${' 00:00:00'.slice(cell.length - 10)}`)

const money = number(z.number().min(0).max(1_000_000_000).multipleOf(0.01))

/** The columns whose codes an export writes as words. */
export const codeColumns = {
  kind: valueWords('productKind'),
  status: valueWords('productStatus'),
  variant_status: valueWords('variantStatus'),
} as const

/** Columns of the product; they may be empty below its first row. */
export const productColumns: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['kind', codeOf(['GOODS', 'SERVICE'], codeColumns.kind)],
  ['status', codeOf(productStatuses, codeColumns.status)],
  ...productTextNames.flatMap((name) => {
    const { isLine, longest } = productTexts[name]
    return inEach(name, isLine ? line(longest) : text(longest))
  }),
  ['tags', list],
  ['categories', list],
  ['lead_time_days', whole(productNumbers.lead_time_days)],
  ...dimensionNames.map((side) => [side, whole(dimensionRange)] as const),
])

export const variantColumns: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['variant_status', codeOf(['ACTIVE', 'INACTIVE'], codeColumns.variant_status)],
  ...inEach('variant', line(200)),
  ...attributeNames.map((name) => [name, line(60)] as const),
  ['price', money],
  ['sale_percent', whole({ least: 0, most: 99 })],
  ['sale_starts_at', moment],
  ['sale_ends_at', moment],
  ...dimensionNames.map((side) => [`variant_${side}`, whole(dimensionRange)] as const),
  ['parcel_grams', whole({ least: 1, most: 10_000_000 })],
  ['parcel_length_mm', whole(dimensionRange)],
  ['parcel_width_mm', whole(dimensionRange)],
  ['parcel_height_mm', whole(dimensionRange)],
])

export const keyColumns: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['product', keyOfProduct],
  ['sku', skuOfVariant],
])

/** Version of the product and of the variant when the file was exported. */
export const versionColumns: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['product_version', line(20)],
  ['variant_version', line(20)],
])

export const unitsOnShelf = whole({ least: 0, most: 1_000_000 })

function isMoment(cell: string): boolean {
  const [day = '', time = '00:00'] = cell.split(' ')
  const found = new Date(`${day}T${time}Z`)
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(day)
}

/** `stock_kwun-tong`: the free units in that warehouse. */
export const stockPrefix = 'stock_'
/** `exported_stock_kwun-tong`: the same at the time of the export; sales since then make it stale. */
export const exportedStockPrefix = `exported_${stockPrefix}`
