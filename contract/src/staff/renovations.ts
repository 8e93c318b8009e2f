import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { areaCodes, digitsPattern } from '../formats.ts'
import { locales } from '../locales.ts'
import { quotationHead } from '../quotation-head.ts'
import {
  building,
  check,
  checkKeys,
  checkStates,
  event,
  invitation,
  member,
  renovationFacts,
  renovationStatuses,
} from '../renovations.ts'
import { pageQuery, day, email, id, instant, line, listOf, oneOf, sortQuery, text } from '../wire.ts'
import { visit, visitsAtMost } from './appointments.ts'
import { staff } from './permissions.ts'

/** The maximum for one renovation. */
export const foremenAtMost = 5

/**
 * What needs attention: an overdue instalment, a quotation that soon expires unanswered, a defect past its day, a permit
 * or insurance about to end.
 */
export const renovationWaits = ['overdue', 'expiring', 'defect', 'permit'] as const
export type RenovationWait = (typeof renovationWaits)[number]

const status = z.enum(renovationStatuses)
const person = z.object({ _id: id, name: z.string() }).nullable()

const head = z.object({
  _id: id,
  reference: z.string(),
  title: z.string(),
  status,
  district: renovationFacts.district,
  client_name: z.string(),
  has_client: z.boolean().meta({ description: 'Whether the client has joined with an account' }),
  staff: person,
  moved_at: instant.meta({ description: 'When something last happened in the room' }),
  permit_until: day.nullable(),
  missing_checks: z.array(z.enum(checkKeys)).meta({ description: 'Needed and not done, or ended' }),
  ending_checks: z
    .array(z.object({ key: z.enum(checkKeys), valid_until: day }))
    .meta({ description: 'Done, and ending within fourteen days' }),
  created_at: instant,
})

const room = head.extend({
  ...renovationFacts,
  language: z.enum(locales),
  address: z.string(),
  description: z.string(),
  client_email: z.string().nullable(),
  client_number: z.string().nullable(),
  enquiry: z.object({ _id: id, reference: z.string() }).nullable(),
  file_ids: z.array(id),
  document_ids: z.array(id),
  building,
  checks: z.array(check.extend({ staff_name: z.string().nullable(), changed_at: instant })),
  foremen: z.array(z.object({ _id: id, name: z.string() })),
  members: z.array(member.omit({ is_self: true })),
  invitations: z.array(invitation),
  cancelled_reason: z.string().nullable(),
  quotation: quotationHead.nullable().meta({ description: 'Of the versions ever sent the newest' }),
  quotation_draft: z.number().int().nullable().meta({ description: 'The version that is being written' }),
  cooling_off_until: day.nullable(),
  revision: z.number().int().meta({ description: 'Rises with every edit of the facts' }),
})

const optionalFacts = {
  property_type: renovationFacts.property_type.optional(),
  district: renovationFacts.district.optional(),
  saleable_sqft: renovationFacts.saleable_sqft.optional(),
  scope: renovationFacts.scope.optional(),
  style: renovationFacts.style.optional(),
  budget: renovationFacts.budget.optional(),
}

export const listStaffRenovations = endpoint('GET', '/admin/renovations/all', {
  summary: 'Renovations by state, latest activity first.',
  access: staff('renovations.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    q: line(100).optional().meta({
      description: 'A part of the reference, the title, the name of the client or the reference of an instalment',
    }),
    status: status.optional(),
    staff_id: id.optional(),
    waiting: z.enum(renovationWaits).optional().meta({
      description:
        'Those with an overdue instalment; whose quotation expires within three days; with a defect past its day; with works agreed whose permit or insurance ends within fourteen days, or has ended',
    }),
    ...sortQuery(['title', 'created_at', 'moved_at', 'permit_until']),
  }),
  response: listOf(
    head.extend({
      due_first: day.nullable().meta({ description: 'Of those with something late: the first day it was due' }),
    }),
  ),
  errors: [],
})

export const findStaffRenovation = endpoint('GET', '/admin/renovations/:id', {
  summary: 'The room of a renovation, with everything only the studio sees.',
  access: staff('renovations.read'),
  rate: 'read',
  response: oneOf(room),
  errors: ['renovation-not-found'],
})

export const listStaffRenovationEvents = endpoint('GET', '/admin/renovations/:id/events', {
  summary: 'The log of a renovation, newest first.',
  access: staff('renovations.read'),
  rate: 'read',
  query: z.object(pageQuery(20)),
  response: listOf(event),
  errors: ['renovation-not-found'],
})

export const listVisitsOfRenovation = endpoint('GET', '/admin/renovations/:id/visits', {
  summary:
    `The visits that led to a renovation, and the others of its client by account, email or phone: the latest first, ` +
    `at most ${visitsAtMost}.`,
  access: staff('appointments.work'),
  rate: 'read',
  response: oneOf(
    z.array(
      visit
        .pick({
          _id: true,
          reference: true,
          kind: true,
          service: true,
          starts_at: true,
          status: true,
          staff_name: true,
        })
        .extend({ is_own: z.boolean().meta({ description: 'Whether it, or its enquiry, led to the renovation' }) }),
    ),
  ),
  errors: ['renovation-not-found'],
})

export const openRenovation = endpoint('POST', '/admin/renovations', {
  summary:
    'Opens a renovation from an enquiry, with everything attached to it, or from an appointment; once each, and `already-opened` names the room. The client is invited, or joins immediately if the verified email has an account.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({
    enquiry_id: id.optional(),
    appointment_id: id.optional(),
    title: line(120).default('').meta({ description: "Without one the enquiry's subject, or the kind of works" }),
    language: z.enum(locales).optional(),
    ...optionalFacts,
    address: text(500).default(''),
    name: line(100).optional(),
    email: email.optional(),
    area_code: z.enum(areaCodes).optional(),
    phone: z
      .string()
      .max(15)
      .refine((value) => value === '' || digitsPattern.test(value), { params: { code: 'phone-format' } })
      .optional(),
  }),
  response: oneOf(room),
  errors: ['enquiry-not-found', 'appointment-not-found', 'already-opened'],
})

export const changeRenovation = endpoint('PUT', '/admin/renovations/:id/change', {
  summary: 'Changes the facts of the home and the requirements of the building.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({
    revision: z.number().int().meta({ description: 'What the caller read' }),
    title: line(120, 1).optional(),
    ...optionalFacts,
    address: text(500).optional(),
    building: building.optional(),
  }),
  response: oneOf(room),
  errors: ['renovation-not-found', 'changed-meanwhile', 'illegal-transition'],
})

export const assignRenovation = endpoint('PUT', '/admin/renovations/:id/assign', {
  summary: 'Assigns the responsible colleague and the foremen.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({
    staff_id: id.nullable().optional(),
    site_staff_ids: z.array(id).max(foremenAtMost).optional().meta({ description: 'Who works on site; all of them' }),
  }),
  response: oneOf(room),
  errors: ['renovation-not-found', 'staff-not-found', 'illegal-transition'],
})

export const setRenovationCheck = endpoint('PUT', '/admin/renovations/:id/checks/:key', {
  summary: 'Sets the state of a check: needed or not, done or not.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({
    state: z.enum(checkStates),
    number: line(60).default(''),
    valid_until: day.nullable().default(null),
    reason: line(300).default('').meta({ description: 'Required where it is not needed' }),
    revision: z.number().int().meta({ description: 'What the caller read' }),
  }),
  response: oneOf(room),
  errors: ['renovation-not-found', 'changed-meanwhile', 'illegal-transition'],
})

export const cancelRenovation = endpoint('PUT', '/admin/renovations/:id/cancel', {
  summary: 'Cancels a renovation that has no contract yet.',
  access: staff('renovations.close'),
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: oneOf(room),
  errors: ['renovation-not-found', 'illegal-transition'],
})

export const inviteRenovationMember = endpoint('POST', '/admin/renovations/:id/members', {
  summary: 'Invites the client again, or another member at the client’s request.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({ email, right: z.enum(['CLIENT', 'APPROVE', 'READ']), language: z.enum(locales) }),
  response: oneOf(room),
  errors: ['renovation-not-found', 'too-many-members', 'illegal-transition'],
})

export const removeRenovationMember = endpoint('PUT', '/admin/renovations/:id/members/:member_id/remove', {
  summary: 'Removes a member or withdraws an invitation.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({}),
  response: oneOf(room),
  errors: ['renovation-not-found', 'member-not-found', 'illegal-transition'],
})
