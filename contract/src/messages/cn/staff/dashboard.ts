import type { Translated } from '../../message-types.ts'
import type { dashboard as source } from '../../zh/staff/dashboard.ts'

export const dashboard: Translated<typeof source> = {
  waiting: {
    largeHolds: '未付款订单占用大量库存',
    held: '{units} 件中，{held} 件被未付款订单保留',
    heldUntil: '保留至 {time}',
    heldByProof: '已上传付款凭证，待核对',
    title: '待办事项',
    proofs: '笔付款待核对',
    overdue: '个工程有逾期款项',
    expiring: '份报价或工程变更三天内到期',
    defect: '个工程有逾期整改',
    permit: '个工程的许可证或保险即将到期',
    deliveries: '笔已付款订单待交付',
    reviews: '条评价待审核',
    enquiries: '个新咨询待回复',
    refunds: '笔退款申请待处理',
    submitted: '笔订单等待付款',
    payments: '笔待查款项',
    nothing: '全部处理完毕。',
    comments: '条评论待审核',
    lowStock: '个款式库存不足',
    jobs: '项任务或邮件未能完成',
    late: '有 {count} 个咨询已过承诺的回复时间',
    lateProofs: '有 {count} 份付款凭证超过 {hours} 小时还没有核对',
    stopped: '以下工作本应自动进行，但已停顿：{jobs}。请通知负责系统的人员。',
    stoppedSince: '{job}（上次 {time}）',
    stoppedSeparator: '、',
    guessed:
      '有人从多个地方尝试猜测{what}：{since} 至 {until} 之间共 {count} 次不正确。商店已自动放慢尝试；从用过的设备及网络登录的客户不受影响。',
    guesses: {
      passwords: '客户的密码',
      'staff-passwords': '同事的密码',
      codes: '验证链接',
      vouchers: '优惠码',
      orders: '订单编号及联系资料',
    },
  },
  lowStock: {
    title: '库存不足',
    none: '库存充足。',
    lead: '最少的排在最前，点击名称可调整库存。',
    left: '剩 {count}',
  },
  figures: {
    sales: '最近 30 天销售',
    enquiries: '最近 30 天咨询',
    day: '日期',
  },
  permissions: {
    'figures.read': '查看营业数据',
  },
}
