import type { Translated } from '../message-types.ts'
import type { handoverMails as source } from '../zh/handover-mails.ts'

export const handoverMails: Translated<typeof source> = {
  greeting: '{name}，您好：',
  greetingUnnamed: '您好：',
  details: '资料',
  renovation: '工程编号',
  day: '交付日期',
  openDefects: '未完成的整改项目',
  fixedDefects: '等您确认的整改项目',
  defect: '第 {number} 项',
  separator: '、',
  warranty: '质保',
  until: '质保至',
  closing: '如有疑问，直接回复这封邮件即可。',
  events: {
    certificate: {
      heading: '交付单已由双方签署',
      lead: '双方已签署交付单，附件与另一方收到的是同一份文件。质保期从交付单的日期起计算。',
      action: '查看整改及质保',
      hint: '质保期内如有问题，可在工程页面附上照片告诉我们。',
    },
    'defects-fixed': {
      heading: '整改已经完成，请您确认',
      lead: '下列整改项目已经完成。请看看是否满意：可以在工程页面确认，或说明还有什么没做好。14 天内没有回复，我们可能会结束该项目。',
      action: '查看整改清单',
      hint: '工程页面有整改后的照片。',
    },
    'warranty-ends': {
      heading: '质保期将在 30 天内结束',
      lead: '下列质保期即将结束。请检查一遍，如有问题，请在结束之前附上照片告诉我们。',
      action: '查看质保或报告问题',
      hint: '质保期内提出的问题，期满后仍会跟进。',
    },
  },
}
