/** The studio's side: a finished renovation becomes a draft of a project. */
export const portfolioDrafts = {
  portfolioDrafts: {
    title: '設計案例',
    open: '準備設計案例',
    lead: '選擇圖片，會按這項工程的資料開始一份案例草稿。姓名、地址和訊息不會帶過去；公開前請再看一遍圖片內有沒有私人物品。',
    agreed: '客戶於 {time} 同意展示。',
    notAgreed: '客戶未同意展示，可在自己的裝修工程頁面同意。',
    begun: '案例草稿已經開始。',
    toProject: '打開案例',
    none: '未有可選的圖片：公開的工地日誌圖片和共用的圖片會在這裡。',
    picture: '圖片 {number}',
    roles: { none: '不用', show: '展示', before: '展示為「前」', after: '展示為「後」' },
    unpaired: '「前」和「後」要一樣多：第一張「前」配第一張「後」，如此類推。',
    begin: '開始草稿（{count} 張圖片）',
    done: '已開始草稿',
  },
  permissions: { 'renovations.publish': '由完成的工程開始設計案例' },
  audit: { actions: { 'portfolio-drafts.begin': '{who} 由裝修工程 {thing} 開始了設計案例草稿' } },
} as const
