import { z } from 'zod'
import type { Words } from './locales.ts'
import { day, dollars, words } from './wire.ts'

/** When an instalment becomes due. */
export const instalmentTriggers = [
  'AFTER_COOLING_OFF',
  'ON_DAY',
  'STAGE_STARTED',
  'STAGE_DONE',
  'HANDED_OVER',
  'DAYS_AFTER_HANDOVER',
] as const

/** One row of a payment plan: a share or an amount, and what makes it due. */
export const planRow = z.strictObject({
  title: words,
  kind: z.enum(['PLAN', 'RETENTION']).default('PLAN'),
  share: z.number().int().min(0).max(10_000).nullable().default(null).meta({ description: 'Hundredths of a percent' }),
  amount: dollars.min(0).max(10_000_000).nullable().default(null),
  trigger: z.enum(instalmentTriggers),
  day: day.nullable().default(null).meta({ description: 'Of `ON_DAY`' }),
  stage: z.string().max(40).nullable().default(null).meta({ description: 'Key of the stage, of `STAGE_…`' }),
  days: z.number().int().min(1).max(365).nullable().default(null).meta({ description: 'Of `DAYS_AFTER_HANDOVER`' }),
})
export type PlanRow = z.output<typeof planRow>

type Due = Pick<PlanRow, 'trigger'> & Partial<Pick<PlanRow, 'stage' | 'days' | 'kind'>>

function part(title: Words, hundredths: number, due: Due): PlanRow {
  return { title, kind: 'PLAN', share: hundredths, amount: null, day: null, stage: null, days: null, ...due }
}

const titled = (en: string, zh: string, cn: string): Words => ({ en, zh, cn })
const first = titled('First instalment', '首期', '首期')
const second = titled('Second instalment', '第二期', '第二期')
const third = titled('Third instalment', '第三期', '第三期')
const fourth = titled('Fourth instalment', '第四期', '第四期')
const last = titled('Final payment', '尾數', '尾款')
const retention = titled('Retention', '保留金', '质保金')

const beforeHandover = [
  part(first, 1000, { trigger: 'AFTER_COOLING_OFF' }),
  part(second, 3000, { trigger: 'STAGE_STARTED', stage: 'demolition' }),
  part(third, 3000, { trigger: 'STAGE_DONE', stage: 'masonry' }),
  part(fourth, 2000, { trigger: 'STAGE_DONE', stage: 'carpentry' }),
]

/** The plans that staff choose from; each may be changed row by row. */
export const plansOffered = {
  two: [part(first, 5000, { trigger: 'AFTER_COOLING_OFF' }), part(second, 5000, { trigger: 'HANDED_OVER' })],
  five: [...beforeHandover, part(last, 1000, { trigger: 'HANDED_OVER' })],
  six: [
    ...beforeHandover,
    part(last, 500, { trigger: 'HANDED_OVER' }),
    part(retention, 500, { kind: 'RETENTION', trigger: 'DAYS_AFTER_HANDOVER', days: 60 }),
  ],
} satisfies Record<string, PlanRow[]>
