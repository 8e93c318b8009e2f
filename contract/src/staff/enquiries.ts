import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { staff } from './permissions.ts'
import {
  day,
  flag,
  id,
  instant,
  line,
  listOf,
  oneOf,
  pageQuery,
  sortQuery,
  fileQuery,
  listFile,
  words,
} from '../wire.ts'

export const enquiryStatuses = ['NEW', 'ANSWERED', 'CLOSED', 'SPAM'] as const
const enquiryStatus = z.enum(enquiryStatuses)

const staffEnquiry = z.object({
  _id: id,
  reference: z.string(),
  status: enquiryStatus,
  created_at: instant,
  reply_by: instant.meta({ description: 'By when the sender was promised an answer' }),
  waits_since: instant.nullable().meta({ description: 'Since when its sender, once answered, waits again' }),
  language: z.enum(locales).meta({ description: 'In which its sender is answered' }),
  is_late: z.boolean().meta({ description: 'Whether it is new past that time' }),
  is_action_late: z
    .boolean()
    .meta({ description: 'Whether the day of what is to be done has passed while it is open' }),
  name: z.string(),
  email: z.string().nullable(),
  contact_number: z.string().nullable(),
  subject: z.string(),
  description: z.string(),
  budget: z.string().nullable(),
  style: z.string().nullable(),
  location: z.string().nullable(),
  saleable_sqft: z.number().int().nullable(),
  source_page: z.string().nullable(),
  project_title: words.nullable().meta({ description: 'Of the project of the portfolio that it began from' }),
  picture_ids: z.array(id),
  document_ids: z.array(id).meta({ description: 'Floor plans that came as PDF, read by the same call' }),
  owner: z.object({ _id: id, name: z.string() }).nullable(),
  renovation_id: id.nullable().meta({ description: 'The renovation that it became' }),
  next_action: z.string().nullable(),
  next_action_on: z.string().nullable(),
  version: z.string().meta({ description: 'Changes with every edit' }),
})

const filter = {
  status: z
    .enum([...enquiryStatuses, 'ALL'])
    .default('NEW')
    .meta({ description: '`ALL`: of every state, newest first' }),
  q: line(100).default('').meta({ description: 'Part of the reference, the name, the contact or the subject' }),
  owner_id: z
    .union([id, z.literal('none')])
    .optional()
    .meta({ description: '`none`: those without an owner who can work on them' }),
  is_late: flag.optional().meta({ description: 'Still new past the promised answer' }),
}

export const listStaffEnquiries = endpoint('GET', '/admin/enquiries/all', {
  summary: 'Enquiries of one state, or of all: new ones by reply deadline, answered ones by next action.',
  access: staff('enquiries.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), ...filter, ...sortQuery(['created_at', 'reply_by', 'next_action_on']) }),
  response: listOf(staffEnquiry),
  errors: [],
})

export const exportStaffEnquiries = endpoint('GET', '/admin/enquiries/export', {
  summary: 'The enquiries of a filter as CSV or JSON. The export is audited.',
  access: staff('enquiries.export'),
  rate: 'write',
  effect: true,
  query: z.object({ ...filter, ...fileQuery }),
  response: listFile,
  errors: [],
})

export const findStaffEnquiry = endpoint('GET', '/admin/enquiries/:id', {
  summary: 'One enquiry with everything attached to it.',
  access: staff('enquiries.read'),
  rate: 'read',
  response: oneOf(staffEnquiry),
  errors: ['enquiry-not-found'],
})

export const readEnquiryPicture = endpoint('GET', '/admin/enquiries/:id/pictures/:picture_id', {
  summary: 'A floor plan or photo of an enquiry.',
  access: staff('enquiries.read'),
  rate: 'read',
  response: z.file(),
  errors: ['file-not-found'],
})

export const workOnEnquiry = endpoint('PUT', '/admin/enquiries/:id/change', {
  summary: 'Updates an enquiry: its state, owner and next action.',
  access: staff('enquiries.work'),
  rate: 'write',
  body: z.strictObject({
    status: enquiryStatus.optional(),
    is_mine: z.boolean().optional().meta({ description: 'Takes it over, or gives it back' }),
    owner_id: id.optional().meta({ description: 'Hands it to a colleague' }),
    next_action: line(300).optional(),
    next_action_on: day.nullable().optional(),
    version: line(40)
      .optional()
      .meta({ description: 'What the caller looked at; where it has changed, nothing is done' }),
  }),
  response: oneOf(staffEnquiry),
  errors: ['enquiry-not-found', 'staff-not-found', 'changed-meanwhile'],
})
