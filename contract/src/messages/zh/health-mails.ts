/** The mail to owners and managers about problems of the shop. */
export const healthMails = {
  heading: '商店有事情等得太久',
  lead: '以下事情沒有如常進行。',
  risks: {
    customers: '客人可能收不到電郵、短訊或退款。',
    data: '如資料損失，上次備份之後的訂單、查詢及圖片將無法還原。',
    allData: '網店從未備份：如資料損失，所有訂單、查詢及圖片都無法還原。',
    payments: '有客人已付款，訂單卻仍待確認。',
    space: '磁碟空間用盡後，網店不能再儲存訂單及圖片。',
    answers: '客人以電郵回覆查詢，可能只留在信箱，沒有出現在對話內。',
  },
  title: '現在的情況',
  troubles: {
    jobs: { label: '最久未執行的背景工作', value: '已等 {amount} 分鐘' },
    messages: { label: '最久未寄出的電郵或短訊', value: '已等 {amount} 分鐘' },
    failed: { label: '多次重試仍未完成的工作', value: '{amount} 項' },
    late: { label: '沒有準時執行的定時工作', value: '{amount} 項' },
    backup: { label: '未有成功備份', value: '已 {amount} 小時' },
    noBackup: { label: '開店以來從未備份', value: '已 {amount} 日' },
    refunds: { label: '付款平台仍未處理的退款', value: '{amount} 筆' },
    payments: { label: '一日內找不到訂單的付款', value: '{amount} 筆' },
    mailbox: { label: '未能讀取本店信箱', value: '已 {amount} 分鐘' },
    disk: { label: '磁碟剩餘空間', value: '{amount}%' },
  },
  action: '查看系統狀況',
  hint: '可在後台查看詳情，或把未完成的工作全部重試。',
  closing: '擁有者及經理會收到這封電郵，問題持續時會再次通知。',
} as const
