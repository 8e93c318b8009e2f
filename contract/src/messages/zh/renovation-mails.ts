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
  right: {
    events: {
      joined: {
        subject: '有人加入了你的裝修工程',
        lead: '{name} 接受了邀請，現在是工程 {reference} 的成員。',
        action: '查看成員',
        hint: '如有不妥，可在工程頁面更改權限或移除成員。',
      },
      changed: {
        subject: '你在一項裝修工程的權限已更改',
        lead: '工程 {reference} 的客戶更改了你的權限。',
        action: '查看裝修工程',
        hint: '新的權限即時生效。',
      },
      removed: {
        subject: '你不再是一項裝修工程的成員',
        lead: '你在工程 {reference} 的權限已經收回，之後不能再查看這項工程。',
        action: '我的裝修工程',
        hint: '如屬誤會，請聯絡這項工程的客戶或我們。',
      },
    },
    ofOther: {
      CLIENT: '',
      APPROVE: '新成員可以查看全部內容，並代為接納報價、批准變更和付款。',
      READ: '新成員可以查看圖則、報價和進度，亦可留言。',
    },
    closing: '如有疑問，直接回覆這封電郵即可。',
  },
} as const
