import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { showVariation } from '@fitout/contract/variations.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { requireRight, requireRoomRow } from '../renovations/renovations-service.ts'
import { presentHead } from './shown-variations-service.ts'
import { effectOf, type Path, requireVariation } from './variation-room.ts'
import { findDecision } from './variations-queries.ts'

/** A variation that was sent. Throws `variation-not-found`, also for a draft. */
export async function requireSent(context: Context, accountId: string, path: Path) {
  await requireRight(context.db, path.id, accountId, 'READ')
  const row = await requireVariation(context.db, path)
  if (!row.content) throw new AppError('variation-not-found')
  return { room: await requireRoomRow(context.db, path.id), row, content: row.content }
}

export async function showOwnVariation(
  context: Context,
  accountId: string,
  path: Path,
): Promise<AnswerInput<typeof showVariation>['data']> {
  const { room, row, content } = await requireSent(context, accountId, path)
  const decision = await findDecision(context.db, row.id)
  const decided = {
    decided_at: decision?.at ?? null,
    reason: decision?.reason ?? null,
    typed_name: decision?.typed_name ?? null,
  }
  return {
    ...presentHead({ ...row, ...decided }, context.clock.now()),
    content,
    ...(await effectOf(context, room, row, content)),
  }
}
