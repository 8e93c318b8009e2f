import type { Translated } from '../message-types.ts'
import type { deliveryNews as source } from '../zh/delivery-news.ts'

export const deliveryNews: Translated<typeof source> = {
  shipped: '订单 {reference} 已交给 {courier}',
  ready: '订单 {reference} 可以取货',
  delivered: '订单 {reference} 已送达',
  lead: {
    shipped: '您订购的商品已经发出，正由快递公司运送。',
    ready: '您订购的商品已备好，可以取货。取货时请出示订单编号。',
    delivered: '您订购的商品已经送达。请检查包装和商品，如有损坏，请在 48 小时内发照片给我们。',
  },
  courier: '快递公司',
  trackingNumber: '运单号',
  pickUpAddress: '地址',
  pickUpHours: '开放时间',
  action: '查看订单',
  hint: '查询时请输入订单编号，以及下单时填写的邮箱或电话。',
  closing: '您在通知设置中选择了接收送货通知，所以收到这封邮件。',
  stop: '不想再收到：',
}
