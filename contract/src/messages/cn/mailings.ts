import type { Translated } from '../message-types.ts'
import type { mailings as source } from '../zh/mailings.ts'

export const mailings: Translated<typeof source> = {
  why: '您收到这封邮件，是因为您在账户的通知设置中同意接收资讯。{contact}',
}
