import type { Translated } from '../../message-types.ts'
import type { paymentReadings as source } from '../../zh/staff/payment-readings.ts'

export const paymentReadings: Translated<typeof source> = {
  reading: {
    title: '图片识别',
    compared: '付款资料',
    lead: '以下内容由系统从图片中识别，仅供参考，请以银行账户实际到账为准。',
    inProgress: '正在识别图片',
    off: '图片识别已关闭。',
    none: '这张图片还没有识别。',
    nothing: '未能从图片中识别出内容，请人工核对。',
    failed: '识别失败，请人工核对。',
    again: '重新识别',
    queued: '已安排重新识别。',
    expected: '应为',
    stated: '付款人所填',
    read: '图片所示',
    notRead: '未识别到',
    confidence: '可信度 {percent}%',
    matched: '相符',
    different: '不符',
    duplicate: '同一张图片或同一个交易编号已用于订单 {reference}。',
    duplicateRecord: '同一张图片或同一个交易编号已用于装修付款 {reference}。',
    duplicateGone: '同一张图片或同一个交易编号以前用过。',
    whole: '从图片识别出的全文',
    by: '{engine}，{time}',
    fields: {
      amount: '金额',
      reference: '参考编号',
      paid_at: '付款时间',
      payee: '收款人',
      payee_number: '收款账号',
      payer: '付款人',
      bank: '银行',
      transaction: '交易编号',
    },
  },
  audit: {
    actions: {
      'payments.read-again': '{who} 重新识别了订单 {thing} 的付款凭证',
    },
  },
}
