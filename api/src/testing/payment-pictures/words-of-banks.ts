import type { Locale } from '@fitout/contract/locales.ts'

type WordsOfBanks = Record<
  | 'done'
  | 'sent'
  | 'amount'
  | 'paid'
  | 'to'
  | 'from'
  | 'payee'
  | 'fpsId'
  | 'account'
  | 'mobile'
  | 'date'
  | 'time'
  | 'reference'
  | 'transaction'
  | 'remarks'
  | 'message'
  | 'fee'
  | 'balance'
  | 'bank'
  | 'debit'
  | 'status'
  | 'details'
  | 'advice'
  | 'share'
  | 'type',
  string
>

/** Labels of banking apps; no two apps use the same. */
export const wordsOfBanks: Record<Locale, WordsOfBanks> = {
  en: {
    done: 'Transfer successful',
    sent: 'You have sent',
    amount: 'Amount',
    paid: 'Payment amount',
    to: 'To',
    from: 'From',
    payee: 'Payee',
    fpsId: 'FPS ID',
    account: 'Account number',
    mobile: 'Mobile number',
    date: 'Date',
    time: 'Transaction time',
    reference: 'Reference',
    transaction: 'Transaction no.',
    remarks: 'Remarks',
    message: 'Message to payee',
    fee: 'Fee',
    balance: 'Available balance',
    bank: 'Bank',
    debit: 'From account',
    status: 'Completed',
    details: 'Transaction details',
    advice: 'Transfer advice',
    share: 'Share',
    type: 'FPS transfer',
  },
  zh: {
    done: '轉賬成功',
    sent: '你已轉賬',
    amount: '轉賬金額',
    paid: '付款金額',
    to: '轉賬至',
    from: '付款人',
    payee: '收款人',
    fpsId: '轉數快識別碼',
    account: '賬戶號碼',
    mobile: '手機號碼',
    date: '日期',
    time: '交易時間',
    reference: '參考編號',
    transaction: '交易編號',
    remarks: '備註',
    message: '給收款人的訊息',
    fee: '手續費',
    balance: '可用結餘',
    bank: '收款銀行',
    debit: '扣賬戶口',
    status: '已完成',
    details: '交易詳情',
    advice: '轉賬通知書',
    share: '分享',
    type: '轉數快轉賬',
  },
  cn: {
    done: '转账成功',
    sent: '您已转账',
    amount: '转账金额',
    paid: '付款金额',
    to: '转账至',
    from: '付款人',
    payee: '收款人',
    fpsId: '转数快识别码',
    account: '账户号码',
    mobile: '手机号码',
    date: '日期',
    time: '交易时间',
    reference: '参考编号',
    transaction: '交易编号',
    remarks: '备注',
    message: '给收款人的留言',
    fee: '手续费',
    balance: '可用余额',
    bank: '收款银行',
    debit: '扣账户口',
    status: '已完成',
    details: '交易详情',
    advice: '转账通知书',
    share: '分享',
    type: '转数快转账',
  },
}
