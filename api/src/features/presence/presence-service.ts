import { createHash } from 'node:crypto'
import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { presenceSeconds, type tellPresence } from '@fitout/contract/staff/presence.ts'
import type { Context } from '../../context.ts'
import { deletePresenceBefore, listOthers, putPresence } from './presence-queries.ts'

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Pages and settings are called by names: rows of one minute need no table that knows them. */
const idOf = (name: string) => (isId.test(name) ? name : createHash('sha256').update(name).digest('hex').slice(0, 32))

const leftMilliseconds = 2.5 * presenceSeconds * 1000

/** Says that one looks at something, and who else does. */
export async function tell(
  { db, clock }: Context,
  by: { id: string },
  { subject, subject_id: subjectName }: Body<typeof tellPresence>,
): Promise<AnswerInput<typeof tellPresence>['data']> {
  const now = clock.now()
  const seen = {
    subject,
    subjectId: idOf(subjectName),
    staffId: by.id,
    now,
    leftBefore: new Date(now.getTime() - leftMilliseconds),
  }
  await putPresence(db, seen)
  return (await listOthers(db, seen)).map(({ id, name, since }) => ({ _id: id, name, since: since.toISOString() }))
}

export async function sweepPresence({ db, clock }: Context): Promise<void> {
  await deletePresenceBefore(db, new Date(clock.now().getTime() - leftMilliseconds))
}
