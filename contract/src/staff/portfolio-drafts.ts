import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, oneOf } from '../wire.ts'
import { staff } from './permissions.ts'

/** The maximum of a project. */
export const portfolioPicturesAtMost = 60
export const portfolioComparisonsAtMost = 12

const portfolioDraft = z.object({
  is_agreed: z.boolean().meta({ description: "The client's consent" }),
  agreed_at: instant.nullable(),
  project_id: id.nullable().meta({ description: 'The project that was begun from it' }),
  can_begin: z.boolean().meta({ description: 'Whether the home is handed over, agreed to and not begun yet' }),
  pictures: z
    .array(
      z.object({
        _id: id,
        report_id: id.nullable().meta({ description: 'Of a site report; else a shared file of the renovation' }),
        title: z.string(),
        day: day.nullable(),
      }),
    )
    .meta({ description: 'What members see too: of published reports, the oldest first, then shared files' }),
})

export const showPortfolioDraft = endpoint('GET', '/admin/renovations/:id/portfolio-draft', {
  summary: 'Whether a renovation may be shown in the portfolio, and the pictures to choose from.',
  access: staff('renovations.publish'),
  rate: 'read',
  response: oneOf(portfolioDraft),
  errors: ['renovation-not-found'],
})

export const beginPortfolioDraft = endpoint('POST', '/admin/renovations/:id/portfolio-draft', {
  summary:
    "Starts a portfolio project as a draft from a renovation that was handed over, with the client's consent: with the chosen pictures, its facts and works, and nothing that identifies a person.",
  access: staff('renovations.publish'),
  rate: 'write',
  body: z.strictObject({
    picture_ids: z.array(id).min(1).max(portfolioPicturesAtMost).meta({ description: 'The first is the cover' }),
    comparisons: z
      .array(z.strictObject({ before_id: id, after_id: id }))
      .max(portfolioComparisonsAtMost)
      .default([]),
  }),
  response: oneOf(portfolioDraft),
  errors: ['renovation-not-found', 'file-not-found', 'draft-exists', 'illegal-transition'],
})
