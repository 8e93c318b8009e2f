import type { JobName } from '../../../staff/failed-jobs.ts'

/** Jobs and mails that failed. */
export const failedJobs = {
  jobs: {
    none: '全部順利完成。',
    lead: '查明原因後可再試一次；內容不會在此顯示。',
    mail: '訊息',
    job: '工作',
    tries: '已試 {count} 次',
    retry: '再試一次',
  },
  jobNames: {
    'order-mail': '訂單電郵',
    'delivery-message': '送貨通知',
    'payment-address-mail': '收款資料更改通知',
    'refund-mail': '退款電郵',
    'read-payment-picture': '識別付款圖片',
    'enquiry-mail': '查詢電郵',
    'renovation-invitation': '裝修工程邀請',
    'quotation-mail': '報價電郵',
    'expire-quotations': '結束過期的報價',
    'payment-mail': '裝修付款電郵',
    'due-instalments': '查看到期的分期付款',
    'appointment-message': '預約通知',
    'appointment-reminders': '檢查預約提示',
    'subscription-mail': '訂閱電郵',
    'account-message': '帳戶訊息',
    backup: '備份',
    'expire-orders': '取消逾期未付的訂單',
    'proof-reminders': '查看待核對的付款證明',
    'proof-reminder-mail': '提醒核對付款證明',
    'ask-payments': '查問網上付款結果',
    'end-payment-page': '關閉付款頁面',
    'refund-payment': '退款到信用卡',
    'forget-card': '移除信用卡',
    'sandbox-notification': '模擬付款通知',
    'publish-due': '按時發佈內容',
    'turn-sales': '開始或結束減價',
    'wishlist-news': '檢查心水清單',
    'wishlist-message': '心水清單通知',
    'stock-notices': '查看有貨通知',
    'stock-notice': '有貨通知',
    'personal-data-export': '準備個人資料副本',
    'product-import': '匯入產品檔案',
    'erase-objects': '刪除檔案',
    sweep: '定期清理',
  } satisfies Record<JobName | 'backup', string>,
  jobState: {
    failed: '已停止',
    retry: '稍後自動再試',
  },
  resources: {
    jobs: { name: '未完成的工作' },
  },
  permissions: {
    'jobs.read': '查看失敗的工作',
    'jobs.retry': '重試失敗的工作',
  },
  audit: {
    actions: {
      'jobs.retry': '{who} 重試了失敗的工作「{thing}」',
    },
    subjects: {
      job: '失敗的工作',
    },
  },
} as const
