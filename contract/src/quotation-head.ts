import { z } from 'zod'
import { locales } from './locales.ts'
import { day, dollars, id, instant } from './wire.ts'

export const quotationStatuses = [
  'DRAFT',
  'SENT',
  'ACCEPTED',
  'DECLINED',
  'WITHDRAWN',
  'SUPERSEDED',
  'EXPIRED',
  'CANCELLED',
] as const
export type QuotationStatus = (typeof quotationStatuses)[number]

/** The state of a version, apart from its content. */
export const quotationHead = z.object({
  _id: id,
  number: z.string(),
  version: z.number().int(),
  status: z.enum(quotationStatuses),
  total: dollars,
  valid_until: day.nullable(),
  content_hash: z.string().nullable(),
  sent_at: instant.nullable(),
  decided_at: instant.nullable().meta({ description: 'When it was accepted, declined, withdrawn, replaced or ended' }),
  reason: z.string().nullable().meta({ description: 'Why it was declined, withdrawn or cancelled' }),
  acceptance: z
    .object({
      typed_name: z.string(),
      at: instant,
      on_paper: day.nullable().meta({ description: 'The day of the signature on paper' }),
      options: z.array(id),
      accepted_total: dollars,
      language: z.enum(locales),
      cooling_off_until: day.nullable().meta({ description: 'The last day of the cooling-off' }),
      is_early_start: z.boolean(),
    })
    .nullable(),
})
export type QuotationHead = z.input<typeof quotationHead>
