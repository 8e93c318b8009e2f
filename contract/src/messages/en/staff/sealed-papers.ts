import type { Translated } from '../../message-types.ts'
import type { sealedPapers as source } from '../../zh/staff/sealed-papers.ts'

export const sealedPapers: Translated<typeof source> = {
  sealedPapers: {
    lead: 'When a client deletes the account, signed papers and confirmed payments are sealed. Only owners open them, each time is in the audit trail, and they are erased after their last day.',
    none: 'No sealed papers.',
    search: 'Reference of a renovation',
    reference: 'Renovation',
    paper: 'Paper',
    sealed: 'Sealed',
    keptUntil: 'Kept until',
    open: 'Open',
    kinds: {
      QUOTATION: 'Accepted quotation',
      SCAN: 'Scan of a signed paper',
      VARIATION: 'Approved variation',
      CERTIFICATE: 'Handover certificate',
      RECEIPT: 'Receipt',
      PICTURE: 'Picture of a payment',
    },
  },
  resources: { sealedPapers: { name: 'Sealed papers' } },
  permissions: { 'sealed-papers.read': 'open sealed papers' },
  audit: { actions: { 'sealed-papers.open': '{who} opened a sealed paper of renovation {thing}' } },
}
