import type { Translated } from '../message-types.ts'
import type { receivedChannels as source } from '../zh/received-channels.ts'

export const receivedChannels: Translated<typeof source> = {
  FPS: 'FPS',
  BANK_TRANSFER: 'Bank transfer',
  PAYME: 'PayMe',
  ALIPAY_HK: 'AlipayHK',
  WECHAT_PAY_HK: 'WeChat Pay HK',
  OCTOPUS: 'Octopus',
  CASH: 'Cash',
  CHEQUE: 'Cheque',
  CARD_TERMINAL: 'Card terminal',
  OTHER: 'Another way',
}
