import type { Translated } from '../message-types.ts'
import type { accountEnquiries as source } from '../zh/account-enquiries.ts'

export const accountEnquiries: Translated<typeof source> = {
  lead: '您向我们咨询过的家，以及预约的上门量房和服务，都在这里跟进。',
  enquiries: '您的咨询',
  noEnquiries: '还没有咨询',
  noEnquiriesText: '说说您的家和想法，登录后提交的咨询会在这里显示进度。',
  ask: '提交咨询',
  sent: '{time} 提交',
  stages: { received: '已收到', answered: '已回复', closed: '已结束' },
  next: '下一步',
  nextOf: {
    received: '设计师正在细看您的咨询，会在 {time} 或之前回复。',
    late: '我们答应在 {time} 前回复，但还没有做到，非常抱歉。请直接来电或用 WhatsApp 联系我们，并说明编号 {reference}。',
    answered: '我们已经回复。您可以直接回复设计师，约时间上门量房。',
    renovation: '已为您建立装修工程，后续步骤都在工程页面跟进。',
    closed: '这次咨询已经结束。如果想继续，联系时请说明编号 {reference}。',
  },
  toRenovation: '查看装修工程',
  area: '实用面积 {feet, number} 平方英尺',
  pictures: '{count, number} 张图片',
  services: '上门和服务预约',
  servicesText: '量房、平面设计、咨询和装修套餐。',
  toServices: '预约服务',
  open: '查看预约 {reference}',
}
