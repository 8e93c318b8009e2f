import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { locales } from './locales.ts'
import { instant, oneOf } from './wire.ts'

/** The version of the consent wording in all languages: the day it was written. A test compares it with the messages. */
export const portfolioWordingVersion = '2026-11-26'

const consent = z.object({
  is_agreed: z.boolean(),
  changed_at: instant.nullable().meta({ description: 'Null if not decided yet' }),
  can_agree: z.boolean().meta({ description: 'Whether the home is handed over, so that it can be shown' }),
  wording_version: z.string(),
})

export const showPortfolioConsent = endpoint('GET', '/renovations/:id/portfolio-consent', {
  summary: 'Whether the client agreed that the renovation is shown in the portfolio.',
  access: 'registered',
  rate: 'read',
  response: oneOf(consent),
  errors: ['renovation-not-found'],
})

export const givePortfolioConsent = endpoint('PUT', '/renovations/:id/portfolio-consent', {
  summary:
    "Gives or withdraws the client's consent to showing pictures and facts of the home in the portfolio, without name and address. After a withdrawal the project is hidden immediately and its draft is deleted.",
  access: 'registered',
  rate: 'write',
  body: z.strictObject({
    is_agreed: z.boolean(),
    wording_version: z.string().max(40).meta({ description: 'Of the sentence that was shown' }),
    language: z.enum(locales).optional().meta({ description: 'In which it was read' }),
  }),
  response: oneOf(consent),
  errors: ['renovation-not-found', 'not-allowed', 'illegal-transition', 'consent-wording-changed'],
})
