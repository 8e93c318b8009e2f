import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { deleteOldEvents, insertEvent } from './account-events-queries.ts'

export type AccountEvent =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-reset'
  | 'contact-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'data-copied'
  | 'deleted'

/** Where a request came from; nothing of it is kept for an account that is being forgotten. */
export type Origin = { request: Request; source: string | undefined }

const userAgentAtMost = 300

/**
 * Notes that an account was opened, or a way in was changed; in the transaction of what happened, so that neither is
 * there without the other. `accountId` is null where somebody tried what opens no account.
 */
export async function noteEvent(
  context: Context,
  db: Database,
  accountId: string | null,
  kind: AccountEvent,
  origin?: Origin,
): Promise<void> {
  await insertEvent(db, {
    id: newId(),
    account_id: accountId,
    kind,
    source: origin?.source ?? null,
    user_agent: origin?.request.headers.get('User-Agent')?.slice(0, userAgentAtMost) ?? null,
    created_at: context.clock.now(),
  })
}

export async function sweepEvents(context: Context): Promise<void> {
  await deleteOldEvents(context.db)
}
