import type { Translated } from '../../message-types.ts'
import type { orderChanges as source } from '../../zh/staff/order-changes.ts'

export const orderChanges: Translated<typeof source> = {
  orderChanges: {
    title: '更改订单 {reference}',
    change: '更改订单',
    save: '保存更改',
    done: '订单 {reference} 已更改，顾客会收到邮件',
    doneUntold: '订单 {reference} 已更改',
    since: '您打开这里之后，订单有了更改。您输入的内容仍在，其余已换成最新内容。',
    preview: '更改后',
    none: '没有更改。',
    before: '原来总额',
    paid: '已付',
    open: '尚待支付',
    back: '待退回',
    inPart: '已付部分',
    toPay: '顾客还须支付 {amount}。保存后可发送付款链接；付清前不会备货。',
    toReturn: '须退回顾客 {amount}。保存后会列入退款清单，待同事审批。',
    line: '{title}：{change}',
    by: '由 {who} 更改',
    fields: {
      recipient: '收件人已更改',
      contact: '联系方式已更改',
      address: '配送地点已更改',
      courier: '配送方式已更改',
      note: '备注已更改',
    },
  },
  audit: {
    actions: { 'orders.release': '{who} 准许订单 {thing} 未付清便备货', 'orders.change': '{who} 更改了订单 {thing}' },
  },
}
