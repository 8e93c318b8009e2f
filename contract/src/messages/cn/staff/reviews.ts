import type { Translated } from '../../message-types.ts'
import type { reviews as source } from '../../zh/staff/reviews.ts'

export const reviews: Translated<typeof source> = {
  reviews: {
    lead: '批准后，所有人都会看到评价，并计入商品评分。',
    stars: '{stars} 星，满分 5 星',
    piece: '商品',
    rating: '星级',
    words: '评价内容',
    received: '收到日期',
    acts: '操作',
    search: '评价内容的文字',
    pictures: '{count} 张图片',
    openPiece: '打开商品',
    none: '没有这类评价。',
    rejectedFor: '不予显示的原因：{reason}',
    reason: '原因（顾客会在订单页看到）',
    reply: '公开回复',
    approveAndReply: '批准并回复',
    changeReply: '修改回复',
    removeReply: '删除回复',
    removeReplyTitle: '删除对“{title}”评价的回复？',
    removeReplyLead: '商品页会立即不再显示这条回复。已寄给顾客的邮件无法撤回。',
    replyTo: '回复“{title}”的评价',
    replyLead:
      '所有人都会在评价下方看到这条回复，请不要提到姓名、地址或订单信息。首次回复会发邮件通知写评价的顾客（如有邮箱），之后再修改不会另行通知。',
    replyText: '回复',
    replyLanguage: '回复的语言',
    replyCount: '{count, number}/{most, number} 字',
    replied: '本店回复',
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
      'reviews.reply': '{who} 公开回复了“{thing}”的评价',
      'reviews.remove-reply': '{who} 删除了对“{thing}”的评价的回复',
    },
    fields: {
      reply: '公开回复',
    },
    subjects: {
      review: '评价',
    },
  },
}
