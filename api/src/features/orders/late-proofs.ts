import type { Context } from '../../context.ts'
import { countLateProofs } from './staff-orders-queries.ts'

/** Returns the proofs that have been undecided for too long. */
export async function lateProofs({ db, clock, config }: Context) {
  return countLateProofs(db, new Date(clock.now().getTime() - config.proofReminderHours * 3_600_000))
}
