export const weatherDays = {
  weatherDays: {
    lead: '全港工地停工的日子。當日進行中的階段會順延，客戶可以看到。',
    none: '未有停工日。',
    add: '加入停工日',
    day: '日期',
    cause: '原因',
    causes: { T8: '八號風球', BLACK_RAIN: '黑色暴雨', EXTREME_CONDITIONS: '極端情況', OTHER: '其他原因' },
    lostTitle: '停工',
    lost: { whole: '全日', half: '半日' },
    reason: '說明',
    by: '由誰加入',
    remove: '刪除',
    removeTitle: '刪除停工日 {day}？',
    removeLead: '受影響的階段會回復原來的預計日期。',
    moves: '當日進行中、會受影響的階段：{count} 個',
  },
  resources: { weatherDays: { name: '停工日' } },
  audit: {
    actions: {
      'weather-days.add': '{who} 記錄了 {thing} 因天氣停工',
      'weather-days.remove': '{who} 刪除了 {thing} 的天氣停工紀錄',
    },
    subjects: { 'weather-day': '因天氣停工' },
  },
} as const
