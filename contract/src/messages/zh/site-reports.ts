export const siteReports = {
  title: '工地日誌',
  text: '工地主任每天發佈的圖文紀錄，最新的排最前。',
  none: '仍未有工地日誌',
  noneText: '開工後，工地主任會把當日進度連相片發佈到這裡。',
  noneWere: '沒有工地日誌',
  noneWereText: '這項工程已完結，期間沒有發佈工地日誌。',
  newest: '最新工地日誌',
  of: '{day}工地日誌',
  by: '由 {name} 發佈',
  present: '在場：{who}',
  picture: '{day} 第 {number, number} 張相片，共 {count, number} 張',
  toAll: '查看進度及工地日誌',
} as const

/** Labels for the copy of personal data. */
export const personalData = {
  sections: { site_reports: '工地日誌' },
  fields: { day: '日期', text: '內容', present: '在場人士', published_at: '發佈時間' },
} as const
