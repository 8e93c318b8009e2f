import type { Translated } from '../../message-types.ts'
import type { enquiries as source } from '../../zh/staff/enquiries.ts'

export const enquiries: Translated<typeof source> = {
  enquiries: {
    visits: '预约',
    bookedElsewhere: '并非由这个查询预约',
    about: '咨询',
    message: '内容',
    lead: '最急需回复的排在最前。',
    reference: '咨询编号',
    late: '已过回复时限',
    home: '房屋',
    squareFeet: '平方英尺',
    from: '来自页面',
    received: '收到时间',
    replyBy: '回复期限',
    owner: '负责人',
    unassigned: '暂无人跟进',
    ownedBy: '负责人：{name}',
    take: '由我跟进',
    giveBack: '退回待跟进',
    nextAction: '下一步',
    nextActionOn: '日期',
    nextIs: '下一步：{action}',
    actionLate: '下一步已逾期',
    followUp: '跟进',
    files: '户型图和照片（点击放大）',
    plan: '打开户型图（PDF）',
    byChat: 'WhatsApp',
    byPhone: '打电话',
    handTo: '交给同事',
    mine: '由我跟进的',
    onlyLate: '只看逾期回复',
    mark: '标记为“{status}”',
    search: '咨询编号、姓名、电话、邮箱或主题',
    assignLead: '同事不会收到邮件；可在“由我跟进的”中看到。',
    close: '结束',
    spam: '标记为垃圾信息',
    reopen: '重新跟进',
  },
  enquiryStatus: {
    NEW: '新咨询',
    ANSWERED: '已回复',
    CLOSED: '已结束',
    SPAM: '垃圾信息',
    ALL: '全部',
  },
  resources: {
    enquiries: {
      name: '咨询',
    },
  },
  permissions: {
    'enquiries.read': '查看咨询',
    'enquiries.work': '跟进咨询',
    'enquiries.export': '导出咨询',
  },
  audit: {
    actions: {
      'enquiries.work': '{who} 跟进了咨询 {thing}',
      'enquiries.export': '{who} 导出了咨询',
    },
    subjects: {
      enquiry: '咨询',
    },
  },
}
