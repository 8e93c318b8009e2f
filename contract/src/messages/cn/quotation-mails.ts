import type { Translated } from '../message-types.ts'
import type { quotationMails as source } from '../zh/quotation-mails.ts'

export const quotationMails: Translated<typeof source> = {
  greeting: '{name}，您好：',
  greetingUnnamed: '您好：',
  details: '报价资料',
  number: '报价编号',
  version: '版本',
  total: '总价',
  options: '可选项目（不计入总价）',
  validUntil: '有效期至',
  signedBy: '签署姓名',
  signedAt: '签署时间',
  signedOnPaper: '纸质签署日期',
  coolingOff: '冷静期至',
  cancelledAt: '取消时间',
  reason: '原因',
  renovation: '装修工程',
  closing: '如有疑问，直接回复这封邮件即可。',
  closingToStaff: '这封邮件由系统发出。',
  events: {
    sent: {
      heading: '您的装修报价 {number} 第 {version} 版',
      lead: '逐项报价已放到您的工程页面。请看清每一项、不含项目、付款安排和条款，再决定是否接受。',
      action: '查看报价',
      hint: '有不明白的地方，欢迎随时问我们。',
    },
    expiring: {
      heading: '报价 {number} 第 {version} 版即将到期',
      lead: '这份报价 {day} 结束时到期。如需要多一点时间考虑，告诉我们即可。',
      action: '查看报价',
      hint: '到期后，可请我们重新报价。',
    },
    withdrawn: {
      heading: '报价 {number} 第 {version} 版已收回',
      lead: '我们收回了这一版报价，您无需理会。原因见下。',
      action: '前往工程页面',
      hint: '新的报价准备好后，会再通知您。',
    },
    accepted: {
      heading: '报价 {number} 第 {version} 版已获接受',
      lead: '双方的合同由此成立。已签署的报价连同条款见附件，请保存。',
      action: '前往工程页面',
      hint: '付款安排和下一步，都在工程页面。',
    },
    'accepted-on-paper': {
      heading: '已登记您签署的纸质报价 {number}',
      lead: '我们已登记您在纸质文件上签署的报价，合同由此成立。如果您没有签署，请立即告诉我们。',
      action: '前往工程页面',
      hint: '付款安排和下一步，都在工程页面。',
    },
    declined: {
      heading: '报价 {number} 第 {version} 版未获接受',
      lead: '这一版报价已注明为不接受，原因见下。',
      action: '前往工程页面',
      hint: '报价修订后，会以新版本发送。',
    },
    cancelled: {
      heading: '报价 {number} 已在冷静期内取消',
      lead: '合同已取消。这封邮件是取消的确认。已付的款项会全部退还。',
      action: '前往工程页面',
      hint: '退款的进度，会在工程页面显示。',
    },
    'early-start': {
      heading: '已同意报价 {number} 提前开工',
      lead: '业主已同意在冷静期结束前开始施工。',
      action: '前往工程页面',
      hint: '此后如要取消，须双方协商结算。',
    },
  },
}
