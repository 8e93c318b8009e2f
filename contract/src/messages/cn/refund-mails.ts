import type { Translated } from '../message-types.ts'
import type { refundMails as source } from '../zh/refund-mails.ts'

export const refundMails: Translated<typeof source> = {
  greeting: '{name}，您好：',
  items: '退款项目',
  amount: '退款金额',
  points: '退回积分',
  byCard: '款项会退回原来的信用卡，一般需要 5 至 10 个工作日，以发卡银行为准。',
  byTransfer: '我们会在 5 个工作日内转账给您。如需更改收款账户，请回复这封邮件。',
  answer: '我们的答复：',
  follow: '查看订单',
  followHint: '查看时请输入订单编号，以及下单时填写的邮箱或电话。',
  closing: '如有疑问，直接回复这封邮件即可。',
  approved: { subject: '退款申请已通过 {reference}', lead: '您的退款申请已经通过。' },
  rejected: { subject: '退款申请未通过 {reference}', lead: '我们仔细看过您的退款申请，很抱歉无法通过。' },
}
