import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { type FirstStep, firstSteps } from '@fitout/contract/staff/first-steps.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { recordChange } from '../audit/audit-service.ts'
import { takesPayments } from '../configuration/configuration-service.ts'
import { insertSettledStep, listSettledSteps, readProgress } from './first-steps-queries.ts'

/** The steps that are neither done nor settled by staff. */
export async function listOpenSteps({ db, config }: Context): Promise<FirstStep[]> {
  const [settled, progress, payment] = await Promise.all([
    listSettledSteps(db),
    readProgress(db, config.mainStoreId),
    takesPayments(db),
  ])
  // The system cannot tell whether the policies were read.
  const done = { ...progress, payment, mail: config.smtpUrl !== undefined, policies: false }
  return firstSteps.filter((step) => !done[step] && !settled.includes(step))
}

/** Throws `not-found` for an unknown step. */
export async function settleStep({ db, clock }: Context, by: { id: string }, key: string): Promise<void> {
  const step = firstSteps.find((one) => one === key)
  if (!step) throw new AppError('not-found')
  await transaction(db, async (trx) => {
    const now = clock.now()
    if (!(await insertSettledStep(trx, step, now))) return
    const after = { day: hongKongDay(now) }
    await recordChange(trx, by, {
      action: 'first-steps.settle',
      subject: 'first-step',
      id: step,
      title: step,
      before: undefined,
      after,
    })
  })
}

/** For a shop that is complete from the start, such as the demo. */
export async function settleAllSteps(db: Database, now: Date): Promise<void> {
  for (const step of firstSteps) await insertSettledStep(db, step, now)
}
