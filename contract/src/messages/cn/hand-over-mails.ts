import type { Translated } from '../message-types.ts'
import type { handOverMails as source } from '../zh/hand-over-mails.ts'

export const handOverMails: Translated<typeof source> = {
  heading: '{name} 把一份咨询交给了您',
  lead: '从现在起，“{thing}”由您跟进。',
  note: '交接备注',
  action: '打开咨询',
  hint: '需先登录后台。',
  closing: '只有接手的同事会收到这封邮件。',
}
