import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { lineInWords } from '../quotation-content.ts'
import { building, check, checkKeys, renovationFacts, renovationStatuses } from '../renovations.ts'
import { stage, stagesAtMost, stageWaits, works, writtenStage } from '../stages.ts'
import { day, id, line, listOf, oneOf, pageQuery, words } from '../wire.ts'
import { staff } from './permissions.ts'

/** What works on site need of a renovation: no money, no quotation, no name, email or telephone. */
const siteHead = z.object({
  _id: id,
  reference: z.string(),
  title: z.string(),
  status: z.enum(renovationStatuses),
  district: renovationFacts.district,
  address: z.string(),
  stages: z.array(stage.pick({ key: true, title: true, status: true, percent: true })),
  missing_checks: z.array(z.enum(checkKeys)).meta({ description: 'Needed and not done, or ended' }),
})

const siteRoom = siteHead.extend({
  building: building
    .pick({
      management_office: true,
      permit_number: true,
      permit_from: true,
      permit_until: true,
      work_days: true,
      hours: true,
      noisy_hours: true,
    })
    .strip(),
  checks: z.array(check.pick({ key: true, state: true, valid_until: true, is_over: true })),
  works,
})

const staffWorks = works.extend({
  revision: z.number().int().meta({ description: 'Rises with every change of the list' }),
  named_by_plan: z.array(z.string()).meta({ description: 'Keys of stages that an instalment waits for' }),
})

export const showStaffWorks = endpoint('GET', '/admin/renovations/:id/stages', {
  summary: 'The stages of a renovation.',
  access: staff('renovations.read'),
  rate: 'read',
  response: oneOf(staffWorks),
  errors: ['renovation-not-found'],
})

export const changeStages = endpoint('PUT', '/admin/renovations/:id/stages', {
  summary:
    'Replaces the plan of all stages. What was agreed is kept; a stage that has started, or that an instalment waits for, cannot be removed.',
  access: staff('renovations.work'),
  rate: 'write',
  body: z.strictObject({
    revision: z.number().int().meta({ description: 'What the caller read' }),
    stages: z.array(writtenStage).max(stagesAtMost),
  }),
  response: oneOf(staffWorks),
  errors: ['renovation-not-found', 'changed-meanwhile', 'illegal-transition'],
})

export const listSiteRenovations = endpoint('GET', '/admin/site/renovations/all', {
  summary: 'Renovations with works, latest activity first; for a foreman those assigned.',
  access: staff('site.work'),
  rate: 'read',
  query: z.object(pageQuery(25)),
  response: listOf(siteHead),
  errors: [],
})

export const findSiteRenovation = endpoint('GET', '/admin/site/renovations/:id', {
  summary: 'What works on site need to know of a renovation.',
  access: staff('site.work'),
  rate: 'read',
  response: oneOf(siteRoom),
  errors: ['renovation-not-found'],
})

export const listStagesUnderWay = endpoint('GET', '/admin/stages/under-way', {
  summary:
    'The stages of all renovations that were under way on a day, which a lost day would move; none where it is no working day.',
  access: staff('renovations.work'),
  rate: 'read',
  query: z.object({ day, ...pageQuery(25) }),
  response: listOf(
    z.object({
      _id: z.string(),
      renovation_id: id,
      renovation: z.string().meta({ description: 'Its title' }),
      title: words,
    }),
  ),
  errors: [],
})

export const progressStage = endpoint('PUT', '/admin/site/renovations/:id/stages/:key/progress', {
  summary:
    'Starts a stage by its first day, updates its progress, and ends it at 100 per cent. A finished stage is reopened by a lower value, with a reason and not by a foreman.',
  access: staff('site.work'),
  rate: 'write',
  body: z.strictObject({
    percent: z.number().int().min(0).max(100).optional(),
    actual_start: day.optional().meta({ description: 'Today at the latest' }),
    actual_end: day.optional().meta({ description: 'Of a stage that is done; today by default' }),
    next_step: lineInWords(200).optional(),
    waits_for: z.enum(stageWaits).nullable().optional(),
    reason: line(300).default('').meta({ description: 'Needed where a stage is begun again' }),
  }),
  response: oneOf(siteRoom),
  errors: [
    'renovation-not-found',
    'stage-not-found',
    'not-allowed',
    'checks-missing',
    'cooling-off-running',
    'illegal-transition',
  ],
})
