import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { QuotationEvent } from '../../jobs/queues.ts'
import { listDecidingAccounts } from '../renovations/renovation-members-service.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'

/** News for the studio too: what the client has decided. */
const forStudio: ReadonlySet<QuotationEvent> = new Set([
  'accepted',
  'accepted-on-paper',
  'declined',
  'cancelled',
  'early-start',
])

/** Queues a mail to each person who decides, and to whoever is responsible at the studio where it is news to them. */
export async function tellAbout(
  context: Context,
  trx: Database,
  room: Pick<RenovationRow, 'id' | 'client_email' | 'staff_id'>,
  { quotationId, event }: { quotationId: string; event: QuotationEvent },
): Promise<void> {
  const people = await listDecidingAccounts(trx, room.id)
  const enqueue = (to: { accountId: string } | { staffId: string } | { invited: true }) =>
    context.jobs.enqueue(trx, 'quotation-mail', { quotationId, event, ...to })
  for (const accountId of people) await enqueue({ accountId })
  // A client who has not joined yet hears of it at the invited address.
  if (people.length === 0 && room.client_email) await enqueue({ invited: true })
  if (forStudio.has(event) && room.staff_id) await enqueue({ staffId: room.staff_id })
}
