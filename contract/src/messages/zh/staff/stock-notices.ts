/** Who waits for what is sold out. */
export const stockNotices = {
  stockDemand: {
    waiting: '等候人數',
    piece: '產品',
    available: '現有存貨',
    since: '最早登記',
    none: '暫時沒有人在等。客人可在售罄的產品頁登記到貨通知，人數會列在這裡，方便決定補貨。',
    ofVariant: '{count} 人等候有貨通知',
  },
  resources: {
    'stock-demand': {
      name: '有貨通知',
    },
  },
} as const
