import type { Translated } from '../../message-types.ts'
import type { health as source } from '../../zh/staff/health.ts'

export const health: Translated<typeof source> = {
  health: {
    lead: '商店在后台的工作是否正常。每次打开都是最新的数字。',
    jobs: '后台任务',
    waiting: '等待中',
    failed: '未完成',
    oldest: '最长已等',
    late: '没有按时执行',
    retryAll: '全部重试',
    pause: '暂停所有任务',
    goOn: '继续所有任务',
    pauseTitle: '要暂停所有任务吗？',
    pauseLead: '暂停期间不会发出任何邮件或短信，逾期未付的订单也不会取消，直到继续为止。',
    paused: '任务已于 {time} 暂停，不会发出任何通知。',
    messages: '邮件和短信',
    payments: '付款',
    proofs: '等待核对的付款凭证',
    trouble: '一天内找不到订单的付款',
    refunds: '等待支付平台处理的退款',
    backup: '备份',
    lastBackup: '上次成功备份',
    noBackup: '还没有做过备份',
    backupLate: '上次成功备份已是 {ago}：如果主机现在损坏，之后的订单、付款和更改就会丢失。请今天通知负责系统的人。',
    backupNever:
      '商店还没有做过备份：如果主机损坏，所有订单、顾客资料和图片都无法恢复。请今天通知负责系统的人设置每晚备份。',
    whatToDo: '怎么办：使用手册',
    disk: '磁盘',
    free: '剩余空间',
    ofTotal: '{free} GB，共 {total} GB',
    release: '版本',
    version: '版本',
    migration: '数据库',
    none: '没有',
  },
  resources: { health: { name: '系统状况' } },
}
