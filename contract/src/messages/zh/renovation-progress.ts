/** News of a renovation to members who agreed to it. */
export const renovationProgress = {
  heading: '你的裝修工程有新進度',
  lead: '以下是最近的進度：',
  renovation: '裝修工程 {reference}',
  reports: '新的工地日誌',
  stages: '已完成工序',
  files: '新的檔案',
  messages: '未讀訊息',
  separator: '、',
  action: '查看裝修工程',
  hint: '圖片、檔案及訊息內容都在你的帳戶內。',
  closing: '你在通知設定選擇了接收裝修進度，所以收到這封電郵。',
  stop: '停止接收：',
} as const
