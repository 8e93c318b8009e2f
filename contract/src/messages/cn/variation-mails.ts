import type { Translated } from '../message-types.ts'
import type { variationMails as source } from '../zh/variation-mails.ts'

export const variationMails: Translated<typeof source> = {
  greeting: '{name}，您好：',
  greetingUnnamed: '您好：',
  details: '工程变更',
  renovation: '装修工程',
  number: '变更编号',
  item: '内容',
  amount: '合同总价变动',
  days: '工期变动',
  daysText: '{days} 个工作日',
  sum: '合同总价',
  end: '完工日期',
  validUntil: '有效期至',
  signedBy: '签署人',
  signedAt: '签署时间',
  reason: '原因',
  closing: '如有疑问，直接回复这封邮件即可。',
  closingToStaff: '这封邮件由系统发出。',
  events: {
    sent: {
      heading: '工程变更 {number} 等待您的决定',
      lead: '我们建议更改工程内容。请在工程页面仔细阅读项目、金额和工期，再决定是否批准；批准前，合同和付款不会有任何改动。',
      action: '查看工程变更',
      hint: '如有不清楚的地方，欢迎随时咨询。',
    },
    approved: {
      heading: '工程变更 {number} 已批准',
      lead: '这项变更从现在起属于合同的一部分。附件是已签署的文件，请保存。',
      action: '前往工程页面',
      hint: '付款安排已经更新。',
    },
    declined: {
      heading: '工程变更 {number} 未获批准',
      lead: '这项变更不会进行，合同和付款保持不变。原因如下。',
      action: '前往工程页面',
      hint: '如有需要，可以另拟一项变更。',
    },
    withdrawn: {
      heading: '工程变更 {number} 已收回',
      lead: '我们收回了这项变更，您无需处理。合同和付款保持不变。',
      action: '前往工程页面',
      hint: '如有新的建议，我们会再通知您。',
    },
  },
}
