import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { listFailedJobs } from '@fitout/contract/staff/failed-jobs.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange, recordChanges } from '../audit/audit-service.ts'
import {
  type FailedJobRow,
  listFailedJobRows,
  lockFailedJob,
  makeAllDue,
  makeDue,
  setPaused,
} from './failed-jobs-queries.ts'

type Job = AnswerInput<typeof listFailedJobs>['data'][number]

export async function showFailedJobs(context: Context, page: PageRequest) {
  const found = await listFailedJobRows(context.db, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(presentJob))
}

/** Throws `job-not-found`. */
export async function retryByStaff(context: Context, by: { id: string }, id: string): Promise<{ data: Job }> {
  return transaction(context.db, async (trx) => {
    const job = isId(id) ? await lockFailedJob(trx, id) : undefined
    if (!job) throw new AppError('job-not-found')
    await makeDue(trx, job)
    const subject = { subject: 'job' as const, id: job.id, title: job.name }
    const change = { before: { state: job.state }, after: { state: 'due' } }
    await recordChange(trx, by, { action: 'jobs.retry', ...subject, ...change })
    return { data: presentJob({ ...job, state: 'retry' }) }
  })
}

const retriedAtMost = 1000

export async function retryAllByStaff(context: Context, by: { id: string }): Promise<{ data: { retried: number } }> {
  return transaction(context.db, async (trx) => {
    const jobs = await makeAllDue(trx, retriedAtMost)
    const changes = jobs.map(({ id, name, state }) => {
      const subject = { subject: 'job' as const, id, title: name }
      return { action: 'jobs.retry' as const, ...subject, before: { state }, after: { state: 'due' } }
    })
    await recordChanges(trx, by, changes)
    return { data: { retried: jobs.length } }
  })
}

/** Workers check this every other second. */
export async function pauseByStaff(context: Context, by: { id: string }, isPaused: boolean) {
  return transaction(context.db, async (trx) => {
    const _id = 'all'
    if (await setPaused(trx, isPaused)) {
      const action = isPaused ? ('jobs.pause' as const) : ('jobs.go-on' as const)
      const change = { before: { is_paused: !isPaused }, after: { is_paused: isPaused } }
      await recordChange(trx, by, { action, subject: 'job', id: _id, title: _id, ...change })
    }
    return { data: { _id, is_paused: isPaused } }
  })
}

/** Whether jobs of this name send a message to a person. */
export function isMessage(name: string): boolean {
  return /-(mail|message|notice|invitation)$|-news$/.test(name)
}

function presentJob({ id, name, state, retry_count: retries, created_on: created }: FailedJobRow): Job {
  return { _id: id, name, is_mail: isMessage(name), state, tries: retries + 1, created_at: created.toISOString() }
}
