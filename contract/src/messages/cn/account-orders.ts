import type { Translated } from '../message-types.ts'
import type { accountOrders as source } from '../zh/account-orders.ts'

export const accountOrders: Translated<typeof source> = {
  lead: '您的全部订单，最新的排在前面。',
  bookingsLead: '以转账、转数快或 PayMe 付款的预约申请，付款后在这里上传凭证。',
  emptyText: '选购商品或预约服务后，订单会出现在这里。',
  bookingsEmptyText: '填写预约单并选择转账付款，申请会出现在这里。',
  toProducts: '浏览商品',
  toServices: '预约服务',
  items: '{count, number} 项',
  andMore: '以及另外 {count, number} 项',
  open: '查看订单 {reference}',
}
