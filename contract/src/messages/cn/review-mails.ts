import type { Translated } from '../message-types.ts'
import type { reviewMails as source } from '../zh/review-mails.ts'

export const reviewMails: Translated<typeof source> = {
  subject: '{studio}回复了您对“{piece}”的评价',
  greeting: '{name}，您好：',
  lead: '感谢您的评价。我们已公开回复：',
  reply: '我们的回复',
  yours: '您的评价',
  action: '查看商品页',
  hint: '回复会显示在您的评价下方。',
  closing: '如想与我们继续沟通，直接回复这封邮件即可，内容不会公开。',
}
