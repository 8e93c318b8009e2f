import { z } from 'zod'
import { district } from '../appointments.ts'
import { locales } from '../locales.ts'
import { day, flag, line } from '../wire.ts'

const dollarsAtMost = 100_000_000
const wholeDollars = z.coerce.number().int().min(0).max(dollarsAtMost)

export const tag = line(40, 1)

/** The customer filters, shared by the screen, its counts, exports, segments and mailings. */
export const customerFilters = {
  q: line(100).optional().meta({
    description:
      'Part of a name, email or telephone number. In a list, what thousands have is looked for in its first 20,000 rows; with a filter that more than 10,000 fit, in the first 40,000',
  }),
  has_ordered: flag.optional(),
  has_points: flag.optional(),
  tag: tag.optional(),
  level: line(60, 1).optional().meta({ description: 'The slug of a level of membership' }),
  language: z.enum(locales).optional(),
  district: district.optional().meta({ description: 'Of the saved address, of an order or of a renovation' }),
  has_renovation: flag.optional(),
  takes_mail: flag.optional().meta({ description: 'Whether a newsletter may be sent to the customer by mail' }),
  spent_at_least: wholeDollars.optional().meta({ description: 'In whole dollars, within the period if one is given' }),
  spent_at_most: wholeDollars.optional().meta({ description: 'The same; who spent nothing is found too' }),
  spent_from: day.optional().meta({ description: 'Begin of the period in which it was paid' }),
  spent_until: day.optional().meta({ description: 'Last day of that period' }),
  last_order_from: day.optional().meta({ description: 'The last order was placed on that day or later' }),
  last_order_until: day.optional().meta({ description: 'The last order was placed on that day or before' }),
}

const customerFilter = z.strictObject(customerFilters)
export type CustomerFilter = z.output<typeof customerFilter>

/** A filter as stored: the query parameters by name. */
export type KeptFilter = Record<string, string>

/**
 * Parses a stored filter; undefined if this release does not know it, since ignoring a part would match too many
 * customers.
 */
export function readCustomerFilter(kept: KeptFilter): CustomerFilter | undefined {
  return customerFilter.safeParse(kept).data
}
