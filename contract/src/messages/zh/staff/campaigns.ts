/** Offers that come by themselves. */
export const campaigns = {
  campaignKind: {
    SHOP_WIDE: '全店或指定產品減價',
    BUY_X_GET_Y: '買 X 送 Y',
    GIFT: '贈品',
  },
  resources: {
    campaigns: { name: '推廣活動' },
  },
  audit: {
    actions: {
      'promotions.add': '{who} 新增了推廣活動「{thing}」',
      'promotions.change': '{who} 更改了推廣活動「{thing}」',
    },
    subjects: {
      campaign: '推廣活動',
    },
  },
} as const
