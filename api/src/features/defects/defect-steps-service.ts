import type { Body } from '@fitout/contract/endpoint.ts'
import { type Defect, type DefectState, defectDays, type reopenDefect } from '@fitout/contract/defects.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import type { OnSite } from '../stages/site-service.ts'
import { auditDefect } from './defect-audit.ts'
import { takePictures } from './defect-pictures.ts'
import { type DefectRow, moveDefect } from './defects-queries.ts'
import { followed, lockDefect, type Party, present, requireActing } from './defects-service.ts'

/** The state transitions of a defect. Which side may make them is stated with the defect itself. */

export type DefectPath = { id: string; defect_id: string }
type Change = Parameters<typeof moveDefect>[2]['change']
type Next = { to: DefectState; change: Change }
type Step = {
  may: keyof Defect['may']
  event: 'defect-fixed' | 'defect-closed' | 'defect-reopened' | 'defect-withdrawn'
  audited?: 'defects.fix' | 'defects.close' | 'defects.withdraw'
  next: (row: DefectRow, now: Date, trx: Database) => Promise<Next> | Next
}

async function take(context: Context, by: Party, path: DefectPath, step: Step): Promise<Defect> {
  const id = await requireActing(context.db, by, path.id)
  return transaction(context.db, async (trx) => {
    const { room, row } = await lockDefect(trx, id, path.defect_id)
    if (!present(context, room, row, by).may[step.may]) throw new AppError('illegal-transition')
    const { to, change } = await step.next(row, context.clock.now(), trx)
    if (!(await moveDefect(trx, row.id, { from: row.state, change: { ...change, state: to } }))) {
      throw new AppError('illegal-transition')
    }
    const actor = 'staff' in by ? { staffId: by.staff.id } : by
    await noteInRoom(context, trx, room.id, actor, { action: step.event, facts: { number: row.number } })
    const after = await followed(context, trx, room, row.id)
    if ('staff' in by && step.audited) {
      await auditDefect(trx, by.staff, room, { action: step.audited, before: row, after })
    }
    return present(context, room, after, by)
  })
}

/** After a fix, neither side has been notified yet. */
const notNotified = { is_fix_told: false, is_silence_told: false }

/** Throws `defect-not-found`, `file-not-found`, `illegal-transition`. */
export async function fixDefect(context: Context, staff: OnSite, path: DefectPath, images: string[]) {
  return take(context, { staff }, path, {
    may: 'fix',
    event: 'defect-fixed',
    audited: 'defects.fix',
    async next(_row, now, trx) {
      await takePictures(trx, { staff }, images)
      return { to: 'FIXED', change: { fix_file_ids: images, fixed_at: now, ...notNotified } }
    },
  })
}

/** The client accepts the fix. Throws `not-allowed`, `defect-not-found`, `illegal-transition`. */
export async function closeByClient(context: Context, accountId: string, path: DefectPath) {
  return take(context, { accountId }, path, {
    may: 'close',
    event: 'defect-closed',
    next: (_row, now) => ({ to: 'CLOSED', change: { closed_at: now, closed_by: 'CLIENT', reason: '' } }),
  })
}

/** The studio closes a defect to which the client has not responded. Throws `defect-not-found`, `illegal-transition`. */
export async function closeByStudio(context: Context, staff: OnSite, path: DefectPath, reason: string) {
  return take(context, { staff }, path, {
    may: 'close',
    event: 'defect-closed',
    audited: 'defects.close',
    next: (_row, now) => ({ to: 'CLOSED', change: { closed_at: now, closed_by: 'STUDIO', reason } }),
  })
}

/** Throws `not-allowed`, `defect-not-found`, `file-not-found`, `illegal-transition`. */
export async function reopenByClient(
  context: Context,
  accountId: string,
  path: DefectPath,
  { reason, images }: Body<typeof reopenDefect>,
) {
  return take(context, { accountId }, path, {
    may: 'reopen',
    event: 'defect-reopened',
    async next({ reopened }, now, trx) {
      await takePictures(trx, { accountId }, images)
      const due_on = hongKongDay(now, defectDays)
      const again = { reopened: reopened + 1, closed_at: null, closed_by: null, due_on }
      return { to: 'OPEN', change: { ...again, reason, reopen_file_ids: images } }
    },
  })
}

/** Withdrawn by the side that reported it. Throws `not-allowed`, `defect-not-found`, `illegal-transition`. */
export async function withdraw(context: Context, by: Party, path: DefectPath) {
  return take(context, by, path, {
    may: 'withdraw',
    event: 'defect-withdrawn',
    audited: 'defects.withdraw',
    next: () => ({ to: 'WITHDRAWN', change: {} }),
  })
}
