import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { staff, type StaffPermission } from './permissions.ts'
import { instant, line, listOf, oneOf, pageQuery } from '../wire.ts'

const emptySearch = z.object({
  _id: z.string(),
  keyword: z.string(),
  locale: z.enum(locales),
  searches: z.number().int().meta({ description: 'Pages of results that were made for it' }),
  last_at: instant,
})

export const listEmptySearches = endpoint('GET', '/admin/empty-searches/all', {
  summary: 'Searches without results, latest first; synonyms are part of the configuration.',
  access: staff('configuration.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), locale: z.enum(locales).optional() }),
  response: listOf(emptySearch),
  errors: [],
})

/** What the back-office search finds, in display order, and who may see it. */
export const officeSearchKinds = {
  order: 'orders.read',
  renovation: 'renovations.read',
  enquiry: 'enquiries.read',
  customer: 'customers.read',
  product: 'products.read',
  campaign: 'promotions.read',
  page: 'words.read',
  post: 'words.read',
  project: 'words.read',
} as const satisfies Record<string, StaffPermission>
export type OfficeSearchKind = keyof typeof officeSearchKinds

/** How many of each kind are found; all are in the lists. */
export const foundAtMost = 5

export const searchOffice = endpoint('GET', '/admin/search', {
  summary:
    'Searches orders, renovations, enquiries, customers, products, campaigns and texts by any part of their names, numbers and addresses; at most five of each kind, as far as the caller may see them. A single letter finds nothing, a single Chinese character does.',
  access: staff('self'),
  rate: 'read',
  query: z.object({ q: line(100).min(1) }),
  response: oneOf(
    z.array(
      z.object({
        kind: z.enum(Object.keys(officeSearchKinds) as [OfficeSearchKind, ...OfficeSearchKind[]]),
        _id: z.string(),
        title: z.string().meta({ description: 'In the language of the caller, if it has one there' }),
        detail: z.string(),
        at: instant.nullable().meta({ description: 'When it was made; of a piece, when it came into the shop' }),
        is_active: z.boolean().meta({
          description: 'Of a campaign, whether it is switched on; of an order or a piece, whether it is not archived',
        }),
      }),
    ),
  ),
  errors: [],
})
