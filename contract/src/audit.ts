import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { staff } from './staff-permissions.ts'
import { id, instant, line, listOf, pageQuery } from './wire.ts'

const auditEntry = z.object({
  _id: id,
  at: instant,
  staff_id: id.nullable(),
  staff_name: z.string().nullable().meta({ description: 'Null for a command in the terminal' }),
  source: z.string().nullable().meta({ description: 'The address it came from' }),
  action: z.string().meta({ description: 'The permission it took, or what happened: orders.ship' }),
  subject: z.string().meta({ description: 'What kind of thing was changed: order, staff, review' }),
  subject_id: z.string(),
  subject_title: z.string(),
  before: z.json().meta({ description: 'What was, as far as it changed' }),
  after: z.json(),
})

export const listAudit = endpoint('GET', '/admin/audit/all', {
  summary: 'What staff have changed, and what they were refused, the latest first.',
  access: staff('audit.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    staff_id: id.optional(),
    subject: line(40).optional(),
    subject_id: line(64).optional(),
  }),
  response: listOf(auditEntry),
  errors: [],
})
