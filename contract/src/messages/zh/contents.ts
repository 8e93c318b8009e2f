/** Words around content pages. */
export const contents = {
  onThisPage: '本頁內容',
  updated: '最後更新：{date}',
  print: '列印此頁',
  address: '地址',
  map: '在地圖查看',
  closedSoon: '未來四星期的休息日',
  reach: '聯絡',
  hours: '開放時間',
} as const
