import type { Context } from '../../context.ts'
import { paperKey } from '../files/files-service.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'
import { fileName, signedQuotationPdf } from './quotation-pdf.ts'
import { listAccepted } from './quotations-queries.ts'
import { signedPdf, type SignedPaper } from './signed-papers-service.ts'

/** The signed quotations of a room, with the scans of versions signed on paper. */
export async function signedQuotations(context: Context, room: RenovationRow): Promise<SignedPaper[]> {
  const papers: SignedPaper[] = []
  for (const row of await listAccepted(context.db, room.id)) {
    const name = fileName(row)
    const signed = await signedQuotationPdf(context, room, row)
    if (signed) {
      const drawn = { kind: 'QUOTATION', name, bytes: signed.bytes } as const
      papers.push(await signedPdf(context, `quotations/${row.id}`, drawn))
    }
    if (row.paper_id && row.paper_type) {
      const key = paperKey(row.paper_id, row.paper_type)
      papers.push({ kind: 'SCAN', name: name.replace('.pdf', `-scan${endingOf(key)}`), type: row.paper_type, key })
    }
  }
  return papers
}

function endingOf(key: string): string {
  return key.slice(key.lastIndexOf('.'))
}
