/** Reviews to approve. */
export const reviews = {
  reviews: {
    lead: '批准後，所有人都會看到評價，並計入產品評分。',
    stars: '{stars} 星，滿分 5 星',
    none: '沒有這類評價。',
    rejectedFor: '不予顯示的原因：{reason}',
  },
  reviewStatus: {
    WAITING: '待審核',
    APPROVED: '已顯示',
    REJECTED: '不顯示',
  },
  resources: {
    reviews: {
      name: '評價',
    },
  },
  permissions: {
    'reviews.read': '查看評價',
    'reviews.decide': '審核評價',
  },
  audit: {
    actions: {
      'reviews.decide': '{who} 審核了評價「{thing}」',
      'reviews.undecide': '{who} 收回了對評價「{thing}」的決定',
    },
    subjects: {
      review: '評價',
    },
  },
} as const
