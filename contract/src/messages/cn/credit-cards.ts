import type { Translated } from '../message-types.ts'
import type { creditCards as source } from '../zh/credit-cards.ts'
import { cardBrands } from './card-brands.ts'

export const creditCards: Translated<typeof source> = {
  lead: '卡号由支付服务商保管，我们只保存卡类型、末四位数字和有效期。',
  list: '已保存的信用卡',
  ending: '尾号 {digits}',
  expiry: '有效期至 {month}/{year}',
  default: '默认',
  expired: '已过期',
  setDefault: '设为默认',
  setDefaultOf: '将尾号 {digits} 的{brand}设为默认',
  madeDefault: '已设为默认',
  remove: '移除',
  removeOf: '移除尾号 {digits} 的{brand}',
  removed: '信用卡已移除',
  removeTitle: '移除这张信用卡？',
  removeText: '{brand} 尾号 {digits} 会从这里和支付服务商移除。以后可以再添加。',
  removeDefault: '它是默认信用卡，移除后最新添加的一张会成为默认。',
  failed: '未能更改，以下是最新记录。{reason}',
  add: '添加信用卡',
  addText: '您会前往支付服务商的安全页面，不会扣款。',
  addFailed: '无法打开支付服务商的页面。{reason}',
  checking: '正在向支付服务商确认您的信用卡',
  added: '信用卡已添加',
  notAdded: '没有添加信用卡，也没有扣款。',
  stillChecking: '支付服务商尚未确认，稍后刷新页面即可查看。',
  empty: '还没有保存的信用卡',
  emptyText: '添加后，下次付款不用再输入卡号。',
  brands: cardBrands,
}
