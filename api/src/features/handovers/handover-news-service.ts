import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { HandoverNews } from '../../jobs/job-data.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'
import { listDeciders, listReaders } from '../renovations/room-news-service.ts'

type Room = Pick<RenovationRow, 'id' | 'client_email' | 'staff_id'>

/** Queues the mail with the certificate to everyone who decides, and to the studio. */
export async function notifyOfHandover(context: Context, trx: Database, room: Room): Promise<void> {
  for (const reader of await listReaders(trx, room, true)) {
    await context.jobs.enqueue(trx, 'handover-mail', {
      renovationId: room.id,
      news: { event: 'certificate' },
      ...reader,
    })
  }
}

export async function notifyClients(context: Context, trx: Database, room: Room, news: HandoverNews): Promise<void> {
  for (const reader of await listDeciders(trx, room)) {
    await context.jobs.enqueue(trx, 'handover-mail', { renovationId: room.id, news, ...reader })
  }
}
