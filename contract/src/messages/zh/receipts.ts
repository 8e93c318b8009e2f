/** Words of a receipt on paper. */
export const receipts = {
  title: '收據',
  reference: '訂單編號',
  date: '落單時間',
  wayPaid: '付款方式',
  payment: '付款狀況',
  paid: '已付款',
  refunded: '已退款',
  item: '項目',
  quantity: '數量',
  each: '單價',
  amount: '金額',
  gift: '附送',
  online: '信用卡網上付款',
  card: '{brand} 尾號 {digits}',
  foot: '本收據按訂單紀錄由電腦製作，毋須簽署。',
} as const
