import type { Translated } from '../message-types.ts'
import type { receipts as source } from '../zh/receipts.ts'

export const receipts: Translated<typeof source> = {
  title: '收据',
  reference: '订单编号',
  date: '下单时间',
  wayPaid: '付款方式',
  payment: '付款状态',
  paid: '已付款',
  refunded: '已退款',
  refundedPart: '其中已退款',
  points: '积分',
  covered: '优惠券或积分',
  item: '项目',
  quantity: '数量',
  each: '单价',
  amount: '金额',
  total: '总额',
  gift: '附赠',
  online: '银行卡在线支付',
  card: '{brand} 尾号 {digits}',
  foot: '本收据根据订单记录由电脑生成，无需签字。',
}
