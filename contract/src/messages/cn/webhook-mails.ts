import type { Translated } from '../message-types.ts'
import type { webhookMails as source } from '../zh/webhook-mails.ts'

export const webhookMails: Translated<typeof source> = {
  heading: '外部系统的通知已停用',
  failed: '“{title}”已连续三天收不到通知，商店因此停止向它发送。',
  gone: '“{title}”回复表示不再接收，商店因此停止向它发送。',
  meanwhile: '修复后请重新启用；三十天内没有送达的通知可以逐条重发。',
  action: '查看发送记录',
  hint: '需先登录后台。',
  closing: '每位所有者都会收到这封邮件。',
}
