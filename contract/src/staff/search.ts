import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { staff } from './permissions.ts'
import { instant, listOf, pageQuery } from '../wire.ts'

const emptySearch = z.object({
  _id: z.string(),
  keyword: z.string(),
  locale: z.enum(locales),
  searches: z.number().int().meta({ description: 'Pages of results that were made for it' }),
  last_at: instant,
})

export const listEmptySearches = endpoint('GET', '/admin/empty-searches/all', {
  summary: 'What was searched for and not found, the latest first; synonyms are part of the configuration.',
  access: staff('configuration.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), locale: z.enum(locales).optional() }),
  response: listOf(emptySearch),
  errors: [],
})
