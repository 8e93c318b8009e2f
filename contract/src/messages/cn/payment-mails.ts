import type { Translated } from '../message-types.ts'
import type { paymentMails as source } from '../zh/payment-mails.ts'

export const paymentMails: Translated<typeof source> = {
  greeting: '{name}，您好：',
  greetingUnnamed: '您好：',
  details: '付款资料',
  renovation: '工程编号',
  instalment: '分期',
  amount: '金额',
  open: '未付',
  dueOn: '应付日期',
  reference: '付款编号',
  paidOn: '付款日期',
  received: '实收金额',
  receivedOn: '入账日期',
  stated: '您填报的金额',
  openOfInstalment: '本期未付',
  remaining: '合同未付',
  reason: '原因',
  closing: '如有疑问，直接回复这封邮件即可。',
  accounts: '请只付款到工程页面内列明的账户，并填写付款编号。我们不会以电话或信息通知更改收款账户。',
  events: {
    due: {
      heading: '{title}现已到期',
      lead: '这一期款项今天到期，请在工程页面查看付款方式。如已付款，请在工程页面提交付款记录。',
      action: '查看付款方式',
      hint: '二维码会填好收款人、金额和编号。',
    },
    reminder: {
      heading: '温馨提示：{title}还未付清',
      lead: '这一期款项已到期三天，而我们还没有收到付款记录。如已付款，请在工程页面提交付款记录。',
      action: '查看付款方式',
      hint: '如需商量付款安排，请直接回复。',
    },
    overdue: {
      heading: '{title}已逾期七天',
      lead: '这一期款项已逾期七天。请尽快付款，或联系我们商量安排，以免影响工程进度。',
      action: '查看付款方式',
      hint: '如已付款，请在工程页面提交付款记录。',
    },
    received: {
      heading: '已收到您的付款记录',
      lead: '我们会在账户见到款项后确认，再把收据发到您的邮箱。',
      action: '查看付款记录',
      hint: '无需重复付款或提交。',
    },
    confirmed: {
      heading: '已确认收款，收据见附件',
      lead: '款项已经入账，谢谢。收据附在这封邮件，工程页面内也可随时下载。',
      action: '查看付款',
      hint: '收据附在这封邮件。',
    },
    refused: {
      heading: '我们未能核对您的付款记录',
      lead: '这条付款记录未能核对，原因见下。如款项已经付出，请补交资料，无需再次付款。',
      action: '重新提交',
      hint: '如有疑问，请直接回复。',
    },
  },
}
