/** Refunds to decide. */
export const refundRequests = {
  refunds: {
    changed: '訂單更改或取消後，客人多付了款項。',
    byHand: '其中 {amount} 並非以信用卡支付，須自行退回',
    none: '沒有退款申請待處理。',
    lead: '信用卡款項會經付款平台自動退回；其他款項要自行退還。',
    before: '已退款',
    asked: '申請時間',
    came: '提出方式',
    lookedUp:
      '憑訂單編號及電郵或電話查看訂單後提出，其他人也可能知道這些資料。如要轉賬到申請上寫的戶口，請先致電客人。',
    amount: '退款金額',
    approve: '批准退款',
    approveLead: '就訂單 {reference} 退回 {amount}？',
  },
  refundRequests: {
    title: '退款',
    none: '沒有退款申請。',
    status: '狀態',
    all: '全部',
    variant: '退回項目',
    units: '{title} × {count}',
    left: '最多可退 {amount}',
    shelf: '放回貨架',
    shelfOf: '{title}：放回貨架的件數（共 {count} 件）',
    withUnits: '同時退還 {points} 積分。',
    withAll: '整張訂單即告退款：退還{what}。',
    points: '{points} 積分',
    voucher: '優惠券「{title}」',
    takes: '會收回這筆款項賺取的 {points} 積分。',
    takesVouchers: '客人的積分不夠，會收回未使用的優惠券：{what}。',
    takesOwed: '其餘 {owed} 分客人已經用去，會記作尚欠積分，由日後所得積分抵銷。',
    voucherCost: '「{title}」（{points} 積分）',
    vouchersCost: '「{title}」× {count}（每張 {points} 積分）',
    tookBack: '已收回',
    owes: '尚欠 {owed} 積分',
    answer: '給客人的話（可不填，會以電郵通知）',
    answerUntold: '給客人的話（可不填，客人會在訂單頁看到；訂單沒有電郵地址）',
    decide: '處理申請',
    gaveBack: '已退',
    restocked: '已放回貨架',
    answerGiven: '回覆',
  },
  refundStatus: {
    WAITING: '待處理',
    WITHDRAWN: '已撤回',
    APPROVED: '已批准',
    REJECTED: '已拒絕',
  },
  refundMoney: {
    BY_HAND: '並非信用卡付款：請自行退回款項',
    ON_ITS_WAY: '信用卡退款處理中',
    SENT: '已退回信用卡',
    REFUSED: '付款平台拒絕退款',
  },
  resources: {
    refunds: {
      name: '退款',
    },
  },
  permissions: {
    'refunds.read': '查看退款申請',
    'refunds.decide': '批核退款',
  },
  audit: {
    actions: {
      'refunds.decide': '{who} 處理了訂單 {thing} 的退款申請',
    },
    subjects: {
      'refund request': '退款申請',
    },
  },
} as const
