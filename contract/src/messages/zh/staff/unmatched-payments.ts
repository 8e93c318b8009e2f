/** Payments that fit no order. */
export const unmatchedPayments = {
  payments: {
    name: '待查款項',
    lead: '最早的排先。先到付款平台或銀行帳戶核對，再寫下結果。',
    none: '沒有待查款項。對不上訂單的收款，或付款平台拒絕的退款，會列在這裡。',
    noneOf: '這裡沒有款項。',
    look: '前往處理',
    allOrders: '顯示所有訂單的',
    expected: '應收',
    expectedRefund: '應退',
    came: '實收',
    names: '款項註明的訂單',
    payment: '付款平台編號',
    refusal: '拒絕原因',
    returned: '自動退回',
    returnedAt: '{amount}，{at} 退回',
    returnedSoon: '{amount}，正在退回',
    noted: '發現時間',
    order: '訂單',
    noOrder: '找不到訂單',
    by: '處理',
    outcome: '結果',
    reason: '結果及原因（只供同事看）',
  },
  paymentState: {
    WAITING: '待查',
    SETTLED: '已處理',
  },
  paymentTrouble: {
    'unknown-session': '付款通知對不上任何付款頁',
    'card-for-an-order': '付款頁收到的是儲存信用卡，而不是付款',
    'another-order': '款項註明另一張訂單',
    'another-currency': '貨幣不符',
    'another-amount': '金額不符',
    'order-not-payable': '訂單已取消、過期或已付款，仍收到款項',
    'refunded-at-provider': '有人在付款平台直接退款',
    'refund-refused': '付款平台拒絕退款',
  },
  paymentWay: {
    ACCEPTED: '當作已付款',
    SENT_AGAIN: '再次退款',
    REFUNDED: '已自行退回',
    NOTHING: '毋須處理',
  },
  audit: {
    actions: {
      'payments.settle': '{who} 處理了待查款項 {thing}',
    },
    subjects: {
      payment: '待查款項',
    },
  },
} as const
