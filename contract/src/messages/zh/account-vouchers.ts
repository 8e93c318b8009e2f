/** The vouchers a member has redeemed. */
export const accountVouchers = {
  lead: '落單時輸入編號即可使用，每個編號只可用一次。',
  states: { available: '可使用', used: '已使用', expired: '已過期', invalid: '已失效' },
  filter: '優惠券狀態',
  until: '{time} 前有效',
  noEnd: '不設期限',
  usedOn: '{time} 使用',
  usedFor: '用於訂單 {reference}',
  takenBack: '換領這張優惠券的積分來自訂單 {reference}。訂單已退款，優惠券於 {time} 收回，所用積分已抵銷應收回的積分。',
  minimum: '消費滿 {amount}',
  emptyText: '用會員積分換領優惠券，換領後會在這裡顯示。',
  emptyStateText: '這裡未有優惠券。',
  toVouchers: '瀏覽優惠券',
} as const
