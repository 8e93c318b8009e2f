import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { HandoverNews } from '../../jobs/queues.ts'
import { listDecidingAccounts } from '../renovations/renovation-members-service.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'

type Room = Pick<RenovationRow, 'id' | 'client_email' | 'staff_id'>

/** Queues the mail with the certificate to everyone who decides, and to the studio. */
export async function tellOfHandover(context: Context, trx: Database, room: Room): Promise<void> {
  await tellClients(context, trx, room, { event: 'certificate' })
  if (room.staff_id) {
    const job = { renovationId: room.id, news: { event: 'certificate' as const }, staffId: room.staff_id }
    await context.jobs.enqueue(trx, 'handover-mail', job)
  }
}

export async function tellClients(context: Context, trx: Database, room: Room, news: HandoverNews): Promise<void> {
  const people = await listDecidingAccounts(trx, room.id)
  const job = { renovationId: room.id, news }
  for (const accountId of people) await context.jobs.enqueue(trx, 'handover-mail', { ...job, accountId })
  // A client who has not joined yet is mailed at the invited address.
  if (people.length === 0 && room.client_email)
    await context.jobs.enqueue(trx, 'handover-mail', { ...job, invited: true })
}
