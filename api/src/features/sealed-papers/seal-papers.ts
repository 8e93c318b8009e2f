import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { deleteFileRows } from '../files/files-service.ts'
import { signedCertificates } from '../handovers/signed-certificates-service.ts'
import { listReceivedIds, receivedPayments } from '../payment-records/received-payments-service.ts'
import { signedQuotations } from '../quotations/signed-quotations-service.ts'
import type { SignedPaper } from '../quotations/signed-papers-service.ts'
import { lockRoom, type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { approvedVariations } from '../variations/signed-variations-service.ts'
import { insertSealedPapers, listEndedContracts, markSealed } from './sealed-papers-queries.ts'

type Gathered = { renovationId: string; until: string; payments: number; papers: SignedPaper[] }

/**
 * Draws and stores all signed documents of a client's ended contracts, with name and address while these are still known.
 * Typesetting happens here, before the transaction that empties the rooms. Documents past their retention are included;
 * the next sweep erases them.
 */
export async function gatherPapers(context: Context, accountId: string): Promise<Gathered[]> {
  const gathered: Gathered[] = []
  for (const { id, until } of await endedContracts(context, context.db, accountId)) {
    const room = await requireRoomRow(context.db, id)
    const payments = (await listReceivedIds(context.db, id)).length
    gathered.push({
      renovationId: id,
      until,
      payments,
      papers: await papersOf(context, room),
    })
  }
  return gathered
}

async function papersOf(context: Context, room: RenovationRow): Promise<SignedPaper[]> {
  return [
    ...(await signedQuotations(context, room)),
    ...(await approvedVariations(context, room)),
    ...(await signedCertificates(context, room)),
    ...(await receivedPayments(context, room)),
  ]
}

/**
 * Seals the gathered documents within the transaction that empties the rooms; returns these rooms. Undefined if a
 * contract ended or a payment was confirmed meanwhile: then they must be gathered again.
 */
export async function sealPapers(
  context: Context,
  trx: Database,
  accountId: string,
  gathered: Gathered[],
): Promise<string[] | undefined> {
  const ended = await endedContracts(context, trx, accountId)
  if (ended.length !== gathered.length) return undefined
  for (const { renovationId, until, payments, papers } of gathered) {
    await lockRoom(trx, renovationId)
    if ((await listReceivedIds(trx, renovationId)).length !== payments) return undefined
    await markSealed(trx, renovationId, until)
    const sealed = { renovation_id: renovationId, kept_until: until, sealed_at: context.clock.now() }
    await insertSealedPapers(
      trx,
      papers.map(({ kind, name, type, key }) => ({ id: newId(), ...sealed, kind, name, type, storage_key: key })),
    )
    // The rows are deleted with their accounts; a picture is kept with the document it proves.
    await deleteFileRows(
      trx,
      papers.flatMap(({ kind, key }) => (kind === 'PICTURE' ? key : [])),
    )
  }
  return gathered.map(({ renovationId }) => renovationId)
}

function endedContracts({ clock }: Context, db: Database, accountId: string) {
  return listEndedContracts(db, accountId, hongKongDay(clock.now()))
}
