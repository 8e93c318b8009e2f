import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, oneOf } from '../wire.ts'
import { readCustomerFilter } from './customer-filter.ts'
import { staff } from './permissions.ts'

export const segmentsAtMost = 50

const kept = z.record(line(40, 1), line(100, 1))
const filter = kept.refine((typed) => Object.keys(typed).length > 0 && readCustomerFilter(typed) !== undefined, {
  params: { code: 'invalid' },
})
const name = line(60, 1)

const segment = z.object({
  _id: id,
  name: z.string(),
  filter: kept.meta({ description: 'As it stands in the address of the list of customers' }),
  created_at: instant,
})

export const listSegments = endpoint('GET', '/admin/segments/all', {
  summary: 'The saved customer filters, shared by all staff, by name; at most 50.',
  access: staff('customers.read'),
  rate: 'read',
  response: oneOf(z.array(segment)),
  errors: [],
})

export const addSegment = endpoint('POST', '/admin/segments', {
  summary: 'Saves a customer filter under a name, for all staff.',
  access: staff('segments.write'),
  rate: 'write',
  body: z.strictObject({ name, filter }),
  response: oneOf(segment),
  errors: ['segment-exists', 'too-many-segments'],
})

export const renameSegment = endpoint('PUT', '/admin/segments/:id', {
  summary: 'Renames a segment.',
  access: staff('segments.write'),
  rate: 'write',
  body: z.strictObject({ name }),
  response: oneOf(segment),
  errors: ['segment-not-found', 'segment-exists'],
})

export const removeSegment = endpoint('DELETE', '/admin/segments/:id', {
  summary: 'Deletes a segment, not its customers.',
  access: staff('segments.write'),
  rate: 'write',
  response: oneOf(z.object({ removed: z.literal(true) })),
  errors: ['segment-not-found'],
})
