import type { Translated } from '../../message-types.ts'
import type { stockNotices as source } from '../../zh/staff/stock-notices.ts'

export const stockNotices: Translated<typeof source> = {
  stockDemand: {
    waiting: 'Waiting',
    piece: 'Piece',
    available: 'In stock now',
    since: 'Waiting since',
    none: 'No one is waiting for a piece. Customers ask on the page of a sold-out one to be told when it is back; they are counted here, as a hint at what to order.',
    ofVariant: '{count} waiting to be told',
  },
  resources: {
    'stock-demand': {
      name: 'Waited for',
    },
  },
}
