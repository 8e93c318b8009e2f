import type { Translated } from '../../message-types.ts'
import type { staffNotices as source } from '../../zh/staff/staff-notices.ts'

export const staffNotices: Translated<typeof source> = {
  staffNotices: {
    bell: '通知，{count} 条未读',
    bellRead: '通知，全部已读',
    lead: '您有权查看的事情，一有消息就会显示在这里，保留三十天。',
    none: '暂时没有通知。',
    noneUnread: '全部已读。',
    all: '查看全部通知',
    readAll: '全部标为已读',
    read: '标为已读',
    unread: '未读',
    show: '显示',
    showAll: '全部',
    kind: '类型',
    what: '事项',
    about: '关于',
    at: '时间',
    kinds: {
      order: '新订单',
      proof: '付款凭证待核对',
      payment: '待查款项',
      enquiry: '咨询',
      appointment: '预约',
      message: '工程消息',
      decision: '报价及工程变更的决定',
      defect: '整改项目',
      review: '评价待审核',
      comment: '评论待审核',
      refund: '退款申请',
      stock: '库存不足',
      health: '系统状况',
    },
  },
  resources: { staffNotices: { name: '通知' } },
}
