import type { Context } from '../../context.ts'
import { signedPdf, type SignedPaper } from '../quotations/signed-papers-service.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'
import { certificateName, signedCertificate } from './certificate-pdf.ts'
import { findHandover } from './handovers-queries.ts'

/** The signed certificate of a renovation, if any. */
export async function signedCertificates(context: Context, room: RenovationRow): Promise<SignedPaper[]> {
  const row = await findHandover(context.db, room.id)
  const signed = row && (await signedCertificate(context, room, row))
  if (!signed) return []
  const drawn = { kind: 'CERTIFICATE', name: certificateName(room), bytes: signed.bytes } as const
  return [await signedPdf(context, `certificates/${room.id}`, drawn)]
}
