import type { Translated } from '../message-types.ts'
import type { enquiryReplies as source } from '../zh/enquiry-replies.ts'

export const enquiryReplies: Translated<typeof source> = {
  title: '您的咨询 {reference}',
  lead: '与设计师的对话，都保留在这里。',
  sent: '{time} 发送',
  studio: '设计师',
  you: '您',
  picture: '图片 {number, number}',
  write: '回复设计师',
  writeHint: '设计师会在下一个工作日内回复，并通过邮件通知您。',
  missing: '请先写下消息。',
  send: '发送',
  again: '再试一次',
  sentNow: '已发送，设计师会尽快回复。',
  cutOff: '连接中断，消息未发送。内容仍在这里，请再试。',
  conversation: '{count, plural, other {对话（# 条）}}',
  none: '还没有回复。',
  loading: '正在加载',
  loadFailed: '加载失败',
  notFound: '链接已失效',
  notFoundText: '链接在发出后 60 天内有效。您可以重新咨询，或直接回复之前的邮件。',
  ask: '发送咨询',
  needsScript: '请启用浏览器的 JavaScript，才能查看和回复。',
  until: '此链接在 {time} 前有效。',
}
