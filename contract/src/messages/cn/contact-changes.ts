import type { Translated } from '../message-types.ts'
import type { contactChanges as source } from '../zh/contact-changes.ts'

export const contactChanges: Translated<typeof source> = {
  secondStep: '验证码已发送到 {contact}。请用该验证码和相同的新联系方式再次提交，完成更改。',
  changed: '联系方式已更改。',
}
