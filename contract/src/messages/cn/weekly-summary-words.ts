import type { Translated } from '../message-types.ts'
import type { weeklySummaryWords as source } from '../zh/weekly-summary-words.ts'

/** The weekly summary for staff. */
export const weeklySummaryWords: Translated<typeof source> = {
  heading: '一周摘要：{from} 至 {until}',
  figures: '这一周（括号内为前一周）',
  figure: {
    orders: '订单',
    paid: '已付款订单',
    takings: '收款',
    enquiries: '咨询',
    answered: '已回复的咨询',
    contracts: '签约的咨询',
  },
  beside: '{count}（{before}）',
  waiting: '现在待办',
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
