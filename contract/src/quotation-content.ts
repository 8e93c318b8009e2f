import { z } from 'zod'
import { planRow } from './instalments.ts'
import { keysOf, roomTypes } from './project-options.ts'
import { quotationGroups, quotationLineKinds, quotationTerms, quotationUnits } from './quotation-options.ts'
import { day, dollars, id, line, text } from './wire.ts'

/** The content of a quotation: the document that both sides sign, in all its languages. */

export const groupsAtMost = quotationGroups.length
export const linesOfGroupAtMost = 80
export const linesAtMost = 500

/** One line of text in up to three languages. */
export function lineInWords(maximum: number) {
  const one = line(maximum).optional()
  return z.strictObject({ en: one, zh: one, cn: one })
}

/** Several lines of text in up to three languages. */
export function textInWords(maximum: number) {
  const one = text(maximum).optional()
  return z.strictObject({ en: one, zh: one, cn: one })
}

/** At most two decimals; the maximum is that of one line. */
const price = dollars
  .min(0)
  .max(1_000_000)
  .refine((value) => hasDecimals(value, 2), { params: { code: 'invalid' } })

function hasDecimals(value: number, most: number): boolean {
  return Math.abs(value * 10 ** most - Math.round(value * 10 ** most)) < 1e-6
}

export const groupKey = z.enum(keysOf(quotationGroups))
export const unitKey = z.enum(keysOf(quotationUnits))
export const lineKind = z.enum(keysOf(quotationLineKinds))

/** A line as staff enter it. Amounts are computed by the server only. */
export const writtenLine = z.strictObject({
  key: id.optional().meta({ description: 'The same through all versions; a new line gets one where it has none' }),
  kind: lineKind,
  title: lineInWords(120),
  description: textInWords(600).default({}),
  material: lineInWords(200).default({}),
  room: z.enum(keysOf(roomTypes)).nullable().default(null),
  qty: z
    .number()
    .min(0.001)
    .max(100_000)
    .refine((value) => hasDecimals(value, 3), { params: { code: 'invalid' } })
    .meta({ description: 'At most three decimals' }),
  unit: unitKey,
  unit_price: price.meta({ description: 'Hong Kong dollars; 0 where the line is included or supplied by the client' }),
  set: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/)
    .nullable()
    .default(null)
    .meta({ description: 'Of an option: of those with the same one exactly one is chosen' }),
  is_default: z.boolean().default(false).meta({ description: 'Of an option: chosen until another is' }),
})
export type WrittenLine = z.output<typeof writtenLine>
/** The lines of a draft, each with its key. */
export type WrittenLines = (WrittenLine & { key: string })[]

export const quotationLine = writtenLine.extend({ key: id, amount: dollars })
export type QuotationLine = z.output<typeof quotationLine>

export const quotationGroup = z.strictObject({
  key: groupKey,
  title: lineInWords(120),
  lines: z.array(quotationLine),
  subtotal: dollars.meta({ description: 'Of the lines that count, options left out' }),
})
export type QuotationGroup = z.output<typeof quotationGroup>

export const stageKey = z.string().regex(/^[a-z0-9-]{1,40}$/)

const rate = z.strictObject({ title: lineInWords(120), unit: unitKey, unit_price: price })
const terms = Object.fromEntries(keysOf(quotationTerms).map((key) => [key, textInWords(2000).default({})])) as Record<
  (typeof quotationTerms)[number]['key'],
  z.ZodDefault<ReturnType<typeof textInWords>>
>

/** Everything staff enter besides the groups. It is saved as one. */
export const writtenHead = z.strictObject({
  discount: z
    .strictObject({ amount: dollars.min(0).max(10_000_000), reason: lineInWords(200) })
    .nullable()
    .meta({ description: 'On the whole, at most the subtotal' }),
  exclusions: z.array(lineInWords(200)).max(40).meta({ description: 'What is not in the price' }),
  terms: z.strictObject(terms),
  rates: z.array(rate).max(40).meta({ description: 'Unit prices that hold for variations' }),
  delay_per_day: dollars.min(0).max(100_000).meta({ description: 'What the studio owes for a working day of delay' }),
  delay_cap: z.number().int().min(0).max(10_000).meta({ description: 'Hundredths of a percent of the total' }),
  plan: z.array(planRow.extend({ title: lineInWords(120) })).max(12),
  start: day.nullable().meta({ description: 'First working day' }),
  working_days: z.number().int().min(1).max(400).nullable(),
  stages: z
    .array(
      z.strictObject({
        key: stageKey,
        title: lineInWords(120),
        weight: z.number().int().min(1).max(100),
        planned_start: day,
        working_days: z.number().int().min(1).max(120),
      }),
    )
    .max(30),
  warranties: z.array(z.strictObject({ title: lineInWords(120), months: z.number().int().min(1).max(120) })).max(20),
  cooling_off_days: z.number().int().min(0).max(30),
  cooling_off_reason: lineInWords(200).meta({ description: 'Read by the client; needed where there are 0 days' }),
})
export type WrittenHead = z.output<typeof writtenHead>

const plannedStage = writtenHead.shape.stages.element.extend({ planned_end: day.nullable() })

export const quotationTotals = z.strictObject({
  subtotal: dollars.meta({ description: 'Sum of the lines that count' }),
  options_total: dollars.meta({ description: 'Sum of all options; no part of the total' }),
  provisional_total: dollars.meta({ description: 'The part of the subtotal that is provisional' }),
  total: dollars.meta({ description: 'Subtotal less discount' }),
})
export type QuotationTotals = z.output<typeof quotationTotals>

/**
 * The whole document. It never changes once the version is sent. `content_hash` is the SHA-256 (hex) of its canonical
 * JSON (RFC 8785).
 */
export const quotationContent = writtenHead.omit({ stages: true }).extend({
  number: z.string().meta({ description: 'QT-…, of all versions' }),
  version: z.number().int(),
  valid_until: day.nullable().meta({ description: 'Open until the end of that day in Hong Kong' }),
  groups: z.array(quotationGroup),
  stages: z.array(plannedStage),
  work_days: z.enum(['MON_FRI', 'MON_SAT']),
  end: day.nullable().meta({ description: 'Last working day' }),
  ...quotationTotals.shape,
})
export type QuotationContent = z.output<typeof quotationContent>
