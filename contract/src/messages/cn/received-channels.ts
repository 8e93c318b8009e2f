import type { Translated } from '../message-types.ts'
import type { receivedChannels as source } from '../zh/received-channels.ts'

export const receivedChannels: Translated<typeof source> = {
  FPS: '转数快',
  BANK_TRANSFER: '银行转账',
  PAYME: 'PayMe',
  ALIPAY_HK: 'AlipayHK',
  WECHAT_PAY_HK: 'WeChat Pay HK',
  OCTOPUS: '八达通',
  CASH: '现金',
  CHEQUE: '支票',
  CARD_TERMINAL: '店内刷卡',
  OTHER: '其他方式',
}
