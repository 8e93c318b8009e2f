import { z } from 'zod'
import { lineInWords, linesOfGroupAtMost, lineKind, textInWords, writtenLine } from './quotation-content.ts'
import { day, dollars, id, words } from './wire.ts'

/** Why a contract changes. `PROVISIONAL` sets the final price of a provisional line, `SETTLEMENT` ends the contract. */
export const variationCauses = ['CLIENT', 'SITE', 'STUDIO', 'PROVISIONAL', 'SETTLEMENT'] as const

/** `OLD`: was agreed and is removed; `NEW`: is added. */
export const variationSigns = ['OLD', 'NEW'] as const

/** The kinds of lines in a variation: none that is left to be chosen or settled later. */
export const variationLineKinds = ['WORK', 'INCLUDED', 'CUSTOMER_SUPPLY'] as const

export const variationDays = { least: -60, most: 120 } as const

export const writtenVariationLine = writtenLine.omit({ set: true, is_default: true }).extend({
  sign: z.enum(variationSigns),
  kind: z.enum(variationLineKinds),
})
export type WrittenVariationLine = z.output<typeof writtenVariationLine>

/** A variation as staff enter it. The server adds the line that a `PROVISIONAL` or `SETTLEMENT` removes. */
export const writtenVariation = z.strictObject({
  title: lineInWords(120),
  reason: textInWords(600).meta({ description: 'Why it is needed, for the client to read' }),
  cause: z.enum(variationCauses),
  lines: z.array(writtenVariationLine).max(linesOfGroupAtMost),
  days: z
    .number()
    .int()
    .min(variationDays.least)
    .max(variationDays.most)
    .meta({ description: 'Working days by which the agreed end moves' }),
  provisional_key: id.nullable().meta({ description: 'Of `PROVISIONAL`: the line of the quotation that it settles' }),
  pays_with: id
    .nullable()
    .meta({ description: 'The instalment that a positive amount is added to; null: one of its own' }),
})
export type WrittenVariation = z.output<typeof writtenVariation>

export const variationLine = writtenVariationLine.extend({
  key: id,
  kind: lineKind,
  unit_price: dollars,
  amount: dollars.meta({ description: 'Above 0 whatever the sign' }),
})
export type VariationLine = z.output<typeof variationLine>

/**
 * The whole document by which both sides change a contract. It never changes once sent. `content_hash` is the SHA-256
 * (hex) of its canonical JSON (RFC 8785).
 */
export const variationContent = writtenVariation.omit({ pays_with: true }).extend({
  number: z.string().meta({ description: 'VO-1, VO-2, … of the renovation' }),
  contract: z.string().meta({ description: 'The quotation that it changes: QT-…, with its version' }),
  lines: z.array(variationLine),
  amount: dollars.meta({ description: 'What is new less what is taken out; below 0 where the contract gets cheaper' }),
  pays_with: z
    .strictObject({ instalment_id: id, number: z.number().int(), title: words })
    .nullable()
    .meta({ description: 'The instalment that a positive amount is added to' }),
  valid_until: day.nullable().meta({ description: 'Open until the end of that day in Hong Kong' }),
})
export type VariationContent = z.output<typeof variationContent>
