import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { keepStep } from './change-writing.ts'
import { publishLocked } from './publish-writing.ts'
import { listDue, lockWriting } from './writings-queries.ts'

/** Publishes every due draft in the name of its scheduler. An invalid one is kept, with the reason. */
export async function publishDue(context: Context): Promise<void> {
  const now = context.clock.now()
  for (const { kind, key } of await listDue(context.db, now)) {
    const publish = async () =>
      transaction(context.db, async (trx) => {
        const row = await lockWriting(trx, kind, key)
        if (!row.draft || !row.publish_at || row.publish_at > now) return
        const by = row.changed_by ? { id: row.changed_by } : undefined
        const publication = { by: by?.id ?? null, now, proof: row.address_proof }
        await keepStep(context, trx, by, row, 'publish', await publishLocked(trx, row, row.draft, publication))
      })
    const giveUp = async (failure: string) =>
      transaction(context.db, async (trx) => {
        const row = await lockWriting(trx, kind, key)
        const by = row.changed_by ? { id: row.changed_by } : undefined
        await keepStep(context, trx, by, row, 'schedule', { publishAt: null, failure })
      })
    try {
      await publish()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await giveUp([error.code, ...(error.options.errors ?? []).map(({ path }) => path)].join(' '))
    }
  }
}
