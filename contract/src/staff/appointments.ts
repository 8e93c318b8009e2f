import { z } from 'zod'
import { appointment, appointmentKind, appointmentStatuses, district, visitorFields } from '../appointments.ts'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { day, id, inEachLanguage, instant, line, listOf, oneOf, pageQuery, sortQuery, text, words } from '../wire.ts'
import { staff } from './permissions.ts'

export const weeksAtMost = 12

const staffAppointment = appointment.extend({
  slot_id: id,
  name: z.string(),
  email: z.string().nullable(),
  contact_number: z.string().nullable(),
  language: z.enum(locales).meta({ description: 'In which the visitor is written to' }),
  address: z.string(),
  note: z.string(),
  enquiry_id: id.nullable(),
  order_id: id.nullable().meta({ description: 'By which the service was booked' }),
  account_id: id.nullable(),
  reason: z.string().nullable().meta({ description: 'Why it was cancelled' }),
  is_day_closed: z.boolean().meta({ description: 'Whether the studio is closed on its day' }),
  is_out_of_area: z.boolean().meta({ description: 'Whether its slot does not serve the district of the home' }),
  can_correct: z.boolean().meta({ description: 'Whether its visitor can be corrected; of a service, by its order' }),
  visitor_version: z.string().meta({ description: 'Of the visitor; changes with every correction' }),
  can_end: z.boolean().meta({ description: 'Whether it has begun, so that it can be done or missed' }),
})

const staffSlot = z.object({
  _id: id,
  kind: appointmentKind,
  starts_at: instant,
  minutes: z.number().int(),
  capacity: z.number().int(),
  taken: z.number().int().meta({ description: 'Appointments and holds that have a place now' }),
  districts: z.array(district),
  staff: z.object({ _id: id, name: z.string() }).nullable(),
  place: words.nullable(),
  version: z.string().meta({ description: 'Changes with every edit' }),
  appointments: z.array(staffAppointment).meta({ description: 'Those that have a place in it' }),
})

export const listStaffSlots = endpoint('GET', '/admin/appointment-slots', {
  summary: 'The slots of a period with their appointments, earliest first; by default of one week from today.',
  access: staff('appointments.work'),
  rate: 'read',
  query: z.object({ ...pageQuery(100), from: day.optional(), until: day.optional() }),
  response: listOf(staffSlot),
  errors: [],
})

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5][05]$/)
const facts = {
  minutes: z.number().int().min(15).max(240),
  capacity: z.number().int().min(1).max(20),
  districts: z.array(district).max(18).meta({ description: 'None: everywhere' }),
  staff_id: id.nullable().meta({ description: 'Who comes or receives; of one person no two slots overlap' }),
  place: inEachLanguage(line(200, 1)).nullable().meta({ description: 'Nothing: at the studio, or at the home' }),
}

export const listFreeSlots = endpoint('GET', '/admin/appointment-slots/free', {
  summary: 'The slots that visitors are offered, and who comes or receives in each, the earliest first, at most 500.',
  access: staff('appointments.work'),
  rate: 'read',
  query: z.object({ kind: appointmentKind, district: district.optional() }),
  response: z.object({
    data: z.array(
      staffSlot.pick({ _id: true, starts_at: true, minutes: true, districts: true, place: true }).extend({
        left: z.number().int().meta({ description: 'Places that are free now' }),
        staff_name: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
})

export const addSlots = endpoint('POST', '/admin/appointment-slots', {
  summary:
    'Adds slots: at these times on these weekdays, for up to 12 weeks from a day on. Days on which the studio is ' +
    'closed, and times that have passed, are left out. Either all are added or none.',
  access: staff('appointments.write'),
  rate: 'write',
  body: z.strictObject({
    kind: appointmentKind,
    from: day,
    weeks: z.number().int().min(1).max(weeksAtMost).default(1),
    weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7).meta({ description: 'ISO: Monday is 1' }),
    times: z.array(time).min(1).max(8).meta({ description: '`HH:MM` in Hong Kong, on whole five minutes' }),
    ...facts,
  }),
  response: z.object({ data: z.array(staffSlot.pick({ _id: true, starts_at: true })) }),
  errors: ['slot-overlaps', 'staff-not-found'],
})

export const changeSlot = endpoint('PUT', '/admin/appointment-slots/:id/change', {
  summary: 'Changes a slot. If it is booked, its time is fixed and its capacity cannot fall below the bookings.',
  access: staff('appointments.write'),
  rate: 'write',
  body: z.strictObject({
    day: day.optional(),
    time: time.optional(),
    minutes: facts.minutes.optional(),
    capacity: facts.capacity.optional(),
    districts: facts.districts.optional(),
    staff_id: facts.staff_id.optional(),
    place: facts.place.optional(),
    version: line(40)
      .optional()
      .meta({ description: 'What the caller looked at; where it has changed, nothing is done' }),
  }),
  response: oneOf(staffSlot),
  errors: ['slot-not-found', 'slot-taken', 'slot-overlaps', 'staff-not-found', 'changed-meanwhile'],
})

export const removeSlot = endpoint('DELETE', '/admin/appointment-slots/:id', {
  summary: 'Removes a slot without bookings; appointments must be cancelled or moved first.',
  access: staff('appointments.write'),
  rate: 'write',
  response: oneOf(z.object({ _id: id })),
  errors: ['slot-not-found', 'illegal-transition'],
})

export const calendarFeedScopes = ['OWN', 'ALL'] as const
const feed = z.object({
  scope: z.enum(calendarFeedScopes),
  created_at: instant,
  read_at: instant.nullable().meta({ description: 'When a calendar last asked for it' }),
})

export const findCalendarFeed = endpoint('GET', '/admin/calendar-feed', {
  summary: 'Whether the caller has a calendar feed; its address is never returned.',
  access: staff('appointments.feed'),
  rate: 'read',
  response: oneOf(feed.nullable()),
  errors: [],
})

export const makeCalendarFeed = endpoint('POST', '/admin/calendar-feed', {
  summary:
    'Makes a secret address by which calendars of the caller read appointments (RFC 5545). It is answered this once; ' +
    'the one before stops.',
  access: staff('appointments.feed'),
  rate: 'write',
  body: z.strictObject({
    scope: z.enum(calendarFeedScopes).default('OWN').meta({ description: '`OWN`: in slots of the caller alone' }),
  }),
  response: oneOf(feed.extend({ feed_url: z.string() })),
  errors: [],
})

export const revokeCalendarFeed = endpoint('DELETE', '/admin/calendar-feed', {
  summary: "Revokes the caller's calendar feed.",
  access: staff('appointments.feed'),
  rate: 'write',
  response: oneOf(z.null()),
  errors: ['calendar-feed-not-found'],
})

export const listStaffAppointments = endpoint('GET', '/admin/appointments/all', {
  summary: 'Appointments: upcoming by time, then past ones, latest first, unless they are sorted.',
  access: staff('appointments.work'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    status: z.enum([...appointmentStatuses, 'ALL']).default('BOOKED'),
    q: line(100).default('').meta({ description: 'Part of the reference, the name or the contact' }),
    from: day.optional().meta({ description: 'First day, in Hong Kong' }),
    until: day.optional().meta({ description: 'Last day, in Hong Kong' }),
    ...sortQuery(['starts_at']),
  }),
  response: listOf(staffAppointment),
  errors: [],
})

export const findStaffAppointment = endpoint('GET', '/admin/appointments/:id', {
  summary: 'One appointment with its visitor and what can be done with it.',
  access: staff('appointments.work'),
  rate: 'read',
  response: oneOf(staffAppointment),
  errors: ['appointment-not-found'],
})

export const visitsAtMost = 20

export const visit = staffAppointment.extend({
  staff_name: z.string().nullable().meta({ description: 'Who comes or receives' }),
})

export const listVisitsOfEnquiry = endpoint('GET', '/admin/appointments/of-enquiry/:id', {
  summary:
    `The visits booked from an enquiry, and those of its sender by account, email or phone: the latest first, at ` +
    `most ${visitsAtMost}.`,
  access: staff('appointments.work'),
  rate: 'read',
  response: oneOf(z.array(visit)),
  errors: ['enquiry-not-found'],
})

const change = { access: staff('appointments.work'), rate: 'write', response: oneOf(staffAppointment) } as const

export const bookVisit = endpoint('POST', '/admin/appointments', {
  summary:
    'Books a visit in a slot with a free place for a caller, who is sent its time and its link. It is booked at once: ' +
    'staff spoke with the visitor. One of email and phone is needed. Services are booked by ordering them.',
  ...change,
  idempotent: true,
  body: z.strictObject({
    slot_id: id,
    ...visitorFields,
    language: z.enum(locales).meta({ description: 'In which the visitor is written to' }),
    enquiry_id: id.nullable().default(null).meta({ description: 'The enquiry that it is about' }),
    customer_id: id.nullable().default(null).meta({ description: 'The registered customer who visits' }),
  }),
  errors: [
    'slot-not-found',
    'slot-full',
    'enquiry-not-found',
    'customer-not-found',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})

export const confirmAppointment = endpoint('PUT', '/admin/appointments/:id/confirm', {
  summary: 'Confirms an appointment for a visitor who has not followed the link, and notifies the visitor.',
  ...change,
  body: z.strictObject({
    on_closed_day: z.boolean().default(false).meta({ description: 'Needed on a day on which the studio is closed' }),
  }),
  errors: ['appointment-not-found', 'day-closed', 'illegal-transition', 'changed-meanwhile'],
})

export const correctVisitor = endpoint('PUT', '/admin/appointments/:id/visitor', {
  summary:
    'Corrects who visits or is visited. Where messages go elsewhere by this, the new contact is sent the time and a link, ' +
    'and the former link ends; of another district the visitor is told. One of email and phone is needed. A district that the slot does not serve is taken; the ' +
    'appointment can then be moved to one that does.',
  ...change,
  body: z.strictObject({
    name: visitorFields.name,
    email: visitorFields.email,
    area_code: visitorFields.area_code,
    phone: visitorFields.phone,
    district: district.optional().meta({ description: 'Of the home, for `MEASUREMENT`; if absent, it stays' }),
    address: visitorFields.address,
    note: visitorFields.note,
    language: z.enum(locales).meta({ description: 'In which the visitor is written to' }),
    version: line(40)
      .optional()
      .meta({ description: 'Of the visitor that the caller looked at; where it has changed, nothing is done' }),
  }),
  errors: ['appointment-not-found', 'illegal-transition', 'changed-meanwhile'],
})

export const moveAppointment = endpoint('PUT', '/admin/appointments/:id/move', {
  summary: 'Moves an appointment to another slot, which also confirms it, and notifies the visitor.',
  ...change,
  body: z.strictObject({ slot_id: id }),
  errors: ['appointment-not-found', 'slot-not-found', 'slot-full', 'illegal-transition', 'changed-meanwhile'],
})

export const cancelAppointment = endpoint('PUT', '/admin/appointments/:id/cancel', {
  summary: 'Cancels an appointment that is booked or to be confirmed, and notifies the visitor of the reason.',
  ...change,
  body: z.strictObject({ reason: text(500, 1) }),
  errors: ['appointment-not-found', 'illegal-transition', 'changed-meanwhile'],
})

export const finishAppointment = endpoint('PUT', '/admin/appointments/:id/done', {
  summary: 'Marks an appointment as having taken place, from its start on.',
  ...change,
  errors: ['appointment-not-found', 'illegal-transition', 'changed-meanwhile'],
})

export const missAppointment = endpoint('PUT', '/admin/appointments/:id/missed', {
  summary: 'Marks an appointment as missed by the visitor, from its start on.',
  ...change,
  errors: ['appointment-not-found', 'illegal-transition', 'changed-meanwhile'],
})
