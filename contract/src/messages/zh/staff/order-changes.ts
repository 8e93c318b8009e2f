export const orderChanges = {
  orderChanges: {
    title: '更改訂單 {reference}',
    change: '更改訂單',
    save: '儲存更改',
    done: '訂單 {reference} 已更改，客人會收到電郵。',
    preview: '更改後',
    none: '沒有更改。',
    before: '原本總額',
    paid: '已付',
    open: '尚待支付',
    back: '待退回',
    inPart: '已付部分',
    toPay: '客人尚須支付 {amount}。儲存後可傳送付款連結；付清前不會備貨。',
    toReturn: '須退回客人 {amount}。儲存後會列入退款清單，待同事批核。',
    line: '{title}：{change}',
    by: '由 {who} 更改',
    fields: {
      recipient: '收件人已更改',
      contact: '聯絡方法已更改',
      address: '送貨地點已更改',
      courier: '送貨方式已更改',
      note: '備註已更改',
    },
  },
  audit: {
    actions: { 'orders.release': '{who} 准許訂單 {thing} 未付清便備貨', 'orders.change': '{who} 更改了訂單 {thing}' },
  },
}
