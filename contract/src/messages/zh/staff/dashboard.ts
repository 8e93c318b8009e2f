/** The first page: what is waiting, and the figures. */
export const dashboard = {
  waiting: {
    largeHolds: '未付款訂單佔用大量存貨',
    held: '{units} 件中，{held} 件被未付款訂單保留',
    heldUntil: '保留至 {time}',
    heldByProof: '已上載付款證明，待核對',
    title: '有甚麼在等你',
    proofs: '份付款證明待核對',
    deliveries: '張已付款訂單待交付',
    reviews: '則評價待審核',
    enquiries: '個新查詢待回覆',
    refunds: '宗退款申請待處理',
    submitted: '張訂單等待付款',
    payments: '筆待查款項',
    nothing: '全部處理妥當。',
    comments: '則留言待審核',
    lowStock: '個款式存貨不足',
    jobs: '項工作或電郵未能完成',
    late: '有 {count} 個查詢已過承諾的回覆時間',
    lateProofs: '有 {count} 份付款證明等了超過 {hours} 小時仍未核對',
    stopped: '以下工作應會自動進行，但已停頓：{jobs}。請通知負責系統的人員。',
    stoppedSince: '{job}（上次 {time}）',
    stoppedSeparator: '、',
    guessed:
      '有人從多個地方嘗試猜測{what}：{since} 至 {until} 之間共 {count} 次不正確。商店已自動放慢嘗試；從用過的裝置及網絡登入的客人不受影響。',
    guesses: {
      passwords: '客人的密碼',
      'staff-passwords': '同事的密碼',
      codes: '驗證連結',
      vouchers: '優惠碼',
      orders: '訂單編號及聯絡資料',
    },
  },
  lowStock: {
    title: '存貨不足',
    none: '存貨充足。',
    lead: '最少的排在最前，按名稱到貨架。',
    left: '尚餘 {count}',
  },
  figures: {
    sales: '最近 30 天銷售',
    enquiries: '最近 30 天查詢',
    day: '日期',
  },
  permissions: {
    'figures.read': '查看營業數字',
  },
} as const
