import type { Translated } from '../message-types.ts'
import type { weeklySummaryWords as source } from '../zh/weekly-summary-words.ts'

/** The weekly summary for staff. */
export const weeklySummaryWords: Translated<typeof source> = {
  heading: '一周摘要：{from} 至 {until}',
  figures: '这一周的成绩',
  figure: {
    orders: '客人下的订单',
    paid: '客人付清的订单',
    takings: '收到的款项',
    enquiries: '收到的咨询',
    answered: '其中已回复的咨询',
    contracts: '其中已签约的咨询',
  },
  beside: '{count}（前一周 {before}）',
  waiting: '现在要处理的事',
  waits: {
    proofs: '等待核对的付款',
    deliveries: '已付款、等待配货或送货的订单',
    enquiries: '等待回复的咨询',
    messages: '等待回复的装修消息',
    refunds: '等待审批的退款申请',
    payments: '不知属于哪个订单的款项',
    reviews: '等待审阅的评价',
    comments: '等待审核的评论',
    lowStock: '库存不足的款式',
    jobs: '系统未能完成的任务',
    overdue: '有款项逾期的装修工程',
    expiring: '有报价或工程变更即将到期的装修工程',
    defect: '有整改项目过期的装修工程',
    permit: '有许可证或保险即将到期的装修工程',
  },
  stock: '即将售罄',
  left: '还剩 {count} 件',
  lasts: '还剩 {count} 件，大约够 {days} 天',
  more: '另有 {count} 项。',
  action: '打开后台',
  hint: '需先登录后台。',
  closing: '您在后台“通知设置”选择每周一收取这份摘要。',
  stop: '不再接收这份摘要',
  page: {
    ask: { title: '不再接收每周摘要？', text: '之后您不会再收到这些邮件，仍可随时在后台重新选择。' },
    done: { title: '每周摘要已停止', text: '您不会再收到这些邮件。' },
    broken: { title: '这个链接无效', text: '请到后台“通知设置”停止接收摘要。' },
    button: '停止接收',
    home: '前往商店',
  },
}
