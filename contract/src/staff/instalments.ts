import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { schedule } from '../instalments.ts'
import { day, text } from '../wire.ts'
import { staff } from './permissions.ts'

export const listStaffInstalments = endpoint('GET', '/admin/renovations/:id/instalments/all', {
  summary: 'The money of a renovation: its instalments, the payments of each, and what went back.',
  access: staff('renovations.read'),
  rate: 'read',
  response: schedule,
  errors: ['renovation-not-found'],
})

export const setInstalmentDue = endpoint('PUT', '/admin/renovations/:id/instalments/:instalment_id/due', {
  summary: 'Brings forward or puts off the day on which an instalment is due, but not before the cooling-off is over.',
  access: staff('renovations.close'),
  rate: 'write',
  body: z.strictObject({
    due_on: day,
    reason: text(500, 1),
    seen_due_on: day.nullable().meta({ description: 'The day that the caller looked at' }),
  }),
  response: schedule,
  errors: ['renovation-not-found', 'instalment-not-found', 'changed-meanwhile', 'illegal-transition'],
})
