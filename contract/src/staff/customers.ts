import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { pointEntryKind } from '../memberships.ts'
import { orderStatus, paymentStatus } from '../orders.ts'
import { customerFilters, tag } from './customer-filter.ts'
import { staff } from './permissions.ts'
import { sentMailKinds, sentMailSubjects } from './sent-mails.ts'
import {
  dollars,
  id,
  inAnyLanguage,
  instant,
  listOf,
  oneOf,
  pageQuery,
  sortQuery,
  text,
  words,
  fileQuery,
  listFile,
} from '../wire.ts'

export const tagsAtMost = 20

const summary = z.object({
  _id: id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  contact_number: z.string().nullable(),
  registered_at: instant.nullable(),
  order_count: z.int(),
  points: z.int(),
  suspended_at: instant.nullable().meta({ description: 'Since when the customer cannot sign in' }),
  points_owed: z.int().meta({ description: 'Taken back by refunds after they were spent' }),
  spent: dollars.meta({ description: 'Paid for orders and renovations, less what was given back' }),
  tags: z.array(tag).meta({ description: 'Words of staff, in the order of the alphabet' }),
})

const details = summary.extend({
  language: z.enum(locales),
  suspension_reason: z.string().nullable(),
  avatar: id
    .nullable()
    .meta({ description: 'The profile picture, at `/api/avatars/:id` while something public stands beside it' }),
  is_email_verified: z.boolean(),
  is_phone_verified: z.boolean(),
  points_earned: z.int().meta({ description: 'Ever, less those taken back; the level follows from them' }),
  wishlist_count: z.int(),
  review_count: z.int(),
  orders: z
    .array(
      z.object({
        _id: id,
        reference: z.string(),
        date: instant,
        current_status: orderStatus,
        payment_status: paymentStatus,
        total_price: dollars,
        points: z.int(),
      }),
    )
    .meta({ description: 'The newest twenty' }),
  point_entries: z
    .array(
      z.object({
        _id: id,
        kind: pointEntryKind,
        points: z.int(),
        balance: z.int(),
        owed: z.int(),
        points_owed: z.int(),
        reason: words.nullable(),
        created_at: instant,
      }),
    )
    .meta({ description: 'The newest twenty lines of the ledger' }),
  consents: z
    .array(
      z.object({
        content_type: z.string(),
        channel: z.string(),
        is_accept: z.boolean(),
        source: z.string(),
        created_at: instant,
      }),
    )
    .meta({ description: 'What was agreed to and withdrawn, newest first' }),
  notes: z.array(z.object({ _id: id, text: z.string(), staff_name: z.string(), created_at: instant })),
})

export const listCustomers = endpoint('GET', '/admin/customers/all', {
  summary: 'Registered customers, newest first.',
  access: staff('customers.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), ...customerFilters, ...sortQuery(['registered_at', 'email', 'spent']) }),
  response: listOf(summary),
  errors: [],
})

const guestCustomer = z.object({
  _id: id.meta({ description: 'Of the newest order, which stands for its contact' }),
  name: z.string(),
  email: z.string().nullable(),
  contact_number: z.string().nullable(),
  last_order_at: instant,
  order_count: z.int(),
  spent: dollars.meta({ description: 'Paid for these orders, less what was given back' }),
  member_id: id.nullable().meta({ description: 'The customer who has proved the same email' }),
})

export const listGuestCustomers = endpoint('GET', '/admin/customers/guests/all', {
  summary: 'Guests with orders, by email or else telephone number, newest order first.',
  access: staff('customers.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), q: customerFilters.q }),
  response: listOf(guestCustomer),
  errors: [],
})

export const exportCustomers = endpoint('GET', '/admin/customers/export', {
  summary:
    'The customers of a filter as CSV, with formulas escaped, or as JSON. The export is audited with its number of rows.',
  access: staff('customers.export'),
  rate: 'write',
  effect: true,
  query: z.object({ ...customerFilters, ...fileQuery }),
  response: listFile,
  errors: [],
})

export const findCustomer = endpoint('GET', '/admin/customers/:id', {
  summary: 'One customer with orders, points, consents and notes.',
  access: staff('customers.read'),
  rate: 'read',
  response: oneOf(details),
  errors: ['customer-not-found'],
})

export const noteCustomer = endpoint('POST', '/admin/customers/:id/notes', {
  summary: 'Adds an internal note. It is part of the copy of data that the customer can request.',
  access: staff('customers.note'),
  rate: 'write',
  body: z.strictObject({ text: text(2000, 1) }),
  response: oneOf(details),
  errors: ['customer-not-found'],
})

export const tagCustomer = endpoint('PUT', '/admin/customers/:id/tags', {
  summary: 'Adds and removes tags of a customer. They are part of the copy of data that the customer can request.',
  access: staff('customers.note'),
  rate: 'write',
  body: z.strictObject({ add: z.array(tag).max(tagsAtMost), remove: z.array(tag).max(tagsAtMost) }),
  response: oneOf(details),
  errors: ['customer-not-found', 'too-many-tags'],
})

export const listCustomerTags = endpoint('GET', '/admin/customers/tags', {
  summary: 'The tags in use, most used first; at most 200.',
  access: staff('customers.read'),
  rate: 'read',
  response: oneOf(z.array(z.object({ tag, customers: z.int() }))),
  errors: [],
})

export const customerActivityKinds = [
  'order',
  'refund',
  'enquiry',
  'appointment',
  'renovation',
  'payment',
  'review',
  'comment',
  'points',
  'consent',
  'mail',
  'sent-mail',
  'note',
  'merge',
] as const

export const mailNews = z.enum(sentMailKinds)
export const mailSubject = z.enum(sentMailSubjects)

const activity = z.object({
  _id: z.string(),
  kind: z.enum(customerActivityKinds),
  at: instant,
  of: id.nullable().meta({ description: 'The order, enquiry or renovation to which it belongs' }),
  title: z.string().nullable().meta({ description: 'A reference, a subject, or who wrote a note' }),
  text: z.string().nullable().meta({ description: 'What the customer or a colleague wrote' }),
  state: z.string().nullable().meta({ description: 'How it stands now, in the words of its kind' }),
  amount: dollars.nullable(),
  points: z.int().nullable(),
  mail: z
    .object({ news: mailNews, about: mailSubject.nullable() })
    .nullable()
    .meta({ description: 'The news of a `sent-mail`, and what `of` is; `mail` is a mailing to a segment' }),
})

export const listCustomerActivity = endpoint('GET', '/admin/customers/:id/activity', {
  summary:
    'Everything that happened with one customer, newest first: orders, enquiries, renovations, money, points, mails, notes.',
  access: staff('customers.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(20), kind: z.enum(customerActivityKinds).optional() }),
  response: listOf(activity),
  errors: ['customer-not-found'],
})

export const adjustPoints = endpoint('POST', '/admin/customers/:id/points', {
  summary:
    'Gives or deducts points, with a reason for the customer. The balance never falls below zero, and points given repay a debt first.',
  access: staff('points.adjust'),
  rate: 'write',
  body: z.strictObject({
    points: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((points) => points !== 0, { params: { code: 'invalid' } }),
    reason: inAnyLanguage(200),
  }),
  response: oneOf(details),
  errors: ['customer-not-found', 'not-enough-points'],
})

export const copyCustomerData = endpoint('GET', '/admin/customers/:id/data', {
  summary: 'Everything stored about a customer, as the customer would get it. The access is audited.',
  access: staff('customers.copy'),
  rate: 'write',
  effect: true,
  response: z.file().mime(['application/json']),
  errors: ['customer-not-found'],
})

export const suspendCustomer = endpoint('PUT', '/admin/customers/:id/suspend', {
  summary: 'Ends all sessions of a customer and blocks sign-in; orders continue.',
  access: staff('customers.suspend'),
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: oneOf(details),
  errors: ['customer-not-found', 'illegal-transition'],
})

export const readmitCustomer = endpoint('PUT', '/admin/customers/:id/readmit', {
  summary: 'Lifts the suspension of a customer.',
  access: staff('customers.suspend'),
  rate: 'write',
  response: oneOf(details),
  errors: ['customer-not-found', 'illegal-transition'],
})

export const removeCustomerAvatar = endpoint('PUT', '/admin/customers/:id/remove-avatar', {
  summary: 'Removes the given profile picture of a customer, who may choose another.',
  access: staff('customers.suspend'),
  rate: 'write',
  body: z.strictObject({ avatar: id, reason: text(500, 1) }),
  response: oneOf(details),
  errors: ['customer-not-found', 'changed-meanwhile'],
})

export const deleteCustomer = endpoint('PUT', '/admin/customers/:id/delete', {
  summary: 'Deletes the personal data of a customer everywhere, as the law requires; amounts are kept for accounting.',
  access: staff('customers.delete'),
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: oneOf(z.object({ deleted: z.literal(true) })),
  errors: ['customer-not-found', 'orders-still-open', 'renovations-still-open', 'changed-meanwhile'],
})
