import type { Translated } from '../message-types.ts'
import type { paymentReceipts as source } from '../zh/payment-receipts.ts'

export const paymentReceipts: Translated<typeof source> = {
  title: 'Receipt',
  voidTitle: 'Receipt (void)',
  number: 'Receipt',
  reference: 'Renovation',
  payment: 'Payment',
  received: 'Received on',
  channel: 'Paid by',
  account: 'Into',
  numbers: { CASH: 'Receipt number', CHEQUE: 'Cheque number' },
  payer: 'Payer',
  item: 'Item',
  amount: 'Amount',
  instalment: 'Instalment {number}: {title}',
  credit: 'Paid beyond that, to go back or towards what follows',
  total: 'Received',
  remaining: 'Still open of the contract',
  contract: 'Contract sum',
  voided: 'This receipt was voided on {day}: {reason}',
  foot: 'Made by computer from the records of payments; it needs no signature.',
  channels: {
    BANK_TRANSFER: 'Bank transfer',
    FPS: 'FPS',
    WALLET: 'Mobile wallet',
    CASH: 'Cash',
    CHEQUE: 'Cheque',
  },
  wallets: {
    PAYME: 'PayMe',
    ALIPAY_HK: 'AlipayHK',
    WECHAT_PAY_HK: 'WeChat Pay HK',
    OCTOPUS: 'Octopus',
    OTHER: 'Another wallet',
  },
}
