import type { Translated } from '../../message-types.ts'
import type { campaigns as source } from '../../zh/staff/campaigns.ts'

export const campaigns: Translated<typeof source> = {
  campaignKind: {
    SHOP_WIDE: 'Shop-wide or on chosen pieces',
    BUY_X_GET_Y: 'Buy X, get Y',
    GIFT: 'Gift',
  },
  resources: {
    campaigns: { name: 'Campaigns' },
  },
  audit: {
    actions: {
      'promotions.add': '{who} added the campaign “{thing}”',
      'promotions.change': '{who} changed the campaign “{thing}”',
    },
    subjects: {
      campaign: 'campaign',
    },
  },
}
