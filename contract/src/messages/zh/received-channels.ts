/** How money for an order reached the studio. */
export const receivedChannels = {
  FPS: '轉數快',
  BANK_TRANSFER: '銀行轉賬',
  PAYME: 'PayMe',
  ALIPAY_HK: 'AlipayHK',
  WECHAT_PAY_HK: 'WeChat Pay HK',
  OCTOPUS: '八達通',
  CASH: '現金',
  CHEQUE: '支票',
  CARD_TERMINAL: '店內刷卡',
  OTHER: '其他方式',
} as const
