import type { Translated } from '../message-types.ts'
import type { enquiryMails as source } from '../zh/enquiry-mails.ts'

export const enquiryMails: Translated<typeof source> = {
  subject: '已收到您的咨询 {reference}',
  greeting: '{name}，您好：',
  lead: '感谢咨询。设计师会先仔细阅读您的资料，并在 {time} 前通过邮件或电话回复您。',
  asked: '您的咨询',
  area: '{feet} 平方英尺（{metres} 平方米）',
  labels: {
    reference: '咨询编号',
    location: '地区',
    area: '实用面积',
    style: '风格',
    budget: '预算',
    subject: '主题',
  },
  action: '浏览我们的网站',
  hint: '想补充资料？直接回复这封邮件，并保留标题中的咨询编号。',
  closing: '如果您没有向我们咨询，请忽略这封邮件。',
  answer: {
    heading: '关于您的咨询 {reference}',
    pictures: '附有 {count} 张图片，可在网页上查看。',
    asked: '您写道',
    action: '查看并回复',
    hint: '无需登录，链接在 {time} 前有效。在网页上回复，整段对话会保留在一起。',
    closing: '咨询编号 {reference}',
  },
}
