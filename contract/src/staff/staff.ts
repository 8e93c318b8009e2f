import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staff, staffRoles } from './permissions.ts'
import { email, id, instant, line, listOf, oneOf, pageQuery, sortQuery } from '../wire.ts'

const staffMember = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  is_set_up: z.boolean().meta({ description: 'Whether the authenticator is set up' }),
  is_disabled: z.boolean(),
  created_at: instant,
  last_seen_at: instant.nullable(),
})

const name = line(100, 1)
const firstPassword = z.string().meta({ description: 'To be handed to the person; shown only now' })

/** Whether a person can sign in. */
export const staffStates = ['active', 'new', 'disabled'] as const

export const listStaff = endpoint('GET', '/admin/staff/all', {
  summary: 'The members of staff, by name, those without access last.',
  access: staff('staff.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(50),
    ...sortQuery(['name', 'email', 'role', 'last_seen_at', 'created_at']),
    q: line(100).optional().meta({ description: 'Part of a name or email' }),
    role: z.enum(staffRoles).optional(),
    state: z
      .enum(staffStates)
      .optional()
      .meta({ description: 'Who can sign in, has not set up an authenticator yet, or has no access any more' }),
  }),
  response: listOf(staffMember),
  errors: [],
})

/** The kinds of work that are given to a colleague; `self`: what each of the staff can do. */
export const sharedWork = ['self', 'enquiries.work', 'renovations.work', 'site.work'] as const

export const listColleagues = endpoint('GET', '/admin/staff/colleagues', {
  summary: 'The names of those who can do a piece of work, by name, oneself included; for callers who can do it too.',
  access: staff('self'),
  rate: 'read',
  query: z.object({ permission: z.enum(sharedWork).default('self') }),
  response: z.object({ data: z.array(z.object({ _id: id, name: z.string() })) }),
  errors: [],
})

export const addStaff = endpoint('POST', '/admin/staff', {
  summary: 'Adds a person with an initial password; the first sign-in sets up the authenticator.',
  access: staff('staff.write'),
  rate: 'write',
  body: z.strictObject({ name, email, role: z.enum(staffRoles) }),
  response: oneOf(staffMember.extend({ first_password: firstPassword })),
  errors: ['staff-email-taken'],
})

export const changeStaff = endpoint('PUT', '/admin/staff/:id/change', {
  summary: "Changes the name, role or access of a person, but never the caller's own rights. One owner always remains.",
  access: staff('staff.write'),
  rate: 'write',
  body: z.strictObject({
    name: name.optional(),
    role: z.enum(staffRoles).optional(),
    is_disabled: z.boolean().optional(),
  }),
  response: oneOf(staffMember),
  errors: ['staff-not-found', 'last-owner', 'own-rights'],
})

export const resetStaff = endpoint('PUT', '/admin/staff/:id/reset', {
  summary: 'Resets the password and authenticator of a person and ends all their sessions.',
  access: staff('staff.write'),
  rate: 'write',
  response: oneOf(staffMember.extend({ first_password: firstPassword })),
  errors: ['staff-not-found'],
})
