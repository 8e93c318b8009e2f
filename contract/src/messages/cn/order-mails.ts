import type { Translated } from '../message-types.ts'
import type { orderMails as source } from '../zh/order-mails.ts'

import { product } from './product.ts'

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
  payAmount: '金额',
  payee: '收款人',
  fpsId: '转数快识别码',
  fpsCode: '转数快二维码',
  fpsCodeHint: '用银行或电子钱包应用扫码，或先保存图片再从相册导入；收款人、金额和订单编号会自动填好。',
  payOnlineTitle: '在线支付',
  payOnlineBefore: '请在 {time} 前完成支付，逾期订单将自动取消。如果支付页已经关闭，可在订单页重新前往。',
  deliveryTitle: '配送',
  quantity: '数量',
  closing: '如有疑问，直接回复这封邮件即可。',
  refusalTitle: '原因',
  anotherBefore: '请在 {time} 前重新上传，逾期未收到，订单将自动取消。',
  trackingNumber: '运单号',
  pickUpTitle: '自提点',
  pickUpCode: '编号',
  pickUpAddress: '地址',
  pickUpHours: '开放时间',
  shippedToPoint: '订单已发货，正在送往您选择的自提点。到达后快递公司会发短信通知，请在两天内领取。',
  ready: { subject: '可以取货 {reference}', lead: '您订购的商品已备好，可以取货。取货时请出示订单编号。' },
  placed: { subject: '已收到订单 {reference}', lead: '感谢您的订购，商品已为您预留。' },
  'proof-received': { subject: '已收到付款凭证 {reference}', lead: '付款凭证已收到，核对后会再通知您。' },
  'proof-refused': {
    subject: '付款凭证未能核对 {reference}',
    lead: '我们无法凭这张图片核对付款，原因如下。请到订单页重新上传，商品仍为您保留。',
  },
  shipped: { subject: '订单已发货 {reference}', lead: '订单已发货，正在送往您指定的地址。' },
  paid: { subject: '付款已确认 {reference}', lead: '您的付款已到账，我们开始为您准备。' },
  'payment-returned': {
    subject: '款项退回 {reference}',
    lead: '您的付款在订单取消后才到账，订单无法恢复。全部款项已原路退回您的银行卡，一般需要 5 至 10 个工作日到账。',
  },
  completed: { subject: '订单已完成 {reference}', lead: '订单已完成，感谢您选择我们。' },
  cancelled: { subject: '订单已取消 {reference}', lead: '订单已按您的要求取消，无需付款。' },
  'cancelled-by-studio': { subject: '订单已取消 {reference}', lead: '我们未能处理此订单，已将其取消，无需付款。' },
  expired: { subject: '订单已失效 {reference}', lead: '我们没有收到付款凭证，订单已自动取消，预留的商品已释放。' },
  /** Where the usual words of an event would not be true. */
  leads: {
    expiredOnline: '我们没有收到在线支付，订单已自动取消，预留的商品已释放。之后如仍有扣款，会自动全额退回。',
    expiredRefused: '之前的付款凭证未能核对，之后也没有收到新的凭证，订单已自动取消，预留的商品已释放。',
  },
  booked: '预约 {day} {slot}',
  slots: product.slots,
  /** Of an order that holds nothing but booked services. */
  ofServices: {
    placed: '感谢您的预约，时段已为您保留。收到付款后，我们会再与您确认日期和时间。',
    'proof-refused': '我们无法凭这张图片核对付款，原因如下。请到订单页重新上传，时段仍为您保留。',
    paid: '已收到您的付款，我们会再与您确认日期和时间。',
    expired: '我们没有收到付款凭证，预约已自动取消，时段已释放。',
    expiredRefused: '之前的付款凭证未能核对，之后也没有收到新的凭证，预约已自动取消，时段已释放。',
    expiredOnline: '我们没有收到在线支付，预约已自动取消，时段已释放。之后如仍有扣款，会自动全额退回。',
  },
}
