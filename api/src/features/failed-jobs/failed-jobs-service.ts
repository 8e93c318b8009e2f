import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { listFailedJobs } from '@fitout/contract/staff/failed-jobs.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { type FailedJobRow, listFailedJobRows, lockFailedJob, makeDue } from './failed-jobs-queries.ts'

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

function presentJob({ id, name, state, retry_count: retries, created_on: created }: FailedJobRow): Job {
  const is_mail = /-(mail|message)$|-news$/.test(name)
  return { _id: id, name, is_mail, state, tries: retries + 1, created_at: created.toISOString() }
}
