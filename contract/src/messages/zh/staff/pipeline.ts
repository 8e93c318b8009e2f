/** The board of all that is under way, from the first question to the end of the warranty. */
export const pipeline = {
  pipeline: {
    lead: '由查詢到保養期，每欄停留最久的排在最前。',
    columns: {
      enquiries: '查詢',
      appointments: '預約',
      quotations: '報價',
      works: '施工',
      warranties: '保養期',
    },
    choose: '選擇欄目',
    none: '這一欄未有項目。',
    count: '{count} 項',
    late: '{count} 項逾期',
    sum: '合共 {amount}',
    openSum: '未付 {amount}',
    ofLongest: '停留最久的 {count} 項計',
    open: '未付 {amount}',
    days: '停留 {count} 日',
    today: '今日加入',
    isLate: '已逾期',
    more: '顯示更多「{column}」',
    on: {
      enquiries: '{day} 前跟進',
      quotations: '報價有效至 {day}',
      works: '許可證至 {day}',
      warranties: '保養至 {day}',
    },
    visitAt: '{visit}：{time}',
  },
  resources: { pipeline: { name: '進度總覽' } },
} as const
