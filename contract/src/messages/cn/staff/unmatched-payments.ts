import type { Translated } from '../../message-types.ts'
import type { unmatchedPayments as source } from '../../zh/staff/unmatched-payments.ts'

export const unmatchedPayments: Translated<typeof source> = {
  payments: {
    name: '待查款项',
    lead: '最早的排在最前。请先到支付平台或银行账户核对，再写下结果。',
    none: '没有待查款项。对不上订单的收款，或支付平台拒绝的退款，会列在这里。',
    noneOf: '这里没有款项。',
    look: '前往处理',
    allOrders: '显示所有订单的',
    expected: '应收',
    expectedRefund: '应退',
    came: '实收',
    names: '款项注明的订单',
    payment: '支付平台编号',
    refusal: '拒绝原因',
    returned: '自动退回',
    returnedAt: '{amount}，{at} 退回',
    returnedSoon: '{amount}，正在退回',
    noted: '发现时间',
    order: '订单',
    noOrder: '找不到订单',
    by: '处理',
    outcome: '结果',
    reason: '结果及原因（仅同事可见）',
  },
  paymentState: {
    WAITING: '待查',
    SETTLED: '已处理',
  },
  paymentTrouble: {
    'unknown-session': '付款通知对不上任何付款页',
    'card-for-an-order': '付款页收到的是保存信用卡，而不是付款',
    'another-order': '款项注明另一张订单',
    'another-currency': '币种不符',
    'another-amount': '金额不符',
    'order-not-payable': '订单已取消、过期或已付款，仍收到款项',
    'refunded-at-provider': '有人在支付平台直接退款',
    'refund-refused': '支付平台拒绝退款',
  },
  paymentWay: {
    ACCEPTED: '视为已付款',
    SENT_AGAIN: '再次退款',
    REFUNDED: '已自行退回',
    NOTHING: '无需处理',
  },
  audit: {
    actions: {
      'payments.settle': '{who} 处理了待查款项 {thing}',
    },
    subjects: {
      payment: '待查款项',
    },
  },
}
