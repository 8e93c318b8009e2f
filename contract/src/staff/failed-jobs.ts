import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staff } from './permissions.ts'
import { id, instant, listOf, oneOf, pageQuery } from '../wire.ts'

/** All background jobs. */
export const jobNames = [
  'order-mail',
  'delivery-message',
  'refund-mail',
  'read-payment-picture',
  'review-reply-mail',
  'enquiry-mail',
  'enquiry-reply-mail',
  'read-mailbox',
  'hand-over-mail',
  'renovation-invitation',
  'right-mail',
  'quotation-mail',
  'expire-quotations',
  'variation-mail',
  'expire-variations',
  'payment-mail',
  'due-instalments',
  'handover-mail',
  'watch-defects',
  'watch-warranties',
  'watch-stock',
  'sum-days',
  'find-translations',
  'find-guests',
  'sort-products',
  'sum-customers',
  'gather-progress',
  'progress-message',
  'appointment-message',
  'appointment-reminders',
  'payment-address-mail',
  'subscription-mail',
  'account-message',
  'expire-orders',
  'proof-reminders',
  'proof-reminder-mail',
  'watch-health',
  'health-mail',
  'staff-notice-mail',
  'staff-push-message',
  'queue-staff-notices',
  'weekly-summary-mail',
  'queue-weekly-summaries',
  'ask-payments',
  'end-payment-page',
  'refund-payment',
  'forget-card',
  'sandbox-notification',
  'publish-due',
  'turn-sales',
  'wishlist-news',
  'wishlist-message',
  'stock-notices',
  'stock-notice',
  'personal-data-export',
  'product-import',
  'import',
  'import-pictures',
  'import-invitations',
  'mailing',
  'mailing-test',
  'webhook-delivery',
  'webhook-mail',
  'erase-objects',
  'sweep',
] as const
export type JobName = (typeof jobNames)[number]

const job = z.object({
  _id: id,
  name: z.string(),
  is_mail: z.boolean().meta({ description: 'Whether it sends a message to a person' }),
  state: z.enum(['failed', 'retry']).meta({ description: '`retry` is tried again by itself' }),
  tries: z.int(),
  created_at: instant,
})

export const listFailedJobs = endpoint('GET', '/admin/jobs/failed', {
  summary: 'Jobs and mails that have failed more than once, oldest first, without their content.',
  access: staff('jobs.read'),
  rate: 'read',
  query: z.object(pageQuery(25)),
  response: listOf(job),
  errors: [],
})

export const retryAllJobs = endpoint('PUT', '/admin/jobs/retry-all', {
  summary: 'Retries all failed jobs now, at most the oldest thousand.',
  access: staff('jobs.retry'),
  rate: 'write',
  response: z.object({ data: z.object({ retried: z.int() }) }),
  errors: [],
})

export const pauseJobs = endpoint('PUT', '/admin/jobs/pause', {
  summary: 'Pauses or resumes all jobs. Running ones are finished; new ones wait.',
  access: staff('jobs.pause'),
  rate: 'write',
  body: z.strictObject({ is_paused: z.boolean() }),
  response: z.object({ data: z.object({ _id: z.string(), is_paused: z.boolean() }) }),
  errors: [],
})

export const retryJob = endpoint('PUT', '/admin/jobs/:id/retry', {
  summary: 'Retries a failed job now.',
  access: staff('jobs.retry'),
  rate: 'write',
  response: oneOf(job),
  errors: ['job-not-found'],
})
