import type { Translated } from '../message-types.ts'
import type { staffNoticeWords as source } from '../zh/staff-notice-words.ts'

/** Texts of staff notices, for every channel. */
export const staffNoticeWords: Translated<typeof source> = {
  events: {
    'order.placed': '新订单',
    'proof.order': '订单的付款凭证待核对',
    'proof.instalment': '工程的付款凭证待核对',
    'payment.unmatched': '有款项对不上订单',
    'enquiry.received': '新咨询',
    'enquiry.replied': '咨询的顾客回复了',
    'enquiry.handed-over': '同事交来咨询',
    'appointment.booked': '新预约',
    'appointment.moved': '预约改期',
    'appointment.cancelled': '预约取消',
    'message.received': '业主发来消息',
    'quotation.accepted': '业主签署了报价',
    'quotation.declined': '业主谢绝了报价',
    'variation.approved': '业主批准了工程变更',
    'variation.declined': '业主谢绝了工程变更',
    'defect.reported': '业主提出整改项目',
    'defect.fixed': '整改已完成，待业主确认',
    'defect.reopened': '业主退回了整改项目',
    'defect.unanswered': '整改完成 14 天，业主仍未确认',
    'review.waiting': '新评价待审核',
    'comment.waiting': '新评论待审核',
    'refund.requested': '退款申请',
    'stock.low': '库存不足',
    'stock.out': '库存售罄',
    'health.trouble': '商店有任务未能正常运行',
  },
  mail: {
    heading: '商店有 {count} 条新通知',
    title: '最新消息',
    more: '另有 {count} 条。',
    action: '到后台查看',
    hint: '需先登录后台。',
    closing: '您在后台的“通知设置”选择了用邮件接收这些通知，可随时更改。',
  },
}
