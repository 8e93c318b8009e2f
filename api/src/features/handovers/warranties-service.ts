import type { CertificateContent, Warranty } from '@fitout/contract/handovers.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { insertWarranties, isUnderWarranty, listWarrantyRows } from './warranties-queries.ts'

/** Whether defects can be claimed on a day. */
export async function hasWarranty(db: Database, renovationId: string, day: string): Promise<boolean> {
  return isUnderWarranty(db, renovationId, day)
}

export async function showWarranties(db: Database, renovationId: string): Promise<Warranty[]> {
  const rows = await listWarrantyRows(db, renovationId)
  return rows.map(({ id: _id, title, months, starts_on: from, ends_on: until }) => ({
    _id,
    title,
    months,
    from,
    until,
  }))
}

/** Creates the warranties of a certificate, in the transaction in which the client signs. */
export async function writeWarranties(trx: Database, renovationId: string, content: CertificateContent): Promise<void> {
  const rows = content.warranties.map(({ title, months, from, until }, position) => ({
    id: newId(),
    renovation_id: renovationId,
    position,
    title: { ...title },
    months,
    starts_on: from,
    ends_on: until,
  }))
  await insertWarranties(trx, rows)
}
