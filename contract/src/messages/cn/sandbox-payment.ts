import type { Translated } from '../message-types.ts'
import type { sandboxPayment as source } from '../zh/sandbox-payment.ts'

export const sandboxPayment: Translated<typeof source> = {
  title: '支付测试页',
  notice: '这是测试页，不会扣款，也不需要输入真实的银行卡信息。',
  saveCard: '保存银行卡',
  payOrder: '支付订单',
  card: '测试卡',
  cardEnding: '尾号 {digits}',
  delivery: '确认通知如何送达本店',
  deliveries: {
    prompt: '立即',
    slow: '20 秒后',
    duplicate: '重复三次',
    'out-of-order': '顺序颠倒：较早的通知晚到',
    lost: '丢失：由本店自行查询',
  },
  approve: '批准',
  decline: '拒绝这张卡',
  cancel: '取消并返回本店',
  declined: '这张卡被拒绝，可以再试一次。',
  closed: '本页已完成或已过期。',
  back: '返回本店',
}
