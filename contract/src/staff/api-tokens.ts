import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, listOf, oneOf, pageQuery } from '../wire.ts'
import { staff, type StaffPermission, staffPermissions } from './permissions.ts'

/**
 * The permissions that no API token can have: managing people, tokens, webhooks and calendar feeds, opening sealed
 * papers, and everything about the caller's own session.
 */
const forPeopleOnly = new Set<StaffPermission>([
  'self',
  'staff.write',
  'api-tokens.read',
  'api-tokens.write',
  'webhooks.write',
  'sealed-papers.read',
  'appointments.feed',
])

export const tokenPermissions = (Object.keys(staffPermissions) as StaffPermission[]).filter(
  (permission) => !forPeopleOnly.has(permission),
) as [StaffPermission, ...StaffPermission[]]

export const tokenDaysAtMost = 730

const apiToken = z.object({
  _id: id,
  title: z.string(),
  permissions: z.array(z.enum(tokenPermissions)),
  ending: z.string().meta({ description: 'The last characters of the token' }),
  staff_name: z.string().meta({ description: 'Who made it; it may never do more than this person' }),
  created_at: instant,
  expires_at: instant,
  last_used_at: instant.nullable(),
  revoked_at: instant.nullable(),
})

export const listApiTokens = endpoint('GET', '/admin/api-tokens/all', {
  summary: 'The API tokens, including revoked and expired ones, newest first.',
  access: staff('api-tokens.read'),
  rate: 'read',
  query: z.object(pageQuery(25)),
  response: listOf(apiToken),
  errors: [],
})

export const addApiToken = endpoint('POST', '/admin/api-tokens', {
  summary:
    'Creates an API token, which is returned only this once. It has the chosen permissions while its creator has them.',
  access: staff('api-tokens.write'),
  rate: 'write',
  body: z.strictObject({
    title: line(80, 1),
    permissions: z.array(z.enum(tokenPermissions)).min(1).max(tokenPermissions.length),
    days: z.int().min(1).max(tokenDaysAtMost).default(365).meta({ description: 'Until it expires' }),
  }),
  response: oneOf(apiToken.extend({ token: z.string().meta({ description: 'Sent as `Authorization: Bearer …`' }) })),
  errors: [],
})

export const revokeApiToken = endpoint('PUT', '/admin/api-tokens/:id/revoke', {
  summary: 'Revokes a token.',
  access: staff('api-tokens.write'),
  rate: 'write',
  response: oneOf(apiToken),
  errors: ['api-token-not-found', 'illegal-transition'],
})
