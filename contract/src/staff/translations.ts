import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { staff } from './permissions.ts'
import { instant, line, listOf, oneOf, pageQuery, text, words } from '../wire.ts'

const locale = z.enum(locales)

/** The content that is checked for missing translations. */
export const translatedKinds = ['page', 'post', 'project', 'service', 'configuration', 'product'] as const
const kind = z.enum(translatedKinds)

/** `drafted`: Simplified Chinese converted from Traditional and not yet reviewed. */
export const translationStates = ['missing', 'outdated', 'drafted'] as const

export const listTranslations = endpoint('GET', '/admin/translations/all', {
  summary: 'Texts of the shop whose translation is missing, outdated, or an unreviewed draft.',
  access: staff('words.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    locale: locale.optional(),
    kind: kind.optional(),
    state: z.enum(translationStates).optional(),
  }),
  response: listOf(
    z.object({
      _id: z.string(),
      kind,
      key: z.string(),
      title: words.meta({ description: 'Of the page, article or piece that the text is part of' }),
      place: z.string().meta({ description: 'Where in it, dotted' }),
      locale,
      state: z.enum(translationStates),
      source: z.string(),
      translation: z.string(),
      since: instant.nullable(),
    }),
  ),
  errors: [],
})

export const confirmTranslation = endpoint('PUT', '/admin/translations/confirm', {
  summary: 'Confirms that a translation is still correct although its source has changed.',
  access: staff('words.write'),
  rate: 'write',
  body: z.strictObject({
    kind,
    key: line(200, 1),
    locale,
    source: text(30_000, 1),
    translation: text(30_000, 1),
  }),
  response: oneOf(z.object({ confirmed: z.literal(true) })),
  errors: ['writing-not-found'],
})
