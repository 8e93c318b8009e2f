import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { PaymentNews } from '../../jobs/queues.ts'
import { listDecidingAccounts } from '../renovations/renovation-members-service.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'

/** Queues a mail to everyone who pays: the client and members who may decide. */
export async function tellPayers(
  context: Context,
  trx: Database,
  room: Pick<RenovationRow, 'id' | 'client_email'>,
  news: PaymentNews,
): Promise<void> {
  const people = await listDecidingAccounts(trx, room.id)
  for (const accountId of people) await context.jobs.enqueue(trx, 'payment-mail', { ...news, accountId })
  // A client who has not joined yet is mailed at the invited address.
  if (people.length === 0 && room.client_email)
    await context.jobs.enqueue(trx, 'payment-mail', { ...news, invited: true })
}
