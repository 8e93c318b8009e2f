import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { showHealth } from '@fitout/contract/staff/health.ts'
import release from '../../../package.json' with { type: 'json' }
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { listLateJobs } from '../../jobs/schedules-queries.ts'
import { roomOn } from '../../metrics/disk.ts'
import { listQueueFigures, type QueueFigures, readShopFigures } from '../../metrics/metrics-queries.ts'
import { lookAtMailbox } from '../enquiry-replies/mailbox-service.ts'
import { isMessage } from '../failed-jobs/failed-jobs-service.ts'
import { findLastBackup, findNewestMigration, findPause } from './health-queries.ts'

/** Returns the state of the shop for the studio's staff, who do not run the server themselves. */
export async function lookAtHealth({ db, config }: Context): Promise<AnswerInput<typeof showHealth>> {
  const [queues, figures, late, pausedAt, backup, migration, disk, mailbox] = await Promise.all([
    listQueueFigures(db),
    readShopFigures(db),
    listLateJobs(db),
    findPause(db),
    lookAtBackup(db),
    findNewestMigration(db),
    roomOn(config.dataDir),
    lookAtMailbox(db, config.imapUrl),
  ])
  return {
    data: {
      jobs: { ...sumOf(queues), paused_at: pausedAt?.toISOString() ?? null, late: late.map(({ name }) => name) },
      messages: sumOf(queues.filter(({ name }) => isMessage(name))),
      payments: {
        proofs_waiting: figures.proofs_waiting,
        in_trouble: figures.payments_in_trouble,
        refunds_waiting: figures.refunds_waiting,
      },
      mailbox: config.imapUrl
        ? {
            read_at: mailbox?.read_at?.toISOString() ?? null,
            failing_since: mailbox?.failing_since?.toISOString() ?? null,
          }
        : null,
      backup,
      disk,
      release: {
        version: release.version,
        migration: migration.name.replace(/\.sql$/, ''),
        migrated_at: migration.applied_at.toISOString(),
      },
    },
  }
}

/** When the last good backup was made, and whether it is too old. */
export async function lookAtBackup(db: Database): Promise<{ last_at: string | null; is_late: boolean }> {
  const { last_at: at, is_late } = await findLastBackup(db)
  return { last_at: at?.toISOString() ?? null, is_late }
}

function sumOf(queues: QueueFigures[]) {
  const sum = (of: 'waiting' | 'failed') => queues.reduce((total, queue) => total + queue[of], 0)
  return {
    waiting: sum('waiting'),
    failed: sum('failed'),
    oldest_seconds: Math.max(0, ...queues.map(({ age }) => age)),
  }
}
