import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { locales } from './locales.ts'
import { type ScreenKey, screenKeys } from './storefront-paths.ts'
import { line, oneOf } from './wire.ts'

/** Where a visit came from: the referring host, and the campaign parameters of the link. */
const source = z.strictObject({
  host: line(200).optional(),
  source: line(200).optional(),
  medium: line(200).optional(),
  campaign: line(200).optional(),
})

export const countView = endpoint('POST', '/views', {
  summary: 'Counts a page view; nothing about the visitor is stored.',
  access: 'anyone',
  session: 'ignored',
  rate: 'write',
  bodyMaximumBytes: 2048,
  body: z.strictObject({
    screen: z.enum(screenKeys as [ScreenKey, ...ScreenKey[]]),
    locale: z.enum(locales),
    id: line(100, 1).optional().meta({ description: 'Of the piece or project that is shown' }),
    from: source.optional().meta({ description: 'With the first screen of a visit alone' }),
    keyword: line(200).optional().meta({ description: 'What was searched for' }),
    is_found: z.boolean().optional().meta({ description: 'Whether the search found something' }),
  }),
  response: oneOf(
    z.object({
      is_counted: z
        .boolean()
        .meta({ description: 'False for programs and for visitors whose browser asks not to be counted' }),
    }),
  ),
  errors: [],
})
