import type { Context } from '../../context.ts'
import { signedPdf, type SignedPaper } from '../quotations/signed-papers-service.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'
import { fileName, signedVariationPdf } from './variation-pdf.ts'
import { listApproved } from './variations-queries.ts'

/** The approved variations of a room, as signed. */
export async function approvedVariations(context: Context, room: RenovationRow): Promise<SignedPaper[]> {
  const papers: SignedPaper[] = []
  for (const row of await listApproved(context.db, room.id)) {
    const signed = await signedVariationPdf(context, room, row)
    if (!signed) continue
    const drawn = { kind: 'VARIATION', name: fileName(room, row), bytes: signed.bytes } as const
    papers.push(await signedPdf(context, `variations/${row.id}`, drawn))
  }
  return papers
}
