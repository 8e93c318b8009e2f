/** Words around content pages. */
export const contents = {
  onThisPage: '本頁內容',
  updated: '最後更新：{date}',
  print: '列印此頁',
  address: '地址',
  map: '在地圖查看',
  closedSoon: '另外以下日子休息',
  reach: '聯絡',
  hours: '開放時間',
} as const
