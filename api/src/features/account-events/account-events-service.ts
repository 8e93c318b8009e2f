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

/** Where a request came from; not stored for an account that is being deleted. */
export type Origin = { request: Request; source: string | undefined }

const userAgentAtMost = 300

/**
 * Records a login or a change of credentials, in the same transaction, so that neither exists without the other.
 * `accountId` is null for a failed attempt without an account.
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
