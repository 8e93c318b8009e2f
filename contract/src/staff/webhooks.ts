import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { webhookEventNames, webhookTest } from '../webhook-events.ts'
import { id, instant, line, listOf, oneOf, pageQuery } from '../wire.ts'
import { staff } from './permissions.ts'

export const webhookOffReasons = ['STAFF', 'FAILED', 'GONE'] as const
export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const
export const deliveryFaults = [
  'refused',
  'gone',
  'timeout',
  'unreachable',
  'certificate',
  'inner-address',
  'switched-off',
  'secret-unreadable',
] as const

const webhook = z.object({
  _id: id,
  title: z.string(),
  endpoint_url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  is_on: z.boolean(),
  off_reason: z.enum(webhookOffReasons).nullable(),
  failing_since: instant.nullable().meta({ description: 'Since when nothing that was sent has arrived' }),
  created_at: instant,
})

const withSecret = webhook.extend({
  secret: z.string().meta({ description: 'Signs what is sent; shown this once' }),
})

const delivery = z.object({
  _id: id,
  event_id: id.meta({ description: 'Sent as `webhook-id`, the same however often it is sent' }),
  type: z.enum([...webhookEventNames, webhookTest]),
  happened_at: instant,
  status: z.enum(deliveryStates),
  tries: z.int(),
  tried_at: instant.nullable(),
  next_at: instant.nullable(),
  answer_status: z.int().nullable(),
  answer: z.string().nullable().meta({ description: 'The beginning of what was answered' }),
  fault: z.enum(deliveryFaults).nullable(),
  message: z.string().meta({ description: 'The body as it is sent' }),
})

const fields = {
  title: line(80, 1),
  endpoint_url: line(500, 1).meta({ description: 'https, outside the network of the shop' }),
  events: z.array(z.enum(webhookEventNames)).min(1).max(webhookEventNames.length),
}

export const listWebhooks = endpoint('GET', '/admin/webhooks/all', {
  summary: 'The webhook endpoints, newest first.',
  access: staff('webhooks.read'),
  rate: 'read',
  query: z.object(pageQuery(25)),
  response: listOf(webhook),
  errors: [],
})

export const findWebhook = endpoint('GET', '/admin/webhooks/:id', {
  summary: 'One webhook endpoint.',
  access: staff('webhooks.read'),
  rate: 'read',
  response: oneOf(webhook),
  errors: ['webhook-not-found'],
})

export const addWebhook = endpoint('POST', '/admin/webhooks', {
  summary: 'Adds a webhook endpoint. Its secret is returned only this once.',
  access: staff('webhooks.write'),
  rate: 'write',
  body: z.strictObject(fields),
  response: oneOf(withSecret),
  errors: [],
})

export const changeWebhook = endpoint('PUT', '/admin/webhooks/:id/change', {
  summary: 'Changes the address or events of a webhook endpoint, or switches it on or off.',
  access: staff('webhooks.write'),
  rate: 'write',
  body: z.strictObject({ ...fields, is_on: z.boolean() }),
  response: oneOf(webhook),
  errors: ['webhook-not-found'],
})

export const renewWebhookSecret = endpoint('PUT', '/admin/webhooks/:id/secret', {
  summary: 'Creates a new secret, effective immediately, and returns it only this once.',
  access: staff('webhooks.write'),
  rate: 'write',
  response: oneOf(withSecret),
  errors: ['webhook-not-found'],
})

export const tryWebhook = endpoint('POST', '/admin/webhooks/:id/test', {
  summary: 'Sends a `webhook.test`, whatever events are chosen, even if the endpoint is switched off.',
  access: staff('webhooks.write'),
  rate: 'write',
  response: oneOf(delivery),
  errors: ['webhook-not-found'],
})

export const removeWebhook = endpoint('DELETE', '/admin/webhooks/:id', {
  summary: 'Deletes a webhook endpoint with its deliveries.',
  access: staff('webhooks.write'),
  rate: 'write',
  response: oneOf(z.object({ is_removed: z.literal(true) })),
  errors: ['webhook-not-found'],
})

export const listDeliveries = endpoint('GET', '/admin/webhooks/:id/deliveries/all', {
  summary: 'The deliveries of the last 30 days with their results, latest first.',
  access: staff('webhooks.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), status: z.enum(deliveryStates).optional() }),
  response: listOf(delivery),
  errors: ['webhook-not-found'],
})

export const replayDelivery = endpoint('PUT', '/admin/webhooks/:id/deliveries/:delivery_id/replay', {
  summary: 'Sends the same message again, with the retries of a new one.',
  access: staff('webhooks.write'),
  rate: 'write',
  response: oneOf(delivery),
  errors: ['webhook-not-found', 'delivery-not-found', 'illegal-transition'],
})
