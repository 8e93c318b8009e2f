import { z } from 'zod'
import { variationCauses } from './variation-content.ts'
import { day, dollars, id, instant, words } from './wire.ts'

export const variationStatuses = ['DRAFT', 'SENT', 'APPROVED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const
export type VariationStatus = (typeof variationStatuses)[number]

/** The state of a variation, apart from its content. */
export const variationHead = z.object({
  _id: id,
  number: z.string(),
  title: words,
  status: z.enum(variationStatuses),
  cause: z.enum(variationCauses),
  amount: dollars,
  days: z.number().int().meta({ description: 'Working days by which the agreed end moves' }),
  valid_until: day.nullable(),
  content_hash: z.string().nullable(),
  sent_at: instant.nullable(),
  decided_at: instant.nullable(),
  reason: z.string().nullable().meta({ description: 'Why it was declined or withdrawn' }),
  typed_name: z.string().nullable().meta({ description: 'Under an approval' }),
})
export type VariationHead = z.input<typeof variationHead>
