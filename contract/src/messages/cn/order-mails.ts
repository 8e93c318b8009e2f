import type { Translated } from '../message-types.ts'
import type { orderMails as source } from '../zh/order-mails.ts'

export const orderMails: Translated<typeof source> = {
  gift: '附赠',
  greeting: '{name}，您好：',
  reference: '订单编号',
  total: '应付总额',
  follow: '查看订单',
  followHint: '查询时请输入订单编号，以及下单时填写的邮箱或电话。',
  payTitle: '付款方式',
  payBefore: '请在 {time} 前付款并上传付款凭证，逾期未收到，订单将自动取消。',
  payReference: '付款备注请填写',
  deliveryTitle: '配送',
  quantity: '数量',
  closing: '如有疑问，直接回复这封邮件即可。',
  refusalTitle: '原因',
  trackingNumber: '运单号',
  placed: { subject: '已收到订单 {reference}', lead: '感谢您的订购，商品已为您预留。' },
  'proof-received': { subject: '已收到付款凭证 {reference}', lead: '付款凭证已收到，核对后会再通知您。' },
  'proof-refused': {
    subject: '付款凭证未能核对 {reference}',
    lead: '我们无法凭这张图片核对付款，原因如下。请到订单页重新上传，商品仍为您保留。',
  },
  paid: { subject: '付款已确认 {reference}', lead: '款项核对无误，我们开始为您准备。' },
  shipped: { subject: '订单已发货 {reference}', lead: '订单已发货，正在送往您指定的地址。' },
  completed: { subject: '订单已完成 {reference}', lead: '订单已完成，感谢您选择我们。' },
  cancelled: { subject: '订单已取消 {reference}', lead: '订单已按您的要求取消，无需付款。' },
  'cancelled-by-studio': { subject: '订单已取消 {reference}', lead: '我们未能处理此订单，已将其取消，无需付款。' },
  expired: { subject: '订单已失效 {reference}', lead: '我们没有收到付款凭证，订单已自动取消，预留的商品已释放。' },
}
