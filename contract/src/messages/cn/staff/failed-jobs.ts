import type { Translated } from '../../message-types.ts'
import type { failedJobs as source } from '../../zh/staff/failed-jobs.ts'

export const failedJobs: Translated<typeof source> = {
  jobs: {
    none: '全部顺利完成。',
    lead: '查明原因后可重试；消息内容不会在此显示。',
    mail: '消息',
    job: '任务',
    tries: '已试 {count} 次',
    retry: '再试一次',
  },
  jobNames: {
    'order-mail': '订单邮件',
    'delivery-message': '配送通知',
    'payment-address-mail': '收款资料更改通知',
    'refund-mail': '退款邮件',
    'read-payment-picture': '识别付款图片',
    'enquiry-mail': '咨询邮件',
    'renovation-invitation': '装修工程邀请',
    'quotation-mail': '报价邮件',
    'expire-quotations': '结束过期的报价',
    'payment-mail': '装修付款邮件',
    'due-instalments': '查看到期的分期付款',
    'appointment-message': '预约通知',
    'appointment-reminders': '检查预约提醒',
    'subscription-mail': '订阅邮件',
    'account-message': '账户消息',
    backup: '备份',
    'expire-orders': '取消逾期未付的订单',
    'proof-reminders': '查看待核对的付款凭证',
    'proof-reminder-mail': '提醒核对付款凭证',
    'ask-payments': '查询在线付款结果',
    'end-payment-page': '关闭付款页面',
    'refund-payment': '退款到信用卡',
    'forget-card': '移除信用卡',
    'sandbox-notification': '模拟付款通知',
    'publish-due': '按时发布内容',
    'turn-sales': '开始或结束打折',
    'wishlist-news': '检查收藏夹',
    'wishlist-message': '收藏夹通知',
    'stock-notices': '查看到货通知',
    'stock-notice': '到货通知',
    'personal-data-export': '准备个人数据副本',
    'product-import': '导入商品文件',
    'erase-objects': '删除文件',
    sweep: '定期清理',
  },
  jobState: {
    failed: '已停止',
    retry: '稍后自动再试',
  },
  resources: {
    jobs: { name: '未完成的任务' },
  },
  permissions: {
    'jobs.read': '查看未完成的任务',
    'jobs.retry': '重试未完成的任务',
  },
  audit: {
    actions: {
      'jobs.retry': '{who} 重试了未完成的任务“{thing}”',
    },
    subjects: {
      job: '未完成的任务',
    },
  },
}
