import type { Translated } from '../message-types.ts'
import type { contents as source } from '../zh/contents.ts'

export const contents: Translated<typeof source> = {
  onThisPage: '本页内容',
  updated: '最后更新：{date}',
  print: '打印本页',
  legal: '条款与政策',
  studio: '工作室信息',
  address: '地址',
  phone: '电话',
  email: '邮箱',
  hours: '营业时间',
  chat: 'WhatsApp 聊天',
}
