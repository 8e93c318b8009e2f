/** Putting an earlier order into the booking form again. */
export const orderAgain = {
  again: '再次訂購',
  added: '已再次放入預約表格',
  some: '部分項目未能照舊放入：',
  prices: '已放入預約表格，以下價格已更新：',
  gone: '<name>{title}</name> 已停售',
  soldOut: '<name>{title}</name> 暫時缺貨',
  failed: '<name>{title}</name> 未能放入，請稍後再試',
  fewer: '<name>{title}</name> 只餘 {count, number} 件',
  price: '<name>{title}</name> 現價 {price}',
} as const
