import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { languageTags, locales } from './locales.ts'
import { dollars, flag, line, picture } from './wire.ts'

export const searchKinds = ['products', 'services', 'projects', 'posts', 'districts'] as const
export type SearchKind = (typeof searchKinds)[number]

const tags = Object.values(languageTags)

const searchItem = z.object({
  _id: z.string().meta({ description: 'Of a district its key' }),
  title: z.string(),
  langs: z
    .object({ title: z.enum(tags), summary: z.enum(tags) })
    .partial()
    .optional()
    .meta({ description: 'Of those texts that are missing in the language asked for' }),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])).meta({ description: 'What matched, from and to' }),
  slug: z.string(),
  summary: z.string(),
  picture: picture.nullable(),
  price: z.object({ from: dollars, original: dollars, is_range: z.boolean() }).nullable(),
  count: z.number().int().nullable().meta({ description: 'Projects in a district' }),
})
export type SearchItem = z.output<typeof searchItem>

export const searchEverything = endpoint('GET', '/search', {
  summary: 'Searches products, services, projects, posts and districts; results are grouped, with the best first.',
  access: 'anyone',
  rate: 'search',
  shared: true,
  query: z.object({
    keyword: line(100).min(1),
    locale: z.enum(locales).default('zh'),
    per_group: z.coerce.number().int().min(1).max(24).default(6),
    is_noted: flag.default(false).meta({ description: 'Whether staff shall know where nothing was found' }),
  }),
  response: z.object({
    data: z.object({
      keyword: z.string(),
      corrected_keyword: z.string().nullable(),
      groups: z.array(z.object({ kind: z.enum(searchKinds), total: z.number().int(), items: z.array(searchItem) })),
      variants: z.array(z.string()).meta({ description: 'Where nothing was found: parts of the keyword that are' }),
      popular: z.array(z.string()),
    }),
  }),
  errors: [],
})
