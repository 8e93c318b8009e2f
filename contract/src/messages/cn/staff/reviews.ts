import type { Translated } from '../../message-types.ts'
import type { reviews as source } from '../../zh/staff/reviews.ts'

export const reviews: Translated<typeof source> = {
  reviews: {
    lead: '批准后，所有人都会看到评价，并计入商品评分。',
    stars: '{stars} 星，满分 5 星',
    none: '没有这类评价。',
    rejectedFor: '不予显示的原因：{reason}',
  },
  reviewStatus: {
    WAITING: '待审核',
    APPROVED: '已显示',
    REJECTED: '不显示',
  },
  resources: {
    reviews: {
      name: '评价',
    },
  },
  permissions: {
    'reviews.read': '查看评价',
    'reviews.decide': '审核评价',
  },
  audit: {
    actions: {
      'reviews.decide': '{who} 审核了“{thing}”的评价',
      'reviews.undecide': '{who} 收回了对“{thing}”的评价的决定',
    },
    subjects: {
      review: '评价',
    },
  },
}
