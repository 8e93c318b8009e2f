import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, listOf, oneOf, pageQuery } from './wire.ts'

/** A signed-in device. Browser and system are product names, or null if unknown. */
const session = z.object({
  _id: id,
  browser: z.string().nullable().meta({ description: 'Chrome, Safari, …' }),
  system: z.string().nullable().meta({ description: 'macOS, Android, …' }),
  device: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  opened_at: instant,
  last_seen_at: instant,
  is_current: z.boolean(),
})

export const listSessions = endpoint('GET', '/auth/sessions/all', {
  summary: 'The sessions of the account, the current one first, then the most recently used.',
  access: 'registered',
  rate: 'read',
  query: z.object(pageQuery(20)),
  response: listOf(session),
  errors: [],
})

export const endOneSession = endpoint('PUT', '/auth/sessions/:id/end', {
  summary: 'Ends one session of the account and invalidates its token.',
  access: 'registered',
  rate: 'write',
  response: oneOf(z.object({ _id: id })),
  errors: ['session-not-found'],
})

export const endOtherSessions = endpoint('PUT', '/auth/sessions/end-others', {
  summary: 'Ends all sessions of the account except the current one.',
  access: 'registered',
  rate: 'write',
  response: oneOf(z.object({ ended: z.number().int() })),
  errors: [],
})
