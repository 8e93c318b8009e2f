import type { Translated } from '../message-types.ts'
import type { paymentReceipts as source } from '../zh/payment-receipts.ts'

export const paymentReceipts: Translated<typeof source> = {
  title: '收据',
  voidTitle: '收据（已作废）',
  number: '收据编号',
  reference: '工程编号',
  payment: '付款编号',
  received: '入账日期',
  channel: '付款方式',
  account: '收款账户',
  numbers: { CASH: '收据编号', CHEQUE: '支票号码' },
  payer: '付款人',
  item: '项目',
  amount: '金额',
  instalment: '第 {number} 期：{title}',
  credit: '多付，退回业主或抵付之后款项',
  total: '实收总额',
  remaining: '合同未付',
  contract: '合同总价',
  voided: '本收据已于 {day} 作废：{reason}',
  foot: '本收据按收款记录由电脑制作，无需签署。',
  channels: {
    BANK_TRANSFER: '银行转账',
    FPS: '转数快（FPS）',
    WALLET: '电子钱包',
    CASH: '现金',
    CHEQUE: '支票',
  },
  wallets: {
    PAYME: 'PayMe',
    ALIPAY_HK: 'AlipayHK',
    WECHAT_PAY_HK: 'WeChat Pay HK',
    OCTOPUS: '八达通',
    OTHER: '其他电子钱包',
  },
}
