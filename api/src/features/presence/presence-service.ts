import { createHash } from 'node:crypto'
import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { presenceSeconds, type reportPresence } from '@fitout/contract/staff/presence.ts'
import type { Context } from '../../context.ts'
import { deletePresenceBefore, listOthers, putPresence } from './presence-queries.ts'

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Pages and settings are identified by names, which are hashed to ids: rows that live a minute need no lookup table.
 */
const idOf = (name: string) => (isId.test(name) ? name : createHash('sha256').update(name).digest('hex').slice(0, 32))

const leftMilliseconds = 2.5 * presenceSeconds * 1000

/** Records that the caller views something, and returns the other viewers. */
export async function notePresence(
  { db, clock }: Context,
  by: { id: string },
  { subject, subject_id: subjectName }: Body<typeof reportPresence>,
): Promise<AnswerInput<typeof reportPresence>['data']> {
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
