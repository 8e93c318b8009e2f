/** Whether a renovation may be shown in the portfolio: what the client agrees to. */
export const portfolioDrafts = {
  title: '在設計案例展示你的家',
  text: '完成的工程可以成為我們的設計案例。不用姓名，也不用地址。',
  wording:
    '我同意工作室在設計案例展示這個單位的圖片、前後對比、面積、地區、風格、預算範圍及工程項目，不包括我的姓名、地址及聯絡方法。我可隨時收回同意，展示會即時停止，費用全免。',
  agree: '同意展示',
  withdraw: '收回同意',
  agreed: '你在 {time} 同意了展示。',
  withdrawn: '你在 {time} 收回了同意，沒有任何展示。',
  saved: '已記下',
  clientOnly: '只有客戶本人可以決定。',
} as const

/** Labels for the copy of personal data. */
export const personalData = {
  sections: { portfolio_drafts: '設計案例的同意' },
  fields: { is_agreed: '是否同意' },
} as const
