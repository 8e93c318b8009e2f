import { z } from 'zod'
import { productStatuses } from '@fitout/contract/staff-products.ts'
import { line, text } from '@fitout/contract/wire.ts'

const languages = ['zh', 'cn', 'en'] as const
const inEach = (name: string, schema: z.ZodType<string>) => languages.map((one) => [`${name}_${one}`, schema] as const)

/** A number as a person types one; a spreadsheet's `1,280` or `HK$5` is none. */
const number = (schema: z.ZodNumber) =>
  z
    .string()
    .transform((cell) => (/^-?\d{1,12}(\.\d{1,6})?$/.test(cell.trim()) ? Number(cell) : cell))
    .pipe(schema)
const whole = (least: number, most: number) => number(z.number().int().min(least).max(most))
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
/** A moment on Hong Kong's clock, as `2026-12-01 09:30`; kept with its seconds. */
const moment = z
  .string()
  .transform((cell) => cell.trim().replace('T', ' '))
  .refine((cell) => /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/.test(cell) && isMoment(cell), {
    params: { code: 'date-format' },
  })
  .transform((cell) => `${cell}${' 00:00:00'.slice(cell.length - 10)}`)

const money = number(z.number().min(0).max(1_000_000_000).multipleOf(0.01))

/** Columns that say something of the product; below its first row they may stay empty. */
export const productColumns: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['kind', z.enum(['GOODS', 'SERVICE'])],
  ['status', z.enum(productStatuses)],
  ...inEach('title', line(200)),
  ...inEach('summary', text(1000)),
  ...inEach('description', text(20_000)),
  ...inEach('materials', text(1000)),
  ...inEach('care', text(1000)),
  ['tags', list],
  ['categories', list],
  ['lead_time_days', whole(0, 730)],
  ['width_mm', whole(1, 100_000)],
  ['depth_mm', whole(1, 100_000)],
  ['height_mm', whole(1, 100_000)],
])

export const variantColumns: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['variant_status', z.enum(['ACTIVE', 'INACTIVE'])],
  ...inEach('variant', line(200)),
  ['colour', line(60)],
  ['material', line(60)],
  ['size', line(60)],
  ['price', money],
  ['sale_percent', whole(0, 99)],
  ['sale_starts_at', moment],
  ['sale_ends_at', moment],
  ['parcel_grams', whole(1, 10_000_000)],
  ['parcel_length_mm', whole(1, 100_000)],
  ['parcel_width_mm', whole(1, 100_000)],
  ['parcel_height_mm', whole(1, 100_000)],
])

export const keyColumns: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['product', keyOfProduct],
  ['sku', skuOfVariant],
])

export const unitsOnShelf = whole(0, 1_000_000)

function isMoment(cell: string): boolean {
  const [day = '', time = '00:00'] = cell.split(' ')
  const found = new Date(`${day}T${time}Z`)
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(day)
}

/** `stock_kwun-tong`: the units that are free on that shelf. */
export const stockPrefix = 'stock_'
