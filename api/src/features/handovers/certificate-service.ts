import { createHash } from 'node:crypto'
import { canonicalJson } from '@fitout/contract/canonical-json.ts'
import { type Certificate, type CertificateContent, warrantyEnd } from '@fitout/contract/handovers.ts'
import type { Database } from '../../database/database.ts'
import { listOpenDefects } from '../defects/open-defects-service.ts'
import { findContract } from '../quotations/quotation-heads-service.ts'
import { findHandover, type HandoverRow } from './handovers-queries.ts'

/** The content of a certificate: as signed by both sides, or as it would be signed now. */

type Room = { id: string; reference: string }

/** The content to sign today: the open defects and the agreed warranties. */
export async function contentNow(db: Database, room: Room, row: HandoverRow): Promise<CertificateContent> {
  const open = await listOpenDefects(db, room.id)
  const contract = await findContract(db, room.id)
  return {
    reference: room.reference,
    day: row.day,
    open_defects: open.map(({ number, text, place, severity, due_on }) => ({ number, text, place, severity, due_on })),
    handed: row.handed,
    meters: row.meters,
    warranties: (contract?.content.warranties ?? []).map(({ title, months }) => ({
      title,
      months,
      from: row.day,
      until: warrantyEnd(row.day, months),
    })),
  }
}

export function hashOf(content: CertificateContent): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex')
}

/** The certificate of a room; null before there is one. */
export async function showCertificate(db: Database, room: Room): Promise<Certificate | null> {
  const row = await findHandover(db, room.id)
  return row ? presentCertificate(db, room, row) : null
}

export async function presentCertificate(db: Database, room: Room, row: HandoverRow): Promise<Certificate> {
  const content = row.client_signed_at && row.content ? row.content : await contentNow(db, room, row)
  const content_hash = hashOf(content)
  const isSigned = row.content_hash === content_hash
  return {
    ...content,
    content_hash,
    studio: isSigned ? signatureOf(row.studio_name, row.studio_signed_at) : null,
    client: isSigned ? signatureOf(row.client_name, row.client_signed_at) : null,
  }
}

function signatureOf(name: string | null, at: Date | null) {
  return at && { name: name ?? '', at: at.toISOString() }
}
