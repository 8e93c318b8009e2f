import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { areaCodes, digitsPattern, emailMaximumLength, isEmail } from './formats.ts'
import { hongKongAreas } from './hong-kong-districts.ts'
import { floorPlansAtMost, photosAtMost } from './limits.ts'
import { budgetBands, keysOf, type ProjectOption, projectStyles } from './project-options.ts'
import { areaUnits } from './saleable-area.ts'
import { id, instant, line, listOf, oneOf, pageQuery, text } from './wire.ts'

/** One of the keys; an empty text counts as no choice. */
const choice = <Key extends string>(options: readonly ProjectOption<Key>[]) =>
  z.enum(['', ...keysOf(options)]).optional()

const districts = hongKongAreas.flatMap((area) => area.districts)

export const sendEnquiry = endpoint('POST', '/enquiries', {
  summary: 'Sends an enquiry to the studio. Either email or phone is required.',
  access: 'anyone',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    name: line(100, 1),
    email: line(emailMaximumLength)
      .refine((value) => value === '' || isEmail(value), { params: { code: 'email-format' } })
      .default(''),
    email_prefix: line(64).default('').meta({ description: 'With `email_provider`, another way to give the email' }),
    email_provider: line(190).default(''),
    area_code: z.enum(['', ...areaCodes]).default('852'),
    phone: z
      .string()
      .max(15)
      .refine((value) => value === '' || digitsPattern.test(value), { params: { code: 'phone-format' } })
      .default(''),
    subject: line(150).default(''),
    description: text(4000, 1),
    budget: choice(budgetBands),
    style: choice(projectStyles),
    location: choice(districts).meta({ description: 'Key of one of the 18 districts' }),
    area: z.number().positive().max(100_000).optional().meta({ description: 'Saleable area' }),
    area_units: z.enum(areaUnits).default('sqft'),
    floor_plans: z.array(id).max(floorPlansAtMost).default([]).meta({ description: 'Files of the same session' }),
    photos: z.array(id).max(photosAtMost).default([]),
    project: id.optional().meta({ description: 'The project that the enquiry began from' }),
    service: id.optional(),
    source_page: line(300).default('').meta({ description: 'The page that the enquiry began from' }),
    website: line(500).default('').meta({ description: 'A honeypot: the field is invisible, so only bots fill it in' }),
    seconds: z.number().int().min(0).max(10_000_000).optional().meta({ description: 'How long the form was open' }),
  }),
  response: oneOf(
    z.object({
      _id: id,
      reference: z.string(),
      reply_by: instant.meta({ description: 'By when the studio answers' }),
    }),
  ),
  errors: ['file-not-found', 'request-in-progress', 'idempotency-key-reused'],
})

/** The status of an enquiry as its sender sees it. */
export const enquiryStages = ['received', 'answered', 'closed'] as const

export const ownEnquiries = endpoint('GET', '/enquiries/all', {
  summary: "The member's own enquiries, including those sent as a guest. Newest first.",
  access: 'registered',
  rate: 'read',
  query: z.object(pageQuery(10)),
  response: listOf(
    z.object({
      _id: id,
      reference: z.string(),
      created_at: instant,
      stage: z.enum(enquiryStages),
      reply_by: instant.meta({ description: 'By when the studio promised to answer' }),
      is_late: z.boolean().meta({ description: 'Whether it has not answered by then' }),
      subject: z.string(),
      description: z.string(),
      budget: z.string().nullable(),
      style: z.string().nullable(),
      location: z.string().nullable(),
      saleable_sqft: z.number().int().nullable(),
      picture_count: z.number().int(),
      reply_count: z.number().int().meta({ description: 'Messages of its thread' }),
      renovation_id: id.nullable().meta({ description: 'The renovation it led to, of which the caller is a member' }),
    }),
  ),
  errors: [],
})
