import { plansOffered } from '@fitout/contract/instalments.ts'
import type { WrittenHead } from '@fitout/contract/quotation-content.ts'
import type { Database } from '../../database/database.ts'
import { findQuotationTerms } from '../configuration/configuration-service.ts'
import { emptyHead } from './quotation-draft.ts'

export async function headToBeginWith(trx: Database, from: 'EMPTY' | 'TEMPLATE' | 'VERSION'): Promise<WrittenHead> {
  if (from === 'EMPTY') return emptyHead
  const template = await findQuotationTerms(trx)
  return { ...emptyHead, ...template, terms: { ...emptyHead.terms, ...template.terms }, plan: plansOffered.two }
}
