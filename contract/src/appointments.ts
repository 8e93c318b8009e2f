import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { areaCodes, digitsPattern, emailMaximumLength, isEmail } from './formats.ts'
import { hongKongAreas } from './hong-kong-districts.ts'
import { keysOf } from './project-options.ts'
import { day, id, instant, line, listOf, oneOf, pageQuery, text, words } from './wire.ts'

/** The purposes that visitors can book. Site meetings and inspections belong to a renovation. */
export const visitKinds = ['SHOWROOM', 'MEASUREMENT'] as const
export type VisitKind = (typeof visitKinds)[number]

/** A service is booked by ordering it. */
export const appointmentKinds = [...visitKinds, 'SERVICE'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

export const appointmentStatuses = ['UNCONFIRMED', 'BOOKED', 'CANCELLED', 'DONE', 'MISSED'] as const

export const appointmentKind = z.enum(appointmentKinds)
export const appointmentStatus = z.enum(appointmentStatuses)
export const districtKeys = keysOf(hongKongAreas.flatMap((area) => area.districts))
export const district = z.enum(districtKeys)

/** How many days ahead one call lists slots, and how many slots it lists at most. */
export const slotDaysAtMost = 60
export const slotsAtMost = 500

const slot = z.object({
  _id: id,
  kind: appointmentKind,
  starts_at: instant,
  minutes: z.number().int(),
  left: z.number().int().meta({ description: 'Places that are free now' }),
  place: words.nullable().meta({ description: 'Where it is; nothing: at the studio, or at the home to be measured' }),
})

export const listSlots = endpoint('GET', '/appointments/slots', {
  summary:
    'Slots with a free place, the earliest first, at most 500. The first and last day are those of Hong Kong, at most ' +
    '60 days apart; without them, from today on. Those of services begin in 24 hours at the earliest.',
  access: 'anyone',
  session: 'ignored',
  rate: 'read',
  query: z.object({
    kind: appointmentKind,
    district: district.optional().meta({ description: 'Leaves out slots of other districts' }),
    from: day.optional(),
    until: day.optional(),
  }),
  response: z.object({ data: z.array(slot) }),
  errors: [],
})

export const holdSlot = endpoint('POST', '/appointments/holds', {
  summary: 'Holds a place in a slot for ten minutes; at most two per session.',
  access: 'guest',
  rate: 'write',
  body: z.strictObject({ slot_id: id }),
  response: oneOf(z.object({ _id: id, expires_at: instant })),
  errors: ['slot-not-found', 'slot-full', 'too-many-holds'],
})

export const releaseHold = endpoint('DELETE', '/appointments/holds/:id', {
  summary: 'Releases a hold. Not an error if it has already expired.',
  access: 'guest',
  rate: 'write',
  response: oneOf(z.object({ _id: id })),
  errors: ['not-found'],
})

export const appointment = z.object({
  _id: id,
  reference: z.string(),
  kind: appointmentKind,
  status: appointmentStatus,
  starts_at: instant,
  minutes: z.number().int(),
  place: words.nullable(),
  district: district.nullable(),
  service: words.nullable().meta({ description: 'What was ordered, of the kind `SERVICE`' }),
  confirm_by: instant.nullable().meta({ description: 'Until when the link that was sent has to be followed' }),
  cancelled_by: z.enum(['VISITOR', 'STUDIO', 'CLOCK']).nullable().meta({ description: '`CLOCK`: never confirmed' }),
  can_confirm: z.boolean(),
  can_move: z.boolean(),
  can_cancel: z.boolean(),
})

const ownAppointment = appointment.extend({
  token: z.string().nullable().meta({ description: 'Of its link; nothing while the contact is not confirmed' }),
})

/** Who comes or is visited, and how to reach them. */
export const visitorFields = {
  name: line(100, 1),
  email: line(emailMaximumLength)
    .refine((value) => value === '' || isEmail(value), { params: { code: 'email-format' } })
    .default(''),
  area_code: z.enum(areaCodes).default('852'),
  phone: z
    .string()
    .max(15)
    .refine((value) => value === '' || digitsPattern.test(value), { params: { code: 'phone-format' } })
    .default(''),
  district: district.optional().meta({ description: 'Of the home; needed for `MEASUREMENT`' }),
  address: text(500).default('').meta({ description: 'Of the home; needed for `MEASUREMENT`' }),
  note: text(500).default(''),
}

export const bookAppointment = endpoint('POST', '/appointments', {
  summary:
    'Makes an appointment of a hold. One of email and phone is needed. It is booked at once where the contact is ' +
    "the member's own and confirmed, else by the link that is sent there.",
  access: 'guest',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    hold_id: id,
    ...visitorFields,
    enquiry_id: id.optional().meta({ description: 'The own enquiry that it is about' }),
    website: line(500).default('').meta({ description: 'A honeypot: the field is invisible, so only bots fill it in' }),
    seconds: z.number().int().min(0).max(10_000_000).optional().meta({ description: 'How long the form was open' }),
  }),
  response: oneOf(ownAppointment),
  errors: [
    'hold-ended',
    'slot-not-found',
    'too-many-appointments',
    'enquiry-not-found',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})

export const ownAppointments = endpoint('GET', '/appointments/all', {
  summary: "The member's own appointments: upcoming first, then past ones.",
  access: 'registered',
  rate: 'read',
  query: z.object(pageQuery(10)),
  response: listOf(ownAppointment),
  errors: [],
})

const linkToken = line(200, 1).meta({ description: 'Of the link in a message about the appointment' })
const byLink = { access: 'anyone', session: 'ignored', rate: 'look-up' } as const

const linkedAppointment = appointment.extend({
  waits_for_studio: z.boolean().meta({
    description: 'Confirmed by the visitor, for a day that is closed by now: the studio confirms, moves or cancels it',
  }),
  contact: z.string().meta({ description: 'Where messages about it go, masked' }),
})

export const showAppointmentByLink = endpoint('GET', '/appointments/by-link', {
  summary: 'The appointment of a link. Reading it changes nothing.',
  ...byLink,
  query: z.object({ token: linkToken }),
  response: oneOf(linkedAppointment),
  errors: ['appointment-not-found'],
})

export const confirmAppointmentByLink = endpoint('PUT', '/appointments/by-link/confirm', {
  summary:
    'Verifies the contact and confirms the appointment. On a day that was closed meanwhile it stays unconfirmed, and ' +
    'keeps its place until the studio decides.',
  ...byLink,
  body: z.strictObject({ token: linkToken }),
  response: oneOf(linkedAppointment),
  errors: ['appointment-not-found', 'illegal-transition'],
})

export const moveAppointmentByLink = endpoint('PUT', '/appointments/by-link/move', {
  summary: 'Moves a booked appointment to another slot of its kind, up to two hours before; a service up to 24 hours.',
  ...byLink,
  body: z.strictObject({ token: linkToken, slot_id: id }),
  response: oneOf(linkedAppointment),
  errors: ['appointment-not-found', 'slot-not-found', 'slot-full', 'illegal-transition', 'changed-meanwhile'],
})

export const cancelAppointmentByLink = endpoint('PUT', '/appointments/by-link/cancel', {
  summary: 'Cancels a booked appointment, up to two hours before; a service up to 24 hours. Its order is kept.',
  ...byLink,
  body: z.strictObject({ token: linkToken, reason: text(500).default('') }),
  response: oneOf(linkedAppointment),
  errors: ['appointment-not-found', 'illegal-transition', 'changed-meanwhile'],
})

export const readCalendarFeed = endpoint('GET', '/appointments/feed', {
  summary:
    "Appointments for a colleague's calendar (RFC 5545), and deliveries that the studio carries itself, for those who see all: " +
    'from 31 days ago to a year ahead, at most 2,000 of each. Cancelled ones ' +
    'say so. Neither telephone numbers nor addresses of homes are in it.',
  ...byLink,
  query: z.object({ token: line(200, 1).meta({ description: 'Of the address that staff made' }) }),
  response: z.file().mime(['text/calendar']),
  errors: ['calendar-feed-not-found'],
})

export const downloadCalendar = endpoint('GET', '/appointments/calendar', {
  summary: 'The appointment as a calendar file (RFC 5545).',
  ...byLink,
  query: z.object({ token: linkToken }),
  response: z.file().mime(['text/calendar']),
  errors: ['appointment-not-found'],
})
