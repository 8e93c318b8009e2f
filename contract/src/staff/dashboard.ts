import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lastBackup } from './health.ts'
import { staff, type StaffPermission } from './permissions.ts'
import { dollars, id, instant, listOf, oneOf, pageQuery, words } from '../wire.ts'

/** The secrets that can be guessed. */
export const guessPurposes = ['passwords', 'staff-passwords', 'codes', 'vouchers', 'orders'] as const
export type GuessPurpose = (typeof guessPurposes)[number]

export const readFigures = endpoint('GET', '/admin/figures', {
  summary: 'The figures of the dashboard, and takings, refunds and enquiries of the last thirty days in Hong Kong.',
  access: staff('figures.read'),
  rate: 'read',
  response: oneOf(
    z.object({
      late_enquiries: z.int().meta({ description: 'Still new past the promised time' }),
      late_proofs: z
        .object({ count: z.int(), hours: z.number() })
        .meta({ description: 'Proofs of payment that have waited for a decision for more than so many hours' }),
      visits_on_closed_days: z
        .int()
        .meta({ description: 'Appointments to be confirmed on days that are closed by now' }),
      low_stock: z.int(),
      late_jobs: z
        .array(z.object({ name: z.string(), last_at: instant }))
        .meta({ description: 'Jobs that repeat by themselves and have not run when they should' }),
      backup: lastBackup,
      wrong_guesses: z
        .array(z.object({ purpose: z.enum(guessPurposes), count: z.int(), since: instant, until: instant }))
        .meta({ description: 'Far more wrong guesses than people make, within the last day' }),
      before: z
        .object({ takings: dollars, given_back: dollars, orders: z.int(), enquiries: z.int() })
        .meta({ description: 'The same of the thirty days before' }),
      days: z.array(
        z.object({
          day: z.string(),
          takings: dollars.meta({ description: 'Of orders paid on that day' }),
          given_back: dollars.meta({ description: 'Refunds that were approved on that day, of whatever order' }),
          orders: z.int().meta({ description: 'That were paid' }),
          enquiries: z.int(),
        }),
      ),
    }),
  ),
  errors: [],
})

export const listLargeHolds = endpoint('GET', '/admin/large-holds', {
  summary: 'Variants of which unpaid orders hold at least half, and at least four units; at most ten.',
  access: staff('orders.read'),
  rate: 'read',
  response: oneOf(
    z.array(
      z.object({
        _id: id,
        product_id: id,
        product_title: words,
        variant_title: words,
        held: z.int().meta({ description: 'By orders that are not paid' }),
        units: z.int().meta({ description: 'Those held and those that can be ordered' }),
        orders: z
          .array(
            z.object({
              _id: id,
              reference: z.string(),
              qty: z.int(),
              expires_at: instant.nullable().meta({ description: 'Null once a proof has come' }),
            }),
          )
          .meta({ description: 'The three that hold most' }),
      }),
    ),
  ),
  errors: [],
})

export const listLowStock = endpoint('GET', '/admin/low-stock/all', {
  summary:
    'Variants on sale that run low: at their own threshold or, without one, sold out or selling out within four weeks; ' +
    'fewest units first.',
  access: staff('products.read'),
  rate: 'read',
  query: z.object(pageQuery(50)),
  response: listOf(
    z.object({
      _id: id,
      product_id: id,
      product_title: words,
      variant_title: words,
      sku: z.string(),
      available: z.int(),
      threshold: z.int().nullable().meta({ description: 'Its own; null where it goes by its sales' }),
      sold: z.int().meta({ description: 'Units that were paid in the last thirty days' }),
      days_left: z.int().nullable().meta({ description: 'How long they last at that pace; null where none was sold' }),
    }),
  ),
  errors: [],
})

/** The tasks on the dashboard and who may see them. Each is the total of a list in the back office. */
export const waits = {
  proofs: 'payments.decide',
  deliveries: 'orders.read',
  overdue: 'renovations.read',
  expiring: 'renovations.read',
  defect: 'renovations.read',
  permit: 'renovations.read',
  enquiries: 'enquiries.work',
  messages: 'renovations.work',
  refunds: 'refunds.decide',
  sendBack: 'refunds.decide',
  payments: 'payments.decide',
  reviews: 'reviews.decide',
  comments: 'comments.decide',
  lowStock: 'products.read',
  jobs: 'jobs.read',
} as const satisfies Record<string, StaffPermission>
export type Wait = keyof typeof waits

export const countWaits = endpoint('GET', '/admin/waits', {
  summary: 'The number of open tasks by kind, as far as the caller may see them; kinds without any are left out.',
  access: staff('self'),
  rate: 'read',
  response: oneOf(z.array(z.object({ kind: z.enum(Object.keys(waits) as [Wait, ...Wait[]]), count: z.int() }))),
  errors: [],
})
