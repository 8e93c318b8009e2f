import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { PaymentNews } from '../../jobs/job-data.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'
import { listDeciders } from '../renovations/room-news-service.ts'

/** Queues a mail to everyone who pays: the client and members who may decide. */
export async function notifyPayers(
  context: Context,
  trx: Database,
  room: Pick<RenovationRow, 'id' | 'client_email'>,
  news: PaymentNews,
): Promise<void> {
  for (const reader of await listDeciders(trx, room)) {
    await context.jobs.enqueue(trx, 'payment-mail', { ...news, ...reader })
  }
}
