export const firstSteps = {
  firstSteps: {
    title: '開店前還有這些要做',
    lead: '做好一項，這裡便少一項；不需要的可以直接劃掉。',
    settle: '已完成或不需要',
    settleNamed: '「{step}」已完成或不需要',
    steps: {
      payment: '填上收款戶口：銀行、轉數快或 PayMe',
      delivery: '加入送貨方式和收費（現時只可自取）',
      piece: '上架第一件產品或服務',
      picture: '為產品加上相片',
      project: '發佈第一個設計案例',
      policies: '細讀五份條款範本，按實際情況修改',
      mail: '設定寄出電郵的伺服器（SMTP_URL），請負責系統的人處理',
    },
  },
  audit: {
    actions: { 'first-steps.settle': '{who} 把開店步驟 {thing} 標示為已完成或不需要' },
    subjects: { 'first-step': '開店步驟' },
  },
}
