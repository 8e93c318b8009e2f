import type { Translated } from '../../message-types.ts'
import type { stockNotices as source } from '../../zh/staff/stock-notices.ts'

export const stockNotices: Translated<typeof source> = {
  stockDemand: {
    waiting: '等候人数',
    piece: '商品',
    available: '现有库存',
    since: '最早登记',
    none: '暂时没有人在等。顾客可以在售罄的商品页登记到货通知，人数会列在这里，方便决定补货。',
    ofVariant: '{count} 人等候到货通知',
  },
  resources: {
    'stock-demand': {
      name: '到货通知',
    },
  },
}
