/** Reviews to approve. */
export const reviews = {
  reviews: {
    lead: '批准後，所有人都會看到評價，並計入產品評分。',
    stars: '{stars} 星，滿分 5 星',
    piece: '產品',
    rating: '星級',
    words: '評價內容',
    received: '收到日期',
    acts: '操作',
    search: '評價內文',
    pictures: '{count} 張圖片',
    openPiece: '開啟產品',
    none: '沒有這類評價。',
    rejectedFor: '不予顯示的原因：{reason}',
    reason: '原因（客人會在訂單頁看到）',
    reply: '公開回覆',
    approveAndReply: '批准並回覆',
    changeReply: '更改回覆',
    removeReply: '移除回覆',
    removeReplyTitle: '移除對「{title}」評價的回覆？',
    removeReplyLead: '產品頁會即時不再顯示這則回覆。已寄給客人的電郵無法收回。',
    replyTo: '回覆「{title}」的評價',
    replyLead:
      '所有人都會在評價下看到這則回覆，請不要提及姓名、地址或訂單資料。首次回覆會以電郵通知寫評價的客人（如有電郵），之後更改不會再通知。',
    replyText: '回覆',
    replyLanguage: '回覆的語言',
    replyCount: '{count, number}／{most, number} 字',
    replied: '本店回覆',
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
      'reviews.reply': '{who} 公開回覆了評價「{thing}」',
      'reviews.remove-reply': '{who} 移除了對評價「{thing}」的回覆',
    },
    fields: {
      reply: '公開回覆',
    },
    subjects: {
      review: '評價',
    },
  },
} as const
