import { z } from 'zod'
import { maximumQuantity } from '../limits.ts'
import { dollars, id, line } from '../wire.ts'

const qty = z.int().min(1).max(maximumQuantity)

export const customTitleCharacters = 120
export const customPriceAtMost = 1_000_000

const piece = z.strictObject({ product_variant_id: id, qty })
const bookable = piece.extend({
  slot_id: id.optional().meta({ description: 'Of a service; a slot of the kind `SERVICE`' }),
})

/** The lines of an order placed by staff for a customer. */
export const staffOrderLines = {
  lines: z.array(bookable).max(50),
  custom_lines: z
    .array(
      z.strictObject({
        title: line(customTitleCharacters, 1).meta({ description: 'In the language of the order' }),
        qty,
        unit_price: dollars.min(0).max(customPriceAtMost).multipleOf(0.01),
      }),
    )
    .max(20)
    .default([])
    .meta({
      description: 'What is in no catalogue, such as work or a piece made to measure, at the price agreed for one',
    }),
}

type StaffOrderLines = { lines: readonly unknown[]; custom_lines: readonly unknown[] }

/** The new content of a placed order. */
export const orderedLines = z
  .array(
    piece.extend({
      slot_id: id.optional().meta({
        description: 'Of a service: the slot in which it takes place; nothing where it keeps the time that it has',
      }),
    }),
  )
  .max(50)

export const hasLines = ({ lines, custom_lines: custom }: StaffOrderLines) => lines.length + custom.length > 0
export const linesRequired = { path: ['lines'], params: { code: 'required' } }
