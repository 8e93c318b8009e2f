import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, oneOf, text } from '../wire.ts'
import { staff } from './permissions.ts'

const other = {
  kind: z
    .enum(['customer', 'guest'])
    .meta({ description: 'Whether `other` is a customer, or a row of the list of guests' }),
  other: id,
}

export const mergedThings = [
  'orders',
  'enquiries',
  'renovations',
  'appointments',
  'notes',
  'tags',
  'points',
  'vouchers',
  'reviews',
  'comments',
  'wishlist',
  'cart_lines',
  'addresses',
] as const

const count = z.int().nonnegative()
const moves = z.object(
  Object.fromEntries(mergedThings.map((thing) => [thing, count])) as Record<
    (typeof mergedThings)[number],
    typeof count
  >,
)

export const previewMerge = endpoint('GET', '/admin/customers/:id/merge', {
  summary: 'What a merge would move from another customer or guest to this customer, and which sign-in remains.',
  access: staff('customers.merge'),
  rate: 'read',
  query: z.object(other),
  response: oneOf(
    z.object({
      name: z.string().nullable().meta({ description: 'Of the other' }),
      sign_in: z.string().nullable().meta({ description: 'By which the customer signs in, as before' }),
      ended_sign_in: z.string().nullable().meta({ description: 'Of the other, which ends; null of a guest' }),
      cards: count.meta({ description: 'Saved cards of the other, which are removed' }),
      moves,
    }),
  ),
  errors: ['customer-not-found', 'customers-share-renovation', 'illegal-transition'],
})

export const mergeCustomer = endpoint('PUT', '/admin/customers/:id/merge', {
  summary:
    'Merges another customer, or a guest, into this one, irreversibly. Idempotent. Refused if either is suspended, or if both are members of one renovation.',
  access: staff('customers.merge'),
  rate: 'write',
  body: z.strictObject({ ...other, reason: text(500, 1) }),
  response: oneOf(z.object({ merged: z.literal(true) })),
  errors: ['customer-not-found', 'customers-share-renovation', 'illegal-transition'],
})
