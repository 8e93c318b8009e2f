import type { Translated } from '../../message-types.ts'
import type { refundRequests as source } from '../../zh/staff/refund-requests.ts'

export const refundRequests: Translated<typeof source> = {
  refunds: {
    changed: '订单更改或取消后，顾客多付了款项。',
    byHand: '其中 {amount} 并非用信用卡支付，须自行退回',
    none: '没有待处理的退款申请。',
    lead: '信用卡款项将由支付平台自动退回；其他款项需自行退还。',
    before: '已退款',
    asked: '申请时间',
    came: '提出方式',
    lookedUp: '凭订单编号和邮箱或电话查看订单后提出，其他人也可能知道这些信息。要转账到申请里写的账户，请先致电顾客。',
    amount: '退款金额',
    approve: '批准退款',
    approveLead: '就订单 {reference} 退回 {amount}？',
  },
  refundRequests: {
    title: '退款',
    none: '没有退款申请。',
    status: '状态',
    all: '全部',
    variant: '退回商品',
    units: '{title} × {count}',
    left: '最多可退 {amount}',
    shelf: '放回货架',
    shelfOf: '{title}：放回货架的件数（共 {count} 件）',
    withUnits: '同时退还 {points} 积分。',
    withAll: '整单即为已退款：退还{what}。',
    points: '{points} 积分',
    voucher: '优惠券“{title}”',
    takes: '将收回这笔款项获得的 {points} 积分。',
    takesVouchers: '顾客积分不足，将收回未使用的优惠券：{what}。',
    takesOwed: '其余 {owed} 分顾客已经用掉，将记为尚欠积分，由日后获得的积分抵扣。',
    voucherCost: '“{title}”（{points} 积分）',
    vouchersCost: '“{title}”× {count}（每张 {points} 积分）',
    tookBack: '已收回',
    owes: '尚欠 {owed} 积分',
    answer: '给顾客的话（可不填，将发邮件通知）',
    answerUntold: '给顾客的话（可不填，顾客会在订单页看到；订单没有邮箱地址）',
    decide: '处理申请',
    gaveBack: '已退',
    restocked: '已放回货架',
    answerGiven: '回复',
    request: '代顾客申请退款',
    requestLead:
      '在这里记录顾客致电或来信提出的退款要求，之后与顾客自行提交的申请一样审批。顾客会在订单页看到所写的原因。',
    reason: '退款原因',
    most: '最多 {count}',
    nothingChosen: '请选择要退款的项目。',
  },
  refundStatus: {
    WAITING: '待处理',
    WITHDRAWN: '已撤回',
    APPROVED: '已批准',
    REJECTED: '已拒绝',
  },
  refundMoney: {
    BY_HAND: '并非信用卡付款：请自行退回款项',
    ON_ITS_WAY: '信用卡退款处理中',
    SENT: '已退回信用卡',
    REFUSED: '支付平台拒绝退款',
  },
  resources: {
    refunds: {
      name: '退款',
    },
  },
  permissions: {
    'refunds.read': '查看退款申请',
    'refunds.request': '代顾客申请退款',
    'refunds.decide': '审批退款',
  },
  audit: {
    actions: {
      'refunds.request': '{who} 代顾客申请退回订单 {thing} 的款项',
      'refunds.decide': '{who} 处理了订单 {thing} 的退款申请',
    },
    subjects: {
      'refund request': '退款申请',
    },
  },
}
