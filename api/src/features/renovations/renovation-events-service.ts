import type { renovationActions } from '@fitout/contract/renovation-actions.ts'
import type { event } from '@fitout/contract/renovations.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { insertEvent, listEventRows, updateRenovation } from './renovations-queries.ts'

type Action = (typeof renovationActions)[number]

/** The actor of an event in a room. `CLOCK` is a scheduled job. */
export type Actor = { accountId: string } | { staffId: string } | 'CLOCK'

/** Adds an event to the room's log, in the same transaction. Facts never contain a name or contact. */
export async function noteInRoom(
  context: Context,
  trx: Database,
  renovationId: string,
  actor: Actor,
  { action, facts = {} }: { action: Action; facts?: Record<string, unknown> },
): Promise<void> {
  const at = context.clock.now()
  await insertEvent(trx, {
    id: newId(),
    renovation_id: renovationId,
    at,
    ...columnsOf(actor),
    action,
    facts: JSON.stringify(facts),
  })
  await updateRenovation(trx, renovationId, { moved_at: at })
}

function columnsOf(actor: Actor) {
  if (actor === 'CLOCK') return { actor, account_id: null, staff_id: null }
  if ('accountId' in actor) return { actor: 'MEMBER' as const, account_id: actor.accountId, staff_id: null }
  return { actor: 'STAFF' as const, account_id: null, staff_id: actor.staffId }
}

export async function showEvents(context: Context, renovationId: string, page: PageRequest) {
  const found = await listEventRows(context.db, renovationId, placeOf(page.query))
  return pageOf(context, page, found, (rows) =>
    rows.map((row): z.input<typeof event> => ({
      _id: row.id,
      at: row.at.toISOString(),
      actor: row.actor,
      name: row.staff_name ?? row.username,
      action: row.action as Action,
      facts: row.facts as z.input<typeof event>['facts'],
    })),
  )
}
