import { z } from 'zod'
import { keysOf } from '../project-options.ts'
import { quotationGroups, quotationLineKinds, quotationTerms, quotationUnits } from '../quotation-options.ts'
import { dollars } from '../wire.ts'
import { paragraphs, localisedLine, sentences } from './written-texts.ts'

/** Templates for quotations. Changing them does not affect quotations that were already begun. */

const unit = z.enum(keysOf(quotationUnits))
const price = dollars
  .min(0)
  .max(1_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { params: { code: 'invalid' } })

const kindsWithoutPrice: ReadonlySet<string> = new Set(['INCLUDED', 'CUSTOMER_SUPPLY'])

const quotationItem = z
  .object({
    title: localisedLine(120),
    description: sentences(600).meta({ look: 'sentences', description: 'What is included' }),
    kind: z.enum(keysOf(quotationLineKinds)),
    unit,
    unit_price: price.meta({ description: 'Indicative' }),
  })
  .refine(({ kind, unit_price }) => unit_price === 0 || !kindsWithoutPrice.has(kind), {
    path: ['unit_price'],
    params: { code: 'too-big' },
  })

const groupKey = z.enum(keysOf(quotationGroups))
export type QuotationGroupKey = z.infer<typeof groupKey>

/** The standard items of each trade, from which lines are made. */
export const quotationItems = z.object({ groups: z.record(groupKey, z.array(quotationItem).max(80)) })
export type QuotationItems = z.infer<typeof quotationItems>

const termKey = z.enum(keysOf(quotationTerms))

/** What is written besides the lines of a quotation, in the form that a draft copies. */
export const quotationTemplates = z.object({
  terms: z.record(termKey, paragraphs(2000)),
  exclusions: z.array(localisedLine(200)).min(1).max(40).meta({ description: 'What is not in the price' }),
  rates: z
    .array(z.object({ title: localisedLine(120), unit, unit_price: price }))
    .max(40)
    .meta({ description: 'Unit prices that hold for variations' }),
  delay_per_day: dollars.min(0).max(100_000).meta({ description: 'What the studio owes for a working day of delay' }),
  delay_cap: z
    .number()
    .int()
    .min(0)
    .max(10_000)
    .meta({ look: 'percent', description: 'Hundredths of a percent of the total' }),
  warranties: z
    .array(z.object({ title: localisedLine(120), months: z.number().int().min(1).max(120) }))
    .min(1)
    .max(20),
  cooling_off_days: z.number().int().min(1).max(30),
})
