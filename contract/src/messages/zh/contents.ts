/** Words around content pages. */
export const contents = {
  onThisPage: '本頁內容',
  updated: '最後更新：{date}',
  print: '列印此頁',
  legal: '條款及政策',
  studio: '工作室資料',
  address: '地址',
  phone: '電話',
  email: '電郵',
  hours: '開放時間',
  chat: 'WhatsApp 對話',
} as const
