/** The lists of a member's orders and booking requests. */
export const accountOrders = {
  lead: '你所有的訂單，最新的排在前面。',
  bookingsLead: '以轉賬、轉數快或 PayMe 付款的預約申請，付款後在這裡上載收據。',
  emptyText: '選購產品或預約服務後，訂單會在這裡出現。',
  bookingsEmptyText: '填寫預約表格並選擇轉賬付款，申請會在這裡出現。',
  toProducts: '瀏覽產品',
  toServices: '預約服務',
  items: '{count, number} 項',
  andMore: '及另外 {count, number} 項',
  open: '查看訂單 {reference}',
} as const
