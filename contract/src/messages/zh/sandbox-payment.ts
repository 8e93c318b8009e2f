/** The built-in trial provider's page: for those who try the shop, never for its customers. */
export const sandboxPayment = {
  title: '付款測試頁',
  notice: '這是測試頁，不會扣款，亦不需要輸入真實信用卡資料。',
  saveCard: '儲存信用卡',
  payOrder: '支付訂單',
  card: '測試卡',
  cardEnding: '尾號 {digits}',
  delivery: '確認通知如何送到本店',
  deliveries: {
    prompt: '即時',
    slow: '20 秒後',
    duplicate: '重複三次',
    'out-of-order': '次序顛倒：較早的通知遲到',
    lost: '遺失：由本店自行查詢',
  },
  approve: '批准',
  decline: '拒絕這張卡',
  cancel: '取消並返回本店',
  declined: '這張卡被拒絕，可以再試一次。',
  closed: '這一頁已經完成或過期。',
  back: '返回本店',
} as const
