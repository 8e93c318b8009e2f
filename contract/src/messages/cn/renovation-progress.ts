import type { Translated } from '../message-types.ts'
import type { renovationProgress as source } from '../zh/renovation-progress.ts'

export const renovationProgress: Translated<typeof source> = {
  heading: '您的装修工程有新进展',
  lead: '以下是最近的进展：',
  renovation: '装修工程 {reference}',
  reports: '新的工地日志',
  stages: '已完成工序',
  files: '新的文件',
  messages: '未读消息',
  separator: '、',
  action: '查看装修工程',
  hint: '图片、文件和消息内容都在您的账户里。',
  closing: '您在通知设置里选择了接收装修进度，所以收到这封邮件。',
  stop: '停止接收：',
}
