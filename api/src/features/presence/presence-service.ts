import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { presenceSeconds, type tellPresence } from '@fitout/contract/staff/presence.ts'
import type { Context } from '../../context.ts'
import { deletePresenceBefore, listOthers, putPresence } from './presence-queries.ts'

const leftMilliseconds = 2.5 * presenceSeconds * 1000

/** Says that one looks at something, and who else does. */
export async function tell(
  { db, clock }: Context,
  by: { id: string },
  { subject, subject_id: subjectId }: Body<typeof tellPresence>,
): Promise<AnswerInput<typeof tellPresence>['data']> {
  const now = clock.now()
  const seen = { subject, subjectId, staffId: by.id, now, leftBefore: new Date(now.getTime() - leftMilliseconds) }
  await putPresence(db, seen)
  return (await listOthers(db, seen)).map(({ id, name, since }) => ({ _id: id, name, since: since.toISOString() }))
}

export async function sweepPresence({ db, clock }: Context): Promise<void> {
  await deletePresenceBefore(db, new Date(clock.now().getTime() - leftMilliseconds))
}
