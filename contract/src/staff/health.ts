import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staff } from './permissions.ts'
import { instant } from '../wire.ts'

const waiting = z.object({
  waiting: z.int().meta({ description: 'Due or running' }),
  failed: z.int().meta({ description: 'Given up' }),
  oldest_seconds: z.number().meta({ description: 'How long the oldest that is due has waited' }),
})

export const lastBackup = z.object({
  last_at: instant.nullable().meta({ description: 'Of the last that succeeded' }),
  is_late: z.boolean().meta({ description: 'It is too old, or none was made in the first day of the shop' }),
})

export const showHealth = endpoint('GET', '/admin/health', {
  summary: 'The health of the shop: jobs, messages, payments, backup, disk, release.',
  access: staff('jobs.read'),
  rate: 'read',
  response: z.object({
    data: z.object({
      jobs: waiting.extend({
        paused_at: instant.nullable().meta({ description: 'Since when staff have paused them' }),
        late: z.array(z.string()).meta({ description: 'Repeated jobs that have not run when they should' }),
      }),
      messages: waiting.meta({ description: 'Those of the jobs that are mails or text messages' }),
      payments: z.object({
        proofs_waiting: z.int(),
        in_trouble: z.int().meta({ description: 'Reports of the last day that fit no order' }),
        refunds_waiting: z.int(),
      }),
      mailbox: z
        .object({
          read_at: instant.nullable().meta({ description: 'When it was last read' }),
          failing_since: instant.nullable().meta({ description: 'Since when it cannot be read' }),
        })
        .nullable()
        .meta({ description: 'Of the studio, from which answers of customers are read; null where none is set' }),
      backup: lastBackup,
      disk: z
        .object({ free_bytes: z.int(), total_bytes: z.int() })
        .nullable()
        .meta({ description: 'Of the data folder of the process that answers' }),
      release: z.object({
        version: z.string(),
        migration: z.string().meta({ description: 'The newest change of the database' }),
        migrated_at: instant,
      }),
    }),
  }),
  errors: [],
})
