import type { Translated } from '../message-types.ts'
import type { proofReminders as source } from '../zh/proof-reminders.ts'

/** The mail to staff about undecided proofs of payment. */
export const proofReminders: Translated<typeof source> = {
  heading: '有付款凭证等待核对',
  lead: '{count} 份付款凭证超过 {hours} 小时还没有核对，最早的一份于 {time} 上传。顾客的商品仍在保留，订单不会自动取消。',
  action: '核对付款凭证',
  hint: '请到后台逐份核对。',
  closing: '可处理付款的员工都会收到这封邮件，直到全部核对完成。',
}
