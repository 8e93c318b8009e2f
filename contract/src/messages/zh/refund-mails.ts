export const refundMails = {
  greeting: '{name}，你好：',
  items: '退款項目',
  amount: '退款金額',
  points: '退回積分',
  byCard: '款項會退回原本的信用卡，一般需時 5 至 10 個工作天，視乎發卡銀行而定。',
  byTransfer: '我們會在 5 個工作天內轉帳給你，如需更改收款戶口，請回覆這封電郵。',
  answer: '我們的回覆：',
  follow: '查看訂單',
  followHint: '查閱時請輸入訂單編號，以及落單時填寫的電郵或電話。',
  closing: '如有疑問，直接回覆這封電郵便可。',
  approved: { subject: '退款申請已批准 {reference}', lead: '我們已批准你的退款申請。' },
  rejected: { subject: '退款申請未獲批准 {reference}', lead: '我們仔細看過你的退款申請，很抱歉未能批准。' },
} as const
