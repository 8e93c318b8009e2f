import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, listOf, pageQuery } from '../wire.ts'
import { staff } from './permissions.ts'

/** `SCAN`: a quotation signed by hand; `PICTURE`: a payment picture. */
export const sealedPaperKinds = ['QUOTATION', 'SCAN', 'VARIATION', 'CERTIFICATE', 'RECEIPT', 'PICTURE'] as const
export type SealedPaperKind = (typeof sealedPaperKinds)[number]

const sealedPaper = z.object({
  _id: id,
  renovation_id: id,
  reference: z.string().meta({ description: 'Of the renovation' }),
  kind: z.enum(sealedPaperKinds),
  name: z.string(),
  sealed_at: instant,
  kept_until: day.meta({ description: 'The last day; it is erased on the next' }),
})

export const listSealedPapers = endpoint('GET', '/admin/sealed-papers/all', {
  summary: 'Sealed documents and payments of clients who left the shop, latest sealed first.',
  access: staff('sealed-papers.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), q: z.string().max(40).optional().meta({ description: 'A reference' }) }),
  response: listOf(sealedPaper),
  errors: [],
})

export const openSealedPaper = endpoint('GET', '/admin/sealed-papers/:id/file', {
  summary: 'Opens a sealed document. The access is audited.',
  access: staff('sealed-papers.read'),
  rate: 'read',
  effect: true,
  response: z.file(),
  errors: ['sealed-paper-not-found'],
})
