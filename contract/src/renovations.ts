import { z } from 'zod'
import { defectCounts } from './defects.ts'
import { endpoint } from './endpoint.ts'
import { certificate, warranty } from './handovers.ts'
import { hongKongAreas } from './hong-kong-districts.ts'
import { locales } from './locales.ts'
import { budgetBands, keysOf, projectScopes, projectStyles, propertyTypes } from './project-options.ts'
import { contractMoney, instalmentHead } from './instalments.ts'
import { paymentRecord } from './payment-records.ts'
import { quotationHead } from './quotation-head.ts'
import { renovationActions } from './renovation-actions.ts'
import { fileCounts, renovationFile } from './renovation-files.ts'
import { stage } from './stages.ts'
import { variationHead } from './variation-head.ts'
import { pageQuery, day, dollars, email, id, instant, line, linkCode, listOf, oneOf } from './wire.ts'
import { workWeeks } from './working-days.ts'

/** The states of a renovation, in order. */
export const renovationStatuses = [
  'PLANNING',
  'QUOTED',
  'ACCEPTED',
  'IN_PROGRESS',
  'INSPECTION',
  'HANDED_OVER',
  'CLOSED',
  'CANCELLED',
] as const
export type RenovationStatus = (typeof renovationStatuses)[number]

/**
 * `CLIENT`: the contracting person, exactly one. `APPROVE` may decide and pay; `READ` sees everything but payment
 * pictures.
 */
export const memberRights = ['CLIENT', 'APPROVE', 'READ'] as const
export type MemberRight = (typeof memberRights)[number]

/** What must be in order before works start. */
export const checkKeys = [
  'STRUCTURE',
  'MINOR_WORKS',
  'ELECTRICAL',
  'PLUMBING',
  'GAS',
  'INSURANCE_CAR',
  'INSURANCE_EC',
  'PERMIT',
] as const
export const checkStates = ['NEEDED', 'NOT_NEEDED', 'DONE'] as const

export const membersAtMost = 5
export const invitationDays = 14

const districts = hongKongAreas.flatMap((area) => area.districts)
const invitedRight = z.enum(['APPROVE', 'READ'])
const status = z.enum(renovationStatuses)
const right = z.enum(memberRights)

/** Facts about the home; empty if unknown. */
export const renovationFacts = {
  property_type: z.enum(keysOf(propertyTypes)).nullable(),
  district: z.enum(keysOf(districts)).nullable(),
  saleable_sqft: z.number().int().min(1).max(100_000).nullable(),
  scope: z.enum(keysOf(projectScopes)).nullable(),
  style: z.enum(keysOf(projectStyles)).nullable(),
  budget: z.enum(keysOf(budgetBands)).nullable(),
}

/**
 * The requirements of the building's management office. The deposit is held by that office, for the client or the studio,
 * and is never part of the price.
 */
export const building = z.strictObject({
  management_office: line(120).default(''),
  permit_number: line(40).default(''),
  permit_from: day.nullable().default(null),
  permit_until: day.nullable().default(null),
  apply_days_ahead: z.number().int().min(0).max(60).default(7).meta({ description: 'Working days before the start' }),
  deposit: dollars.min(0).max(1_000_000).default(0),
  deposit_by: z.enum(['CLIENT', 'STUDIO']).default('CLIENT'),
  deposit_paid_on: day.nullable().default(null),
  deposit_returned_on: day.nullable().default(null),
  work_days: z.enum(workWeeks).default('MON_SAT'),
  hours: line(120).default(''),
  noisy_hours: line(120).default(''),
})

export type Building = z.output<typeof building>

export const check = z.object({
  key: z.enum(checkKeys),
  state: z.enum(checkStates),
  number: z.string(),
  valid_until: day.nullable(),
  reason: z.string().meta({ description: 'Why it is not needed' }),
  is_over: z.boolean().meta({ description: 'Whether it is done, but has ended' }),
})

export const member = z.object({
  _id: id,
  name: z.string().meta({ description: 'Empty where the account has none' }),
  right,
  is_self: z.boolean(),
})

export const invitation = z.object({ _id: id, email: z.string(), right, expires_at: instant })

export const event = z.object({
  _id: id,
  at: instant,
  actor: z.enum(['MEMBER', 'STAFF', 'CLOCK']),
  name: z.string().nullable().meta({ description: 'Of the member or of the studio; null for a clock or who has left' }),
  action: z.enum(renovationActions),
  facts: z.record(z.string(), z.json()),
})

/** Who has to act next. */
const waitsFor = z.enum(['CLIENT', 'STUDIO']).nullable()

const head = z.object({
  _id: id,
  reference: z.string(),
  title: z.string(),
  status,
  district: renovationFacts.district,
  waits_for: waitsFor,
  created_at: instant,
})

const unread = z.number().int().meta({ description: 'Messages of others that the caller has not read' })

const ownHead = head.extend({
  asks: z.enum(['VARIATION', 'DEFECTS']).nullable().meta({
    description:
      'What else waits for the client: a variation to approve or decline, defects that were fixed to agree to',
  }),
  amount_due: dollars.nullable().meta({
    description: 'What is due, or will be next; null where nothing is to be paid on a day that is known',
  }),
  due_on: day.nullable().meta({ description: 'Since when, or from when' }),
  unread,
})

const room = head.extend({
  ...renovationFacts,
  address: z.string(),
  description: z.string(),
  building,
  checks: z.array(check),
  file_ids: z.array(id).meta({ description: 'Pictures that came with the enquiry' }),
  document_ids: z.array(id).meta({ description: 'Floor plans that came with it as PDF' }),
  right: right.meta({ description: 'Of the caller' }),
  members: z.array(member),
  invitations: z.array(invitation).meta({ description: 'Open ones; for the client alone' }),
  staff_name: z.string().nullable().meta({ description: 'Who is responsible at the studio' }),
  quotation: quotationHead.nullable().meta({ description: 'The version that counts: of those ever sent the newest' }),
  can_cancel_quotation: z.boolean().meta({ description: 'Whether the caller may decline it, or end the contract now' }),
  cooling_off_until: day.nullable().meta({ description: 'The last day of the cooling-off of the contract' }),
  money: contractMoney.nullable().meta({ description: 'Null before there is a contract' }),
  instalments: z.array(instalmentHead).meta({ description: 'In order' }),
  first_instalment_payment: instalmentHead.nullable().meta({ description: 'Null before there is a contract' }),
  second_instalment_payment: instalmentHead.nullable(),
  payment_records: z.array(paymentRecord).meta({ description: 'Newest first' }),
  stages: z.array(stage).meta({ description: 'None before there is a contract' }),
  file_counts: fileCounts.meta({ description: 'Of what is shared' }),
  model_3d: renovationFile.nullable().meta({ description: 'The model that was shared or revised last' }),
  images: z.array(renovationFile).meta({ description: 'The first shared pictures; the list of files has all' }),
  videos: z.array(renovationFile).meta({ description: 'The first shared films' }),
  variations: z.array(variationHead).meta({ description: 'Those ever sent, newest first' }),
  unread,
  open_defects: defectCounts,
  certificate: certificate.nullable().meta({ description: 'From the inspection on, once the studio has written it' }),
  warranties: z.array(warranty).meta({ description: 'None before the handover' }),
})

export const ownRenovations = endpoint('GET', '/renovations/all', {
  summary: 'The renovations of which the caller is a member, newest first.',
  access: 'registered',
  rate: 'read',
  query: z.object(pageQuery(10)),
  response: listOf(ownHead),
  errors: [],
})

export const showRenovation = endpoint('GET', '/renovations/:id/details', {
  summary: 'The room of a renovation.',
  access: 'registered',
  rate: 'read',
  response: oneOf(room),
  errors: ['renovation-not-found'],
})

export const listRenovationEvents = endpoint('GET', '/renovations/:id/events', {
  summary: 'The log of a renovation, newest first.',
  access: 'registered',
  rate: 'read',
  query: z.object(pageQuery(20)),
  response: listOf(event),
  errors: ['renovation-not-found'],
})

export const inviteMember = endpoint('POST', '/renovations/:id/members', {
  summary: 'The client invites another person by email, for 14 days.',
  access: 'registered',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({ email, right: invitedRight, language: z.enum(locales) }),
  response: oneOf(invitation),
  errors: ['renovation-not-found', 'not-allowed', 'too-many-members', 'request-in-progress', 'idempotency-key-reused'],
})

export const changeMember = endpoint('PUT', '/renovations/:id/members/:member_id/change', {
  summary: 'The client changes the right of a member.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({ right: invitedRight }),
  response: oneOf(room),
  errors: ['renovation-not-found', 'member-not-found', 'not-allowed', 'illegal-transition'],
})

export const removeMember = endpoint('PUT', '/renovations/:id/members/:member_id/remove', {
  summary: 'The client removes a member or withdraws an invitation; members may also leave.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({}),
  response: oneOf(z.object({ is_removed: z.literal(true) })),
  errors: ['renovation-not-found', 'member-not-found', 'not-allowed', 'illegal-transition'],
})

export const checkInvitation = endpoint('GET', '/renovations/invitations/check', {
  summary: 'The renovation of an invitation. Reading it changes nothing.',
  access: 'anyone',
  rate: 'look-up',
  session: 'ignored',
  query: z.object({ code: linkCode }),
  response: oneOf(z.object({ title: z.string(), right, expires_at: instant })),
  errors: ['invitation-invalid'],
})

export const acceptInvitation = endpoint('POST', '/renovations/invitations/accept', {
  summary: 'Joins a renovation with an account whose verified email is the invited one.',
  access: 'registered',
  rate: 'look-up',
  body: z.strictObject({ code: linkCode }),
  response: oneOf(z.object({ renovation_id: id })),
  errors: ['invitation-invalid', 'too-many-members'],
})
