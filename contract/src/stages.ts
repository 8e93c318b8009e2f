import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { lineInWords, stageKey } from './quotation-content.ts'
import { day, words } from './wire.ts'

export const stageStates = ['PLANNED', 'STARTED', 'DONE'] as const

/** Who or what a stage is waiting for. */
export const stageWaits = ['CLIENT', 'STUDIO', 'BUILDING'] as const

/** What costs every renovation a working day. */
export const weatherCauses = ['T8', 'BLACK_RAIN', 'EXTREME_CONDITIONS', 'OTHER'] as const

export const lostDays = z.union([z.literal(0.5), z.literal(1)])

export const stage = z.object({
  key: z.string(),
  title: words,
  weight: z.number().int().meta({ description: 'Its part of the works, beside those of the others' }),
  status: z.enum(stageStates),
  percent: z.number().int(),
  planned_start: day.nullable().meta({ description: 'As agreed; null for a stage that came later' }),
  planned_end: day.nullable(),
  starts_on: day.meta({ description: 'As it is planned now' }),
  working_days: z.number().int(),
  forecast_start: day.meta({ description: 'From what happened; the actual day once there is one' }),
  forecast_end: day,
  actual_start: day.nullable(),
  actual_end: day.nullable(),
  days_late: z.number().int().meta({ description: 'Working days that it ends after the agreed day' }),
  days_lost: z.number().meta({ description: 'By the weather while it was under way, in halves' }),
  next_step: words,
  waits_for: z.enum(stageWaits).nullable(),
  reopened_reason: z.string().meta({ description: 'Why it was begun again; empty unless it was' }),
})
export type Stage = z.input<typeof stage>

/** The works as a whole. Days are null until there is a contract. */
export const works = z.object({
  data: z.array(stage),
  percent: z.number().int().meta({ description: 'Of all stages by their weight' }),
  accepted_end: day.nullable().meta({ description: 'As the quotation was accepted' }),
  agreed_end: day.nullable().meta({ description: 'That day moved by the weather and by approved variations' }),
  forecast_end: day.nullable().meta({ description: 'Of the last stage; null without stages' }),
  days_by_weather: z.number().int().meta({ description: 'Working days by which the weather moved the agreed end' }),
  days_by_variations: z.number().int(),
  days_late: z.number().int().meta({ description: 'Working days after the agreed end' }),
  late_for: z.array(z.enum(stageWaits)).meta({ description: 'For whom the stages wait that are late' }),
  weather_days: z
    .array(z.object({ day, cause: z.enum(weatherCauses), lost: lostDays }))
    .meta({ description: 'Working days that were lost while a stage was under way' }),
  holidays: z.array(z.object({ day, title: words })).meta({ description: 'General holidays during the works' }),
})
export type Works = z.input<typeof works>

/** A stage as staff edit it. What was agreed about it does not change. */
export const writtenStage = z.strictObject({
  key: stageKey,
  title: lineInWords(120),
  weight: z.number().int().min(1).max(100),
  starts_on: day,
  working_days: z.number().int().min(1).max(120),
})

export const stagesAtMost = 30

export const showWorks = endpoint('GET', '/renovations/:id/stages/all', {
  summary: 'The stages of a renovation: agreed, forecast and actual days, with the days lost.',
  access: 'registered',
  rate: 'read',
  response: works,
  errors: ['renovation-not-found'],
})
