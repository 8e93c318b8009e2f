import type { Translated } from '../message-types.ts'
import type { healthMails as source } from '../zh/health-mails.ts'

/** The mail to owners and managers about problems of the shop. */
export const healthMails: Translated<typeof source> = {
  heading: '商店有事情等得太久',
  lead: '以下事情没有正常进行。',
  risks: {
    customers: '顾客可能收不到邮件、短信或退款。',
    data: '如果数据丢失，上次备份之后的订单、咨询和图片将无法恢复。',
    allData: '商店从未备份：如果数据丢失，所有订单、咨询和图片都无法恢复。',
    payments: '有顾客已付款，订单却仍待确认。',
    space: '磁盘空间用完后，商店无法再保存订单和图片。',
    answers: '顾客用邮件回复咨询，可能只留在邮箱里，没有出现在对话中。',
  },
  title: '目前的情况',
  troubles: {
    jobs: { label: '最久没有执行的后台任务', value: '已等 {amount} 分钟' },
    messages: { label: '最久没有发出的邮件或短信', value: '已等 {amount} 分钟' },
    failed: { label: '多次重试仍未完成的任务', value: '{amount} 个' },
    late: { label: '没有按时执行的定时任务', value: '{amount} 个' },
    backup: { label: '没有成功备份', value: '已 {amount} 小时' },
    noBackup: { label: '开店以来从未备份', value: '已 {amount} 天' },
    refunds: { label: '支付平台还没有处理的退款', value: '{amount} 笔' },
    payments: { label: '一天内找不到订单的付款', value: '{amount} 笔' },
    mailbox: { label: '无法读取本店邮箱', value: '已 {amount} 分钟' },
    disk: { label: '磁盘剩余空间', value: '{amount}%' },
  },
  action: '查看系统状况',
  hint: '可以在后台查看详情，或把未完成的任务全部重试。',
  closing: '所有者和经理会收到这封邮件，问题持续时会再次通知。',
}
