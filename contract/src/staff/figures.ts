import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, dollars, oneOf } from '../wire.ts'
import { staff } from './permissions.ts'

/** The sales funnel, as far as it can be counted without identifying visitors. */
export const funnelSteps = ['visits', 'pieces', 'booking-form', 'checkout', 'orders', 'paid'] as const

const worksSteps = ['enquiries', 'answered', 'quoted', 'contracts'] as const

/** The columns of each table besides the name; the first sorts it. `_before` refers to the previous period. */
export const figureTables = {
  sources: ['visits', 'visits_before'],
  links: ['visits', 'visits_before'],
  'best-sellers': ['units', 'takings', 'units_before', 'takings_before'],
  'looked-at': ['views', 'units', 'views_before'],
  searches: ['searches', 'searches_before'],
  'empty-searches': ['searches', 'searches_before'],
  offers: ['orders', 'discount', 'takings', 'orders_before'],
  /** By way of payment; the rows add up to the takings. */
  channels: ['takings', 'orders', 'takings_before', 'orders_before'],
  projects: ['views', 'views_before'],
  stock: ['days_left', 'available', 'units'],
} as const
export type FigureTable = keyof typeof figureTables
export const figureTableNames = Object.keys(figureTables) as [FigureTable, ...FigureTable[]]
export const figureColumns = [...new Set(Object.values(figureTables).flat())] as [FigureColumn, ...FigureColumn[]]
export type FigureColumn = (typeof figureTables)[FigureTable][number]

const period = z.object({ from: day, until: day })
export const periodDaysAtMost = 366
const asked = {
  from: day.meta({ description: 'The first day, in Hong Kong' }),
  until: day.meta({ description: `The last day; at most ${periodDaysAtMost} days` }),
}

const counted = z.object({ count: z.int(), before: z.int() })
const money = z.object({ amount: dollars, before: dollars })

export const readOverview = endpoint('GET', '/admin/figures/overview', {
  summary: 'Visits, orders, takings, refunds and enquiries of a period by day, compared with the previous period.',
  access: staff('figures.read'),
  rate: 'read',
  query: z.object(asked),
  response: oneOf(
    z.object({
      before: period,
      counts_visits: z.boolean().meta({ description: 'False where the studio has switched counting off' }),
      funnel: z
        .array(counted.extend({ step: z.enum(funnelSteps) }))
        .meta({ description: 'The way of customers through the shop, without orders placed by staff' }),
      orders: counted.meta({ description: 'Of customers, and of staff for them' }),
      takings: money.meta({ description: 'Of orders paid in the period' }),
      given_back: money.meta({ description: 'Refunds that were approved in the period' }),
      works: z
        .array(
          counted.extend({ step: z.enum(worksSteps), value: dollars.nullable(), value_before: dollars.nullable() }),
        )
        .meta({ description: 'What became of the enquiries of the period' }),
      hours_to_answer: z
        .object({ median: z.number().nullable(), before: z.number().nullable() })
        .meta({ description: 'Of enquiries of the period that were answered' }),
      days: z
        .array(
          z.object({
            day,
            visits: z.int(),
            orders: z.int(),
            takings: dollars,
            given_back: dollars,
            enquiries: z.int(),
          }),
        )
        .max(periodDaysAtMost),
    }),
  ),
  errors: [],
})

const figureRow = z.object({
  _id: z.string().meta({ description: 'Of the product, project, variant or offer; else the name itself' }),
  name: z.string().meta({ description: 'In the language of the caller' }),
  values: z.partialRecord(z.enum(figureColumns), z.number().nullable()),
})
export const figureRowsAtMost = 100

export const readFigureTable = endpoint('GET', '/admin/figures/tables/:table', {
  summary: 'The top rows of one table of figures, compared with the previous period.',
  access: staff('figures.read'),
  rate: 'read',
  query: z.object({ ...asked, rows: z.coerce.number().int().min(1).max(figureRowsAtMost).default(10) }),
  response: oneOf(z.array(figureRow).max(figureRowsAtMost)),
  errors: ['not-found'],
})

export const exportFigureTable = endpoint('GET', '/admin/figures/tables/:table/export', {
  summary: 'All rows of one table of figures as CSV.',
  access: staff('figures.read'),
  rate: 'read',
  query: z.object(asked),
  response: z.file().mime(['text/csv']),
  errors: ['not-found'],
})

const dayAndBefore = z.object({ today: z.int(), before: z.int() })

export const readToday = endpoint('GET', '/admin/figures/today', {
  summary:
    'Visits, orders, takings, refunds and enquiries of today so far, and of the same weekday last week up to the same time.',
  access: staff('figures.read'),
  rate: 'read',
  response: oneOf(
    z.object({
      visits: dayAndBefore.meta({ description: 'Last week’s are those of the whole day' }).nullable(),
      orders: dayAndBefore,
      takings: z.object({ today: dollars, before: dollars }),
      given_back: z.object({ today: dollars, before: dollars }),
      enquiries: dayAndBefore,
    }),
  ),
  errors: [],
})
