import { z } from 'zod'
import { appointmentStatuses, visitKinds } from '../appointments.ts'
import { endpoint } from '../endpoint.ts'
import { renovationStatuses } from '../renovations.ts'
import { day, dollars, id, instant, listOf, pageQuery } from '../wire.ts'
import { enquiryStatuses } from './enquiries.ts'
import { staff } from './permissions.ts'

/** The columns of the pipeline, from first enquiry to end of warranty. Each case is in exactly one. */
export const pipelineColumns = ['enquiries', 'appointments', 'quotations', 'works', 'warranties'] as const
export type PipelineColumn = (typeof pipelineColumns)[number]

/** The number of cases per column that are summed, those longest in it first. */
export const summedAtMost = 2000
const ofLongest = `Of at most ${summedAtMost + 1} cases, those that are longest in the column`

const card = z.object({
  _id: id.meta({ description: 'Of the enquiry, the appointment or the renovation' }),
  column: z.enum(pipelineColumns),
  reference: z.string(),
  title: z.string().meta({ description: 'Empty if none was given' }),
  client_name: z.string(),
  district: z.string().nullable(),
  status: z.enum([...enquiryStatuses, ...appointmentStatuses, ...renovationStatuses]),
  visit: z.enum(visitKinds).nullable().meta({ description: 'Of an appointment' }),
  staff_name: z.string().nullable().meta({ description: 'Who is responsible' }),
  since: instant.meta({ description: 'When it came into the column' }),
  days: z.int().meta({ description: 'Days in the column, in Hong Kong' }),
  budget: z.string().nullable().meta({ description: 'Before there is an amount' }),
  amount: dollars.nullable().meta({ description: 'Of the newest quotation, from the acceptance on of the contract' }),
  open: dollars.nullable().meta({ description: 'Of the contract, what is not paid' }),
  next_action: z.string().nullable(),
  next_at: instant.nullable().meta({ description: 'When the appointment begins' }),
  next_on: day.nullable().meta({
    description:
      'By when an enquiry is worked on, a quotation can be accepted, the permit ends, the last warranty ends',
  }),
  is_late: z.boolean().meta({ description: 'Whether something of it is past its day' }),
})

export const listPipeline = endpoint('GET', '/admin/pipeline/all', {
  summary: 'One column of the pipeline, longest in it first.',
  access: staff('renovations.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(20), column: z.enum(pipelineColumns).default('enquiries') }),
  response: listOf(card),
  errors: [],
})

export const readPipelineFigures = endpoint('GET', '/admin/pipeline/figures', {
  summary: 'The number and value of cases in each column of the pipeline.',
  access: staff('renovations.read'),
  rate: 'read',
  response: z.object({
    data: z.array(
      z.object({
        column: z.enum(pipelineColumns),
        count: z.int().meta({ description: `One more than ${summedAtMost} says that there are more` }),
        amount: dollars.meta({ description: ofLongest }),
        open: dollars.meta({ description: ofLongest }),
        late: z.int().meta({ description: ofLongest }),
      }),
    ),
  }),
  errors: [],
})
