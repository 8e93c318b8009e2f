import { z } from 'zod'
import { type AuditAction, auditSubjects } from './audit-actions.ts'
import { endpoint } from '../endpoint.ts'
import { staff } from './permissions.ts'
import { day, id, instant, line, listOf, pageQuery, words } from '../wire.ts'

const auditEntry = z.object({
  _id: id,
  at: instant,
  staff_id: id.nullable(),
  staff_name: z.string().nullable().meta({ description: 'Null for a command in the terminal, and for what time did' }),
  tool: z
    .string()
    .nullable()
    .meta({ description: 'For what the token is by which it was done; null for a person at the screen' }),
  source: z.string().nullable().meta({ description: 'The address it came from' }),
  action: z.string().meta({ description: `What happened: ${'orders.ship' satisfies AuditAction}` }),
  subject: z.string().meta({ description: 'What kind of thing was changed: order, staff, review' }),
  subject_id: z.string(),
  subject_title: z.string(),
  subject_name: words.nullable().meta({ description: 'What it is called now; null where it is gone or has no name' }),
  home_id: z
    .string()
    .nullable()
    .meta({ description: 'Of what shows it: the order of a refund, the product of a variant; null where it is gone' }),
  before: z.json().meta({ description: 'What was, as far as it changed' }),
  after: z.json(),
  names: z.record(z.string(), words).meta({ description: 'What the ids in before and after stand for' }),
})

export const listAudit = endpoint('GET', '/admin/audit/all', {
  summary: 'The changes by staff, and calls they were refused, latest first.',
  access: staff('audit.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    staff_id: z
      .union([id, z.literal('none')])
      .optional()
      .meta({ description: '`none`: actions without a signed-in person' }),
    subject: z.enum(auditSubjects).optional(),
    subject_id: line(64).optional(),
    from: day.optional().meta({ description: 'First day, in Hong Kong' }),
    until: day.optional().meta({ description: 'Last day, in Hong Kong' }),
  }),
  response: listOf(auditEntry),
  errors: [],
})
