import type { Translated } from '../message-types.ts'
import type { weeklySummaryWords as source } from '../zh/weekly-summary-words.ts'

/** What a summary of the week says to staff. */
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
  hint: '请到后台查看：',
  closing: '您在后台“通知设置”选择每周一收取这份摘要，可以随时在那里取消：{url}',
}
