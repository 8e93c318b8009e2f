/** The mail that tells of the studio's reply to a review. */
export const reviewMails = {
  subject: '{studio}回覆了你對「{piece}」的評價',
  greeting: '{name}，你好：',
  lead: '多謝你的評價。我們已公開回覆：',
  reply: '我們的回覆',
  yours: '你的評價',
  action: '查看產品頁',
  hint: '回覆會顯示在你的評價之下。',
  closing: '如想跟我們再談，直接回覆這封電郵便可，內容不會公開。',
} as const
