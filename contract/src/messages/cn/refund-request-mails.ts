import type { Translated } from '../message-types.ts'
import type { refundRequestMails as source } from '../zh/refund-request-mails.ts'

export const refundRequestMails: Translated<typeof source> = {
  greeting: '{name}，您好：',
  items: '退款项目',
  amount: '退款金额',
  points: '退回积分',
  taken: '收回积分',
  takenVoucher: '收回优惠券',
  takenVoucherValue: '{title}（{code}），{points} 积分',
  owed: '尚欠积分',
  takenWhy: '这些积分由已退款项获得，因此已收回。',
  vouchersWhy: '部分积分已兑换成未使用的优惠券，这些优惠券已失效，所用积分会抵扣收回的积分。',
  owedWhy: '您的余额不足以全部收回，差额会由日后获得的积分抵扣，无需付款。',
  byCard: '{amount} 会退回原来的信用卡，一般需要 5 至 10 个工作日，以发卡银行为准。',
  byTransfer:
    '我们会在 5 个工作日内转账 {amount} 到您付款的账户。如以现金或支票付款，或想转到其他账户，请回复这封邮件告诉我们。',
  answer: '我们的答复：',
  follow: '查看订单',
  followHint: '查看时请输入订单编号，以及下单时填写的邮箱或电话。',
  openHint: '链接会直接打开订单，请勿转发。',
  closing: '如有疑问，直接回复这封邮件即可。',
  approved: { subject: '退款申请已通过 {reference}', lead: '您的退款申请已经通过。' },
  returned: { subject: '退款 {reference}', lead: '订单更改或取消后，您付的比应付的多，我们会把多出的部分退还。' },
  rejected: { subject: '退款申请未通过 {reference}', lead: '我们仔细看过您的退款申请，很抱歉无法通过。' },
  sent: { subject: '退款已发出 {reference}', lead: '我们已把款项退回给您。两个工作日内还没有收到的话，请告诉我们。' },
}
