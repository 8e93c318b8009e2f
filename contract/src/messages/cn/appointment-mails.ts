import type { Translated } from '../message-types.ts'
import type { appointmentMails as source } from '../zh/appointment-mails.ts'

export const appointmentMails: Translated<typeof source> = {
  kinds: {
    SHOWROOM: '参观展厅',
    MEASUREMENT: '上门量房',
    SERVICE: '预约服务',
    SITE_MEETING: '现场会面',
    INSPECTION: '交付验收',
  },
  greeting: '{name}，您好：',
  details: '预约信息',
  reference: '预约编号',
  kind: '项目',
  time: '日期和时间（香港）',
  place: '地点',
  atHome: '{district}（您提供的地址）',
  atAddress: '您在订单中填写的地址',
  atStudio: '本店展厅',
  reason: '原因',
  events: {
    confirm: {
      heading: '请确认您的预约 {reference}',
      lead: '时段已为您保留到 {until}。请打开以下链接确认，逾期未确认，时段会释放。',
      action: '确认预约',
      hint: '链接会打开一个页面，点一下即可，无需登录。',
    },
    booked: {
      heading: '预约成功 {reference}',
      lead: '感谢预约，我们到时见。附件是日历文件，可以加入您的日历。',
      action: '更改或取消预约',
      hint: '预约时间 {hours} 小时前，都可以在这里改期或取消，无需登录。',
    },
    moved: {
      heading: '预约已改期 {reference}',
      lead: '预约已改到以下时间。附件是更新后的日历文件。',
      action: '更改或取消预约',
      hint: '预约时间 {hours} 小时前，都可以在这里改期或取消，无需登录。',
    },
    corrected: {
      heading: '预约地点已更正 {reference}',
      lead: '我们更正了您房屋所在的地区，时间不变。附件是更新后的日历文件。',
      action: '更改或取消预约',
      hint: '预约时间 {hours} 小时前，都可以在这里改期或取消，无需登录。',
    },
    cancelled: {
      heading: '预约已取消 {reference}',
      lead: '预约已按您的要求取消。附件会把它从您的日历中移除。',
      action: '另约时间',
      hint: '想再约的话，随时可以在这里选择时段。',
    },
    'cancelled-by-studio': {
      heading: '预约已取消 {reference}',
      lead: '抱歉，我们无法如期赴约，预约已经取消。附件会把它从您的日历中移除。',
      action: '另约时间',
      hint: '请在这里选择另一个时段。',
    },
    'order-cancelled': {
      heading: '预约已取消 {reference}',
      lead: '订单已经取消，预约也一并取消。附件会将它从您的日历中移除。',
      action: '查看订单',
      hint: '订单编号及详情可在这里查看。',
    },
    'taken-out': {
      heading: '预约已取消 {reference}',
      lead: '订单已按与您商定的结果更改，不再包括这项服务，预约也已取消。附件会将它从您的日历中移除。',
      action: '查看订单',
      hint: '订单编号和详情可以在这里查看。',
    },
    reminder: {
      heading: '提醒：明天的预约 {reference}',
      lead: '这是您明天的预约，到时见。',
      action: '更改或取消预约',
      hint: '预约时间 {hours} 小时前，都可以在这里改期或取消，无需登录。',
    },
  },
  /** For a service with a cancelled appointment; its order may remain. */
  ofOrder: {
    action: '查看订单',
    hint: '想另约时间，或咨询订单和退款，直接回复这封邮件即可。',
  },
  closing: '如有疑问，直接回复这封邮件即可。',
  notYou: '不是您预约的？不用理会，时段会自动释放。',
  texts: {
    confirm: '请在 {until} 前确认预约 {reference}（{time}）：',
    booked: '预约成功 {reference}：{kind}，{time}。更改或取消：',
    moved: '预约 {reference} 已改期：{kind}，{time}。更改或取消：',
    corrected: '预约 {reference} 的地区已更正为{district}：{kind}，{time}。更改或取消：',
    cancelled: '预约 {reference}（{time}）已取消。另约时间：',
    'cancelled-by-studio': '抱歉，我们无法如期赴约，预约 {reference}（{time}）已取消。另约时间：',
    'order-cancelled': '订单已取消，预约 {reference}（{time}）也一并取消。订单：',
    'taken-out': '订单已更改，不再包括这项服务，预约 {reference}（{time}）已取消。订单：',
    reminder: '提醒：{kind}，{time}，预约 {reference}。详情：',
    stop: '停止短信提醒：',
  },
}
