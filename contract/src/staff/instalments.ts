import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { schedule } from '../instalments.ts'
import { day, text } from '../wire.ts'
import { staff } from './permissions.ts'

export const listStaffInstalments = endpoint('GET', '/admin/renovations/:id/instalments/all', {
  summary: 'The payments of a renovation: instalments, payment records and refunds.',
  access: staff('renovations.read'),
  rate: 'read',
  response: schedule,
  errors: ['renovation-not-found'],
})

export const setInstalmentDue = endpoint('PUT', '/admin/renovations/:id/instalments/:instalment_id/due', {
  summary: 'Moves the due day of an instalment, but not before the end of the cooling-off period.',
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
