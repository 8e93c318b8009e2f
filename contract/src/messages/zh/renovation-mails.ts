/** The mails of a renovation's room. */
export const renovationMails = {
  invitation: {
    subject: '邀請你查看裝修工程',
    leadOfClient: '我們已為你的裝修工程開設專頁：圖則、報價、付款和進度，都會在那裡跟進。',
    leadOfMember: '有人邀請你一起跟進一項裝修工程。',
    rights: {
      CLIENT: '你是這項工程的客戶，可以作決定，亦可邀請家人一起看。',
      APPROVE: '你可以查看全部內容，並代為接納報價、批准變更和付款。',
      READ: '你可以查看圖則、報價和進度，亦可留言。',
    },
    action: '接受邀請',
    hint: '連結 {day} 前有效。請以這個電郵地址登記或登入。',
    closing: '如果你不認識這項工程，不用理會這封電郵。',
  },
} as const
