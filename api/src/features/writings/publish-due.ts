import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { keepStep } from './change-writing.ts'
import { publishLocked } from './publish-writing.ts'
import { listDue, lockWriting } from './writings-queries.ts'

/** Publishes every draft whose time has come, in the name of whoever set the time. One that does not fit waits on, with the reason. */
export async function publishDue(context: Context): Promise<void> {
  const now = context.clock.now()
  for (const { kind, key } of await listDue(context.db, now)) {
    const publish = async () =>
      transaction(context.db, async (trx) => {
        const row = await lockWriting(trx, kind, key)
        if (!row.draft || !row.publish_at || row.publish_at > now) return
        const by = row.changed_by ? { id: row.changed_by } : undefined
        const step = await publishLocked(trx, by?.id ?? null, row, row.draft, now)
        await keepStep(trx, by, row, 'publish', step, now)
      })
    const giveUp = async (failure: string) =>
      transaction(context.db, async (trx) => {
        const row = await lockWriting(trx, kind, key)
        const by = row.changed_by ? { id: row.changed_by } : undefined
        await keepStep(trx, by, row, 'schedule', { publishAt: null, failure }, now)
      })
    try {
      await publish()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await giveUp([error.code, ...(error.options.errors ?? []).map(({ path }) => path)].join(' '))
    }
  }
}
