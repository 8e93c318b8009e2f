import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, oneOf } from '../wire.ts'
import { staff } from './permissions.ts'

/** The maximum per person. One more replaces the oldest. */
export const devicesAtMost = 10

/** Why the last message was not delivered. */
const pushFaults = ['refused', 'timeout', 'unreachable', 'certificate', 'inner-address'] as const

const base64url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`))

const device = z.object({
  _id: id,
  name: z.string().nullable().meta({ description: 'Browser and system, as it says of itself' }),
  is_this: z.boolean().meta({ description: 'The one that asks, by its cookie' }),
  added_at: instant,
  sent_at: instant.nullable().meta({ description: 'When a message last reached its push service' }),
  failing_since: instant.nullable(),
  fault: z.enum(pushFaults).nullable(),
})

export const listStaffDevices = endpoint('GET', '/admin/staff-devices', {
  summary: "The browsers registered for the caller's push notifications, and the key for subscribing.",
  access: staff('self'),
  rate: 'read',
  response: oneOf(
    z.object({
      key: z.string().meta({ description: '`applicationServerKey` (RFC 8292), base64url' }),
      devices: z.array(device),
    }),
  ),
  errors: [],
})

export const addStaffDevice = endpoint('POST', '/admin/staff-devices', {
  summary:
    'Registers a browser for push notifications by its subscription (RFC 8030). The same subscription again is the same device, of the last person who sent it.',
  access: staff('self'),
  rate: 'write',
  body: z.strictObject({
    endpoint: z.string().max(2000),
    keys: z.strictObject({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  response: oneOf(device),
  errors: [],
})

export const removeStaffDevice = endpoint('DELETE', '/admin/staff-devices/:id', {
  summary: 'Unregisters a browser. The answer is the same for one that is gone already or is not the caller’s.',
  access: staff('self'),
  rate: 'write',
  response: oneOf(z.object({ is_removed: z.literal(true) })),
  errors: [],
})
