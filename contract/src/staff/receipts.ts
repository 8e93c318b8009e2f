import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { commaList, id } from '../wire.ts'
import { staff } from './permissions.ts'

const paper = { access: staff('orders.read'), rate: 'read', response: z.file().mime(['application/pdf']) } as const
const inLanguage = z.object({ language: z.enum(locales).optional() })

export const readPackingSlip = endpoint('GET', '/admin/orders/:id/packing-slip', {
  ...paper,
  summary: 'The packing slip of a paid order as a PDF: content and address, without prices.',
  query: inLanguage,
  errors: ['order-not-found', 'nothing-to-pack'],
})

/** The documents that can be printed for several orders at once. */
export const papersOfMany = ['packing-slips', 'labels', 'pick-list', 'receipts'] as const
export type PaperOfMany = (typeof papersOfMany)[number]

export const readOrderPapers = endpoint('GET', '/admin/order-papers', {
  ...paper,
  summary:
    'Packing slips, labels with addresses, the list of what is to be picked, or the receipts of many orders, as one ' +
    'PDF. Orders of which nothing is to be packed are left out; receipts are of paid orders.',
  query: z.object({
    of: z.enum(papersOfMany),
    ids: commaList(id, 100),
    language: z.enum(locales).optional().meta({ description: "Left out, slips and receipts are in each order's own" }),
  }),
  errors: ['order-not-found', 'nothing-to-pack', 'no-receipt-yet'],
})

export const readStaffReceipt = endpoint('GET', '/admin/orders/:id/receipt', {
  ...paper,
  summary: 'The receipt of a paid order as a PDF, as its customer sees it.',
  query: inLanguage,
  errors: ['order-not-found', 'no-receipt-yet'],
})
