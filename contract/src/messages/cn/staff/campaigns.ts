import type { Translated } from '../../message-types.ts'
import type { campaigns as source } from '../../zh/staff/campaigns.ts'

export const campaigns: Translated<typeof source> = {
  campaignKind: {
    SHOP_WIDE: '全店或指定商品优惠',
    BUY_X_GET_Y: '买 X 送 Y',
    GIFT: '赠品',
  },
  resources: {
    campaigns: { name: '促销活动' },
  },
  audit: {
    actions: {
      'promotions.add': '{who} 添加了促销活动“{thing}”',
      'promotions.change': '{who} 修改了促销活动“{thing}”',
    },
    subjects: {
      campaign: '促销活动',
    },
  },
}
