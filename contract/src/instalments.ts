import { z } from 'zod'
import { defectCounts } from './defects.ts'
import { endpoint } from './endpoint.ts'
import type { Words } from './locales.ts'
import { paymentRecord } from './payment-records.ts'
import { day, dollars, id, words } from './wire.ts'

/** What makes an instalment fall due. */
export const instalmentTriggers = [
  'AFTER_COOLING_OFF',
  'ON_DAY',
  'STAGE_STARTED',
  'STAGE_DONE',
  'HANDED_OVER',
  'DAYS_AFTER_HANDOVER',
] as const

/** One row of a payment plan: a share or an amount, and what makes it fall due. */
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

/** The payment plans that staff can start from; every row can then be changed. */
export const plansOffered = {
  two: [part(first, 5000, { trigger: 'AFTER_COOLING_OFF' }), part(second, 5000, { trigger: 'HANDED_OVER' })],
  five: [...beforeHandover, part(last, 1000, { trigger: 'HANDED_OVER' })],
  six: [
    ...beforeHandover,
    part(last, 500, { trigger: 'HANDED_OVER' }),
    part(retention, 500, { kind: 'RETENTION', trigger: 'DAYS_AFTER_HANDOVER', days: 60 }),
  ],
} satisfies Record<string, PlanRow[]>

export const instalmentStates = ['WAITING', 'DUE', 'CHECKING', 'OVERDUE', 'PAID', 'VOID'] as const
export type InstalmentState = (typeof instalmentStates)[number]

/** The summary of an instalment that the renovation's page shows. */
export const instalmentHead = z.object({
  _id: id,
  number: z.number().int(),
  title: words,
  state: z.enum(instalmentStates),
  payable: dollars.meta({ description: 'As accepted, with what variations added or took out' }),
  paid: dollars,
  open: dollars.meta({ description: 'What is still to be paid' }),
  due_on: day.nullable().meta({ description: 'Null until it is known' }),
  reference: z.string(),
})
export type InstalmentHead = z.input<typeof instalmentHead>

const instalment = instalmentHead.extend({
  kind: z.enum(['PLAN', 'RETENTION', 'VARIATION']),
  trigger: z.enum(instalmentTriggers),
  stage: z.string().nullable(),
  stage_title: words.nullable().meta({ description: 'Of that stage, as the quotation names it' }),
  days: z.number().int().nullable(),
  amount: dollars.meta({ description: 'As the quotation was accepted' }),
  adjustments: z
    .array(z.object({ variation: z.string(), amount: dollars }))
    .meta({ description: 'What variations added or took out' }),
  payment_code: z
    .object({ text: z.string(), picture: z.string() })
    .nullable()
    .meta({ description: 'FPS code of what is open, as text and as the address of a PNG; null once there is nothing' }),
  payment_records: z.array(paymentRecord).meta({ description: 'Newest first' }),
})

/** The totals of a contract. */
export const contractMoney = z.object({
  contract_sum: dollars,
  paid: dollars,
  open: dollars,
  credit: dollars.meta({ description: 'What the studio owes back' }),
})

export const schedule = contractMoney.extend({
  data: z.array(instalment),
  open_defects: defectCounts.meta({ description: 'Beside the last row: a major one keeps it from being due' }),
  refunds: z.array(z.object({ _id: id, amount: dollars, sent_on: day, reason: z.string() })),
})

export const listInstalments = endpoint('GET', '/renovations/:id/instalments/all', {
  summary: 'The instalments of a renovation, with what is paid and open of each.',
  access: 'registered',
  rate: 'read',
  response: schedule,
  errors: ['renovation-not-found'],
})
